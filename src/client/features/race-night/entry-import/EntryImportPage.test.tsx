import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import writeExcelFile from 'write-excel-file/node';
import { forgetSession } from '../../../api/session/sessionHint';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';

const SAIL_ARENA = `Class;Division;Nationality;Sail Number;Boat Name;First Name;Last Name;Club Name;Email;Phone;WhatsApp
SRS;Startgrupp 1;SWE;312;Räkan;Åsa;Öberg;ESS;asa@example.se;070;
SRS;Gul;SWE;57;Måsen;Bo;Ek;ESS;;;
SRS;Gul;SWE;58;Nana;Eva;Lind;ESS;;;
SRS;Gul;SWE;312;Räkan;Åsa;Öberg;ESS;;;
SRS;Gul;SWE;7;Utan rorsman;;;ESS;;;
SRS;Gul;;;Trygg;Nils;Ek;ESS;;;`;

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  fleet = await aFleet(1, { 'SWE 57': 0 }, { status: 'upcoming' });
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
  Reflect.deleteProperty(navigator, 'onLine');
  page.leave();
  await fleet.close();
});

const ignore = () => {};
const wideScreen = (media: string) => ({
  ...{ media, matches: media.includes('min-width') },
  ...{ addEventListener: ignore, removeEventListener: ignore, addListener: ignore, removeListener: ignore },
});
const open = async (under = '/import') => {
  forgetSession();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/competitors${under}`, { as: fleet.official });
};
const box = () => screen.findByRole('textbox', { name: 'Lista' });
const paste = async (text: string, html = '') => {
  const field = await box();
  const data: Record<string, string> = { 'text/plain': text, 'text/html': html };
  await page.user.click(field);
  const wasTaken = !fireEvent.paste(field, { clipboardData: { getData: (type: string) => data[type] ?? '' } });
  if (!wasTaken) fireEvent.change(field, { target: { value: text } });
};
const counts = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map((one) => one.textContent)).toContain(text));
const press = (name: string | RegExp) => page.user.click(screen.getByRole('button', { name }));
const entered = async () => {
  const rows = fleet.server.db.selectFrom('competitors').select(['sail_number', 'skipper_name']).orderBy('id');
  return (await rows.execute()).map(({ sail_number }) => sail_number);
};
const rowOf = (line: number) => {
  const row = screen.getAllByRole('row').find((one) => one.firstElementChild?.textContent?.startsWith(`${line} `));
  if (!row) throw new Error(`Line ${line} is not shown.`);
  return row;
};

test('a list of SailArena is pasted, looked at, mended, entered and taken back', async () => {
  Object.assign(globalThis, { matchMedia: wideScreen });
  await open('');
  await page.user.click(await screen.findByRole('button', { name: 'Klistra in lista' }));
  await screen.findByText('Inget att granska än');
  await paste(SAIL_ARENA);
  await counts('2 klara · 1 att titta på · 1 att rätta · 2 hoppas över');
  expect(screen.getByText('Nya startgrupper läggs upp: Gul.')).toBeVisible();
  expect(screen.getByText('Nya klasser läggs upp: SRS.')).toBeVisible();
  expect(
    screen.getByText('E-post och telefon syns bara för klubben, e-posten också för seglaren själv.'),
  ).toBeVisible();
  expect(rowOf(3)).toHaveTextContent('Finns redan i anmälan.');
  expect(rowOf(5)).toHaveTextContent('Samma båt som på rad 2.');
  expect(rowOf(6)).toHaveTextContent('Det här fältet får inte vara blankt.');
  expect(rowOf(7)).toHaveTextContent('Segelnummer saknas.');

  await press('Ändra raden: SWE 7 Utan rorsman, rad 6');
  const field = (await box()) as HTMLTextAreaElement;
  expect(field).toHaveFocus();
  expect(field.value.slice(field.selectionStart, field.selectionEnd)).toBe('SRS;Gul;SWE;7;Utan rorsman;;;ESS;;;');
  fireEvent.change(field, { target: { value: SAIL_ARENA.replace('rorsman;;;', 'rorsman;Kim;Dahl;') } });
  await counts('3 klara · 1 att titta på · 2 hoppas över');
  await press(/^Hoppa över: SWE 58 Nana/);
  await press(/^Ta med ändå: SWE 57 Måsen/);
  await counts('2 klara · 2 att titta på · 2 hoppas över');
  await press('Lägg till 4 båtar');

  expect(await screen.findByText('4 båtar lades till.')).toBeVisible();
  expect(await screen.findByRole('region', { name: 'Gul' })).toBeVisible();
  expect(await entered()).toEqual(['SWE 57', 'SWE 312', 'SWE 57', 'SWE 7', '']);
  await press('Ångra');
  expect(await screen.findByText('4 båtar togs bort igen.')).toBeVisible();
  expect(await entered()).toEqual(['SWE 57']);
});

test('a column that was not recognised is chosen, and no other column keeps its field', async () => {
  Object.assign(globalThis, { matchMedia: wideScreen });
  await open();
  await paste('Nr;Vem;Rorsman\nSWE 8;Bo Ek;Fel namn');
  const column = (name: string) => screen.findByRole('combobox', { name });
  expect(await column('Nr')).toHaveDisplayValue('Tas inte med');
  expect(await column('Rorsman')).toHaveDisplayValue('Rorsman');
  await page.user.selectOptions(await column('Nr'), 'Segelnummer');
  await page.user.selectOptions(await column('Vem'), 'Rorsman');
  await waitFor(async () => expect(await column('Rorsman')).toHaveDisplayValue('Tas inte med'));
  await counts('1 klar');
  expect(rowOf(2)).toHaveTextContent('SWE 8');
  expect(rowOf(2)).toHaveTextContent('Bo Ek');
});

test('a copied web table becomes lines that people can read', async () => {
  await open();
  await paste('x', '<table><tr><th>Segelnr</th><th>Namn</th></tr><tr><td>SWE 8</td><td>Bo<br>Ek</td></tr></table>');
  expect(await box()).toHaveValue('Segelnr\tNamn\nSWE 8\t"Bo\nEk"');
  await counts('1 klar');
});

const drop = async (bytes: Uint8Array<ArrayBuffer>, name: string) => {
  const chosen = screen.getByLabelText('Välj fil', { selector: 'input' });
  fireEvent.drop(chosen, { dataTransfer: { files: [new File([bytes], name)], getData: () => '' } });
};

test('a text file is dropped as it is', async () => {
  await open();
  await box();
  await drop(new Uint8Array(Buffer.from('Segelnr;Rorsman\nSWE 8;Åsa Öberg', 'latin1')), 'lista.csv');
  await waitFor(async () => expect(await box()).toHaveValue('Segelnr;Rorsman\nSWE 8;Åsa Öberg'));
  await counts('1 klar');
});

test('a workbook is dropped, its sheet is chosen, and its boats are entered', async () => {
  await open();
  await box();
  await drop(new Uint8Array(Buffer.from('Segelnr')), 'lista.xlsx');
  expect((await screen.findAllByText(/^Filen är ingen Excelfil/))[0]).toBeVisible();
  const sheets = [
    { sheet: 'Info', data: [['Onsdagscupen']] },
    {
      sheet: 'Kölbåtar',
      data: [
        ['Segelnr', 'Rorsman'],
        ['SWE 8', 'Åsa Öberg'],
        ['SWE 9', ''],
      ],
    },
    {
      sheet: 'Jollar',
      data: [
        ['Segelnr', 'Rorsman'],
        [214, 'Bo Ek'],
      ],
    },
  ];
  await drop(new Uint8Array(await writeExcelFile(sheets).toBuffer()), 'anmälda.xlsx');
  await counts('1 klar · 1 att rätta');
  expect(screen.getByText('anmälda.xlsx')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Lista' })).toBeNull();
  expect(screen.getByRole('button', { name: /^Hoppa över: SWE 9/ })).toBeVisible();
  const sheet = screen.getByRole('combobox', { name: 'Blad' });
  expect(sheet).toHaveDisplayValue('Kölbåtar');
  await page.user.selectOptions(sheet, 'Jollar');
  await counts('1 klar');
  await press('Lägg till 1 båt');
  expect(await screen.findByText('1 båt lades till.')).toBeVisible();
  expect(await entered()).toEqual(['SWE 57', '214']);
});

test('the boats of the sailing are saved as an Excel file', async () => {
  Object.assign(globalThis, { matchMedia: wideScreen });
  const saved: Blob[] = [];
  Object.assign(URL, { createObjectURL: (file: Blob) => `blob:${saved.push(file)}`, revokeObjectURL: ignore });
  const names: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  await open('');
  await page.user.click(await screen.findByRole('button', { name: 'Fler val för deltagarna' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Ladda ner som Excel' }));
  await waitFor(() => expect(names).toEqual([expect.stringMatching(/^.+-deltagare-\d{4}-\d\d-\d\d\.xlsx$/)]));
  expect(new Uint8Array((await saved[0]?.arrayBuffer()) ?? []).subarray(0, 2)).toEqual(new Uint8Array([0x50, 0x4b]));
  click.mockRestore();
});

test('a workbook gives way to what is pasted', async () => {
  await open();
  await box();
  const bytes = await writeExcelFile([
    ['Segelnr', 'Rorsman'],
    ['SWE 8', 'Åsa Öberg'],
  ]).toBuffer();
  await drop(new Uint8Array(bytes), 'anmälda.xlsx');
  await counts('1 klar');
  await press('Ta bort filen');
  expect(await box()).toHaveValue('');
  expect(screen.queryByText('anmälda.xlsx')).toBeNull();
});

test('a list without headings says so below the box', async () => {
  await open();
  await paste('SWE 8;Bo Ek');
  expect(await screen.findByText(/Rubriker saknas/)).toBeVisible();
  expect(await box()).toBeInvalid();
  expect(screen.queryByRole('button', { name: /^Lägg till \d/ })).toBeNull();
});

test('on a phone the doubtful stand first, and what is clear is folded', async () => {
  await open();
  await paste(SAIL_ARENA);
  const section = (name: string) => screen.findByRole('region', { name });
  await section('1 att rätta');
  const names = screen.getAllByRole('region').map((one) => one.getAttribute('aria-label'));
  expect(names.filter((name) => /^\d/.test(name ?? ''))).toEqual([
    '1 att rätta',
    '1 att titta på',
    '2 klara',
    '2 hoppas över',
  ]);
  expect(within(await section('2 klara')).queryAllByRole('listitem')).toEqual([]);
  await press('Visa');
  expect(within(await section('2 klara')).getAllByRole('listitem')).toHaveLength(2);
});

test('without a network the list waits here, and is looked at when it returns', async () => {
  await open();
  Object.defineProperty(navigator, 'onLine', { configurable: true, value: false });
  act(() => void dispatchEvent(new Event('offline')));
  await paste('Segelnr;Rorsman\nSWE 8;Bo Ek');
  expect(await screen.findByText(/Du är offline. Det du har klistrat in är kvar här/)).toBeVisible();
  page.leave();
  Reflect.deleteProperty(navigator, 'onLine');
  await open();
  expect(await box()).toHaveValue('Segelnr;Rorsman\nSWE 8;Bo Ek');
  await counts('1 klar');
});

test('a list that was read in before can be taken back, unless one of its boats was changed', async () => {
  const url = `/api/sailings/${fleet.sailing.id}/entry-import/`;
  await fleet.other('POST', url, { text: 'Segelnr;Rorsman\nSWE 8;Bo Ek\nSWE 9;Eva Lind' });
  const boat = await fleet.idOf('SWE 8');
  await fleet.other('PATCH', `/api/competitors/${boat}/`, { boat_name: 'Vind' });
  await open();
  const earlier = within(await screen.findByRole('region', { name: 'Inlästa listor' }));
  expect(earlier.getByRole('listitem')).toHaveTextContent('2 båtar');
  const takeBack = async () => {
    await page.user.click(earlier.getByRole('button', { name: /^Ta tillbaka listan/ }));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Ta bort 2 båtar?' }));
    await page.user.click(dialog.getByRole('button', { name: 'Ta tillbaka' }));
    return dialog;
  };
  const dialog = await takeBack();
  expect(await dialog.findByText(/SWE 8 Vind har fått en tid eller ändrats/)).toBeVisible();
  await page.user.click(dialog.getByRole('button', { name: 'Avbryt' }));
  await fleet.other('DELETE', `/api/competitors/${boat}/`);
  forgetSession();
  page.leave();
  await open();
  await page.user.click(await screen.findByRole('button', { name: /^Ta tillbaka listan/ }));
  await press('Ta tillbaka');
  await waitFor(async () => expect(await entered()).toEqual(['SWE 57']));
});
