import { act, screen, waitFor, within } from '@testing-library/react';
import { FakeAudioContext, FakeSpeech, withSpeech } from '../../../../testing/fakeSound';
import { showClock } from '../../../../testing/showClock';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { restoreClock } from '../../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp;

const STARTS: Record<string, { start_at: string | null; rating_thousandths: number }> = {
  'SWE 57': { start_at: '2026-06-04T16:30:00.000Z', rating_thousandths: 858 },
  'SWE 312': { start_at: '2026-06-04T16:42:00.000Z', rating_thousandths: 1000 },
  'SWE 9': { start_at: '2026-06-04T16:42:00.000Z', rating_thousandths: 1000 },
  'GER 88': { start_at: '2026-06-04T16:50:00.000Z', rating_thousandths: 1103 },
};

/** Opens the console of a pursuit. Then it is this late by all clocks, however long it took to open. */
async function openAt(clock: string, starts = STARTS): Promise<void> {
  localStorage.clear();
  restoreClock();
  const instant = `2026-06-04T${clock}+02:00`;
  const boats = Object.fromEntries(Object.keys(STARTS).map((number) => [number, null]));
  fleet = await aFleet(0, boats, { start_type: 'individual' }, instant);
  fleet.server.clock.run();
  for (const [number, values] of Object.entries(starts)) {
    await fleet.server.db.updateTable('competitors').set(values).where('sail_number', '=', number).execute();
  }
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/start`, { as: fleet.official });
  await screen.findByRole('dialog', { name: 'Startkonsol' });
  fleet.server.clock.set(instant);
  act(() => showClock(instant));
}
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const press = async (name: string | RegExp) => page.user.click(await screen.findByRole('button', { name }));
const own = async () =>
  within(await screen.findByRole('list', { name: 'Egna starter' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);
const storedStarts = async () => {
  const boats = await fleet.server.db.selectFrom('competitors').select('start_at').orderBy('id').execute();
  return boats.map(({ start_at }) => start_at?.slice(11, 19));
};
const log = async () => {
  const acts = await fleet.server.db.selectFrom('start_log').select(['kind', 'payload']).orderBy('id').execute();
  return acts.map(({ kind, payload }) => [kind, (JSON.parse(payload) as { text?: string }).text]);
};

test('before the first start J is up with the sequence, and the boat that starts is named', async () => {
  await openAt('18:26:48');
  expect(await screen.findByText(/^SWE 57 Vind 7 · 0,858 startar om 3:1\d · nästa signal$/)).toBeVisible();
  expect(screen.getByText('P ned', { selector: '.what' })).toBeVisible();
  const pole = within(screen.getByRole('list', { name: 'Flaggor' }));
  expect(pole.getAllByRole('img').map((flag) => flag.getAttribute('aria-label'))).toEqual(['J', 'P']);
  expect(await own()).toEqual([
    expect.stringMatching(/^18\.30\.00SWE 57 Vind 70,858om 3:1\d$/),
    expect.stringMatching(/^18\.42\.00SWE 9 Vind 91,000om 15:1\d$/),
    expect.stringMatching(/^18\.42\.00SWE 312 Vind 21,000om 15:1\d$/),
    expect.stringMatching(/^18\.50\.00GER 88 Vind 81,103om 23:1\d$/),
  ]);
});

test('boats of one moment are one signal, and a boat that starts late is noted by one press and undone by another', async () => {
  await openAt('18:41:20');
  expect(await screen.findByText('SWE 9 Vind 9 · 1,000, SWE 312 Vind 2 · 1,000', { selector: '.what' })).toBeVisible();
  expect(screen.getByText(/^ett ljud 18\.42\.00$/)).toBeVisible();
  const rows = within(screen.getByRole('list', { name: 'Egna starter' })).getAllByRole('listitem');
  expect(rows.map((row) => row.getAttribute('aria-current'))).toEqual([null, 'true', 'true', null]);
  expect(screen.queryByRole('button', { name: 'SWE 9 Vind 9 startar sent, nu' })).not.toBeInTheDocument();

  await press('SWE 57 Vind 7 startar sent, nu');
  expect((await own())[0]).toMatch(/^18\.30\.00SWE 57 Vind 70,858 · sen 18\.41\.\d\dÅngra$/);
  const text = expect.stringMatching(/^SWE 57 Vind 7 startade sent 18\.41\.\d\d$/) as string;
  await waitFor(async () => expect(await log()).toEqual([['note', text]]));
  expect((await storedStarts())[0]).toBe('16:30:00');

  await press('Mer');
  await page.user.click(await screen.findByText('Startlogg'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Startlogg' }));
  expect(dialog.getByText(/^SWE 57 Vind 7 startade sent 18\.41\.\d\d$/)).toBeVisible();
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.getElementById('print');
  expect(paper).toHaveTextContent(/18\.42\.00SWE 9 Vind 9 · 1,000, SWE 312 Vind 2 · 1,000ett ljud/);
  expect(paper).toHaveTextContent(/18\.50\.00J ned · GER 88 Vind 8 · 1,103ett ljud/);
  expect(paper).toHaveTextContent(/SWE 57 Vind 7 startade sent 18\.41\.\d\d/);
  act(() => void window.dispatchEvent(new Event('afterprint')));
  await page.user.click(dialog.getByRole('button', { name: 'Stäng' }));
  await press('Ångra sen start för SWE 57 Vind 7');
  expect(await screen.findByRole('button', { name: 'SWE 57 Vind 7 startar sent, nu' })).toBeVisible();
});

test('AP moves every own start: said before it comes down, shown at once, and stored', async () => {
  await openAt('18:29:10');
  await press('Uppskjut');
  expect(screen.queryByRole('list', { name: 'Egna starter' })).not.toBeInTheDocument();
  expect(await screen.findByText(/^Båtarnas egna starter: första 18\.3\d\.00, sista 18\.5\d\.00\.$/)).toBeVisible();
  await press('Nu');
  await press('+ 5 min');
  expect(screen.getByText('Båtarnas egna starter: första 18.41.00, sista 19.01.00.')).toBeVisible();
  expect(screen.getByText('J upp 18.36.00, en minut efter att flaggan går ned.')).toBeVisible();
  await press(/^AP ned 18\.35\.00/);
  const moved = () => own().then((rows) => rows.map((row) => row?.slice(0, 8)));
  expect(await moved()).toEqual(['18.41.00', '18.53.00', '18.53.00', '19.01.00']);
  await waitFor(async () => expect(await storedStarts()).toEqual(['16:41:00', '16:53:00', '16:53:00', '17:01:00']));
  await waitFor(() => expect(page.store.getState().pendingChanges.queue).toEqual([]));
  expect(await moved()).toEqual(['18.41.00', '18.53.00', '18.53.00', '19.01.00']);
});

test('once boats have started, Uppskjut asks for N instead', async () => {
  await openAt('18:33:00');
  await press('Uppskjut');
  const question = within(await screen.findByRole('alertdialog', { name: 'Starten har gått' }));
  await page.user.click(question.getByRole('button', { name: 'Ja' }));
  await waitFor(async () => expect(await log()).toEqual([['n_up', undefined]]));
  expect(await screen.findByText('Annullerat')).toBeVisible();
});

async function openHorn() {
  await press('Mer');
  await page.user.click(await screen.findByText('Ljud och ansvar'));
  return within(await screen.findByRole('dialog', { name: 'Ljud och ansvar' }));
}

test('the boats are read out by the device that sounds, once somebody has asked for it', async () => {
  const voice = new FakeSpeech();
  const leaveSpeech = withSpeech(voice);
  Object.assign(globalThis, { AudioContext: FakeAudioContext });
  // Soon after one another, so that a slow machine hears one of them.
  const later = { start_at: '2026-06-04T16:42:20.000Z', rating_thousandths: 1103 };
  await openAt('18:41:50', { ...STARTS, 'GER 88': later });
  const dialog = await openHorn();
  const wish = dialog.getByRole('switch', { name: 'Läs upp båtarna' });
  expect(wish).not.toBeChecked();
  await page.user.click(wish);
  await page.user.click(dialog.getByRole('button', { name: 'Tuta härifrån' }));
  const told = 'Alva: Båtarna läses upp.';
  const boats = expect.stringMatching(/^Alva: (Vind 9, 1,000\. Vind 2, 1,000|Vind 8, 1,103)$/) as string;
  await waitFor(() => expect(voice.said.slice(0, 3)).toEqual([told, told, boats]), { timeout: 30_000 });
  await page.user.click(wish);
  expect(wish).not.toBeChecked();
  Reflect.deleteProperty(globalThis, 'AudioContext');
  leaveSpeech();
});

test('where the browser has no voice, that is said and nothing else is missing', async () => {
  await openAt('18:20:00');
  const dialog = await openHorn();
  expect(dialog.getByText('Den här webbläsaren kan inte läsa upp båtarna.')).toBeVisible();
  expect(dialog.queryByRole('switch')).not.toBeInTheDocument();
  expect(dialog.getByRole('button', { name: 'Tuta härifrån' })).toBeEnabled();
});
