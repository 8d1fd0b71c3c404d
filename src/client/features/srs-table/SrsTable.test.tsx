import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { validationTexts } from '../../../shared/texts/validation';
import { aUser } from '../../../testing/accounts';
import { clubSite } from '../../../testing/clubSite';

const site = clubSite();
const HEADINGS = 'Båttyp\tSRS\tSRS utan flygande segel\tSRS shorthand\tSRS shorthand utan flygande segel';
const tableOf = (...rows: string[]) => [HEADINGS, ...rows].join('\n');

const aModel = (name: string, srs_thousandths: number) =>
  site.server.db
    .insertInto('boat_models')
    .values({ name, kind: 'monohull', srs_thousandths, srs_no_flying_thousandths: 800, srs_year: 2026 })
    .execute();
const held = () =>
  site.server.db.selectFrom('boat_models').select(['name', 'srs_thousandths', 'is_current']).orderBy('name').execute();
const open = async () => site.open('/srs-tabellen', await aUser(site.server, { is_staff: 1 }));
const paste = async (text: string, html = '') => {
  const data: Record<string, string> = { 'text/plain': text, 'text/html': html };
  fireEvent.paste(await screen.findByRole('textbox', { name: 'Tabell' }), {
    clipboardData: { getData: (type: string) => data[type] ?? '' },
  });
};
const press = (name: string | RegExp) => site.page.user.click(screen.getByRole('button', { name }));
const rows = async () => {
  const table = await screen.findByRole('table', { name: 'Skillnad' });
  return within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent);
};

test('a table is pasted, compared part by part, and taken after a question', async () => {
  for (const [name, srs] of [
    ['Alfa', 900],
    ['Beta', 950],
    ['Delta', 880],
  ] as const)
    await aModel(name, srs);
  await open();
  expect(await screen.findByText('Nu finns 3 båttyper, med tal för 2026.')).toBeVisible();
  expect(screen.getByText('Inget att jämföra än')).toBeVisible();
  await site.page.user.clear(screen.getByRole('textbox', { name: 'År' }));
  await site.page.user.type(screen.getByRole('textbox', { name: 'År' }), '2027');

  await paste(tableOf('Alfa\t0,920\t0,8', 'Beta\t0,951\t0,8', 'Cesar\t1,010', 'Rubrik\t'));

  expect(await screen.findByRole('heading', { name: 'Tabellen för 2027 jämförd med den för 2026' })).toBeVisible();
  expect(screen.getByText('0 båttyper har samma tal som förut. 1 rad utan tal hoppas över.')).toBeVisible();
  expect(await rows()).toEqual(['AlfaSRS 0,900 → 0,920']);
  await press('Nya (1)');
  expect(await rows()).toEqual(['CesarSRS 1,010']);
  await press('Borta (1)');
  expect(await rows()).toEqual(['DeltaSRS 0,880SRS utan flygande segel 0,800']);
  await press('Ändrade lite (1)');
  expect(await rows()).toEqual(['BetaSRS 0,950 → 0,951']);
  await site.page.user.type(screen.getByRole('searchbox', { name: 'Sök båttyp' }), 'alfa');
  expect(screen.getByText('Ingen båttyp passar sökningen.')).toBeVisible();
  expect(await held()).toMatchObject([{ srs_thousandths: 900 }, { srs_thousandths: 950 }, { srs_thousandths: 880 }]);

  await press('Ta in tabellen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta in SRS-tabellen för 2027?' }));
  expect(question.getByText(/1 båttyp läggs till, 2 båttyper får andra tal och 1 båttyp går inte/)).toBeVisible();
  await site.page.user.click(question.getByRole('button', { name: 'Ta in tabellen' }));
  expect(await screen.findByText('SRS-tabellen för 2027 är inläst.')).toBeVisible();
  expect(await screen.findByText('Nu finns 3 båttyper, med tal för 2027.')).toBeVisible();
  expect(await held()).toEqual([
    { name: 'Alfa', srs_thousandths: 920, is_current: 1 },
    { name: 'Beta', srs_thousandths: 951, is_current: 1 },
    { name: 'Cesar', srs_thousandths: 1010, is_current: 1 },
    { name: 'Delta', srs_thousandths: 880, is_current: 0 },
  ]);
  expect(await screen.findByText('Inget att jämföra än')).toBeVisible();
});

test('what is wrong in a table is told row by row, and a mended table is compared on request', async () => {
  await open();
  await paste('x', '<table><tr><th>Båttyp<th>SRS<tr><td>Alfa<td>fel<tr><td>Beta<td>12,5</table>');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Rad 2, Alfa: fel är inget SRS-tal mellan 0,300 och 2,500.');
  expect(alert).toHaveTextContent('Rad 3, Beta: 12,5 är inget SRS-tal mellan 0,300 och 2,500.');
  expect(screen.queryByRole('button', { name: 'Ta in tabellen' })).not.toBeInTheDocument();

  fireEvent.change(screen.getByRole('textbox', { name: 'Tabell' }), { target: { value: 'Båttyp;SRS\nAlfa;0,9' } });
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  await site.page.user.clear(screen.getByRole('textbox', { name: 'År' }));
  await press('Jämför');
  expect(await screen.findByText(validationTexts.tooSmall(2000))).toBeVisible();
  await site.page.user.type(screen.getByRole('textbox', { name: 'År' }), '2027');
  await press('Jämför');
  expect(await rows()).toEqual(['AlfaSRS 0,900']);
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('Kolumnen SRS utan flygande segel saknas.');
});

test('a saved page is chosen as a file', async () => {
  await open();
  await screen.findByRole('textbox', { name: 'Tabell' });
  const file = new File(['<table><tr><th>Båttyp<th>SRS<tr><td>Alfa<td>0,9</table>'], 'srs.html');
  await site.page.user.upload(screen.getByLabelText('Välj fil', { selector: 'input' }), file);
  expect(await rows()).toEqual(['AlfaSRS 0,900']);
});

test('the page is in the keeper’s menu, and others may not open it', async () => {
  await site.open('/', await aUser(site.server, { is_staff: 1 }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  expect(await screen.findByRole('menuitem', { name: 'SRS-tabellen' })).toHaveAttribute('href', '/srs-tabellen');
  site.page.leave();
  await site.open('/srs-tabellen', await site.official());
  expect(await screen.findByRole('heading', { level: 1, name: 'Du har inte behörighet till sidan' })).toBeVisible();
});
