import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { numberField, openFinish, rowsOf, timeField, typeLine } from '../../../../testing/openFinish';
import type { OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls, type SentCall } from '../../../../testing/tabs';
import { showClock } from '../../../../testing/showClock';
import { wireDatetime } from '../../../../shared/domain/time';
import { connectionChanged } from '../../../state/connection';

const CLOCK = '2026-06-04T19:44:23+02:00';

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;
/** What comes of the page's own finishes. */
let ofFinishes: (call: SentCall, send: () => Promise<Response>) => Promise<Response>;
/** What comes of its own stamps. */
let ofObservations: typeof ofFinishes;

beforeEach(async () => {
  localStorage.clear();
  // A finish in the future would be doubted.
  const evening = '2026-06-04T20:30:00+02:00';
  fleet = await aFleet(1, { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 0 }, { status: 'ongoing' }, evening);
  ofFinishes = (_, send) => send();
  ofObservations = (_, send) => send();
  watch = watchCalls((call, send) => {
    if (call.path.includes('/finish-observations/')) return ofObservations(call, send);
    return call.path.endsWith('/finishes/') ? ofFinishes(call, send) : send();
  });
  page = await openFinish(fleet);
});
afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const truth = async (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();
const becomes = (boat: string, values: object) =>
  waitFor(async () => expect((await truth(boat)) ?? {}).toMatchObject(values));
const otherFinishes = async (boat: string, finish_time: string) =>
  fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finishes/`, {
    finishes: [{ competitor: await fleet.idOf(boat), finish_time }],
  });

test('without a network the sheet goes on, says that it waits, and sends all of it later', async () => {
  ofFinishes = noNetwork;
  await typeLine(page, '57', '194423');
  await typeLine(page, '312', 'DNF');
  await typeLine(page, '99', '195000');
  expect(await screen.findByText('3 målgångar väntar på anslutning')).toBeVisible();
  expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual([
    expect.stringMatching(/^SWE 57 .*Väntar på anslutning$/),
    expect.stringMatching(/^99 Okänd båt Väntar på anslutning$/),
  ]);
  ofFinishes = (_, send) => send();
  dispatchEvent(new Event('online'));
  await becomes('SWE 57', { elapsed_s: 4463 });
  await becomes('SWE 312', { score_code: 'DNF' });
  await becomes('99', { is_unmatched: 1 });
  await waitFor(() => expect(screen.queryByText(/väntar på anslutning/i)).not.toBeInTheDocument());
});

test('a finish that is refused stays on the screen until somebody decides, and can be saved all the same', async () => {
  ofFinishes = noNetwork;
  await typeLine(page, '57', '195000');
  await screen.findByText('1 målgång väntar på anslutning');
  await otherFinishes('SWE 57', CLOCK);
  ofFinishes = (_, send) => send();
  dispatchEvent(new Event('online'));
  expect(await screen.findByText(/^SWE 57 Vind 7: .+ skrev 19\.44\.23, du 19\.50\.00\.$/)).toBeVisible();
  await waitFor(() => expect(rowsOf('I mål')[0]?.[2]).toBe('19.44.23'));
  await press('Använd 19.50.00');
  await becomes('SWE 57', { elapsed_s: 4800 });
  expect(screen.queryByText(/skrev 19\.44\.23/)).not.toBeInTheDocument();
});

test('of two finishes of one boat the other official’s can be kept', async () => {
  ofFinishes = noNetwork;
  await typeLine(page, '57', '195000');
  await screen.findByText('1 målgång väntar på anslutning');
  await otherFinishes('SWE 57', CLOCK);
  ofFinishes = (_, send) => send();
  dispatchEvent(new Event('online'));
  await page.user.click(await screen.findByRole('button', { name: 'Behåll 19.44.23' }));
  expect(screen.queryByText(/skrev 19\.44\.23/)).not.toBeInTheDocument();
  await becomes('SWE 57', { elapsed_s: 4463 });
});

test('the menu of an unknown boat stays open when the server gives the boat its row, and offers what it then can', async () => {
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  ofFinishes = async (_, send) => {
    await answered;
    return send();
  };
  await typeLine(page, '999', '194423');
  await press('Fler val för 999');
  const menu = within(await screen.findByRole('menu', { name: '999' }));
  expect(menu.queryByRole('menuitem', { name: 'Koppla till…' })).not.toBeInTheDocument();

  answer();
  await becomes('999', { is_unmatched: 1 });
  await page.user.click(await menu.findByRole('menuitem', { name: 'Koppla till…' }));
  expect(await screen.findByRole('dialog', { name: 'Koppla 999' })).toBeVisible();
});

test('the line says since when there is no connection', async () => {
  page.store.dispatch(
    connectionChanged({ phase: 'offline', at: Date.parse('2026-06-04T19:00:00+02:00'), retryAt: null }),
  );
  expect(
    await screen.findByText(
      'Ingen anslutning sedan 19.00. Det du skriver sparas här och skickas när anslutningen är tillbaka.',
    ),
  ).toBeVisible();
});

describe('stamped times', () => {
  const stamps = () =>
    within(screen.getByRole('list', { name: 'Stämplade tider utan båt' }))
      .queryAllByRole('button', { name: /^Nästa båt får/ })
      .map((button) => button.textContent);
  /** Half a second early: to the nearest second it is then, also where the press comes late. */
  const stampAt = (clock: string) => {
    showClock(wireDatetime(Date.parse(`2026-06-04T${clock}+02:00`) - 450));
    screen.getByRole('button', { name: 'Målgång nu' }).click();
  };

  test('are all kept, also over a reload, and boats are tapped in order afterwards', async () => {
    for (const clock of ['19:44:23', '19:44:23', '19:45:01']) stampAt(clock);
    await waitFor(() => expect(stamps()).toEqual(['19.44.23', '19.44.23', '19.45.01']));
    page.leave();
    page = await openFinish(fleet);
    await waitFor(() => expect(stamps()).toEqual(['19.44.23', '19.44.23', '19.45.01']));

    await press('Skriv in SWE 57 Vind 7');
    await press('Skriv in GER 88 Vind 8');
    expect(stamps()).toEqual(['19.45.01']);
    expect(rowsOf('I mål').map(([, boat, clock]) => [boat?.slice(0, 6), clock])).toEqual([
      ['SWE 57', '19.44.23'],
      ['GER 88', '19.44.23'],
    ]);
    await becomes('GER 88', { elapsed_s: 4463 });

    await press('Ångra');
    await waitFor(() => expect(stamps()).toEqual(['19.44.23', '19.45.01']));
    await becomes('GER 88', { elapsed_s: null });
  });

  test('of another phone are shown by themselves, and so is the boat that it was', async () => {
    const id = '00000000-0000-4000-8000-000000000001';
    const url = `/api/sailings/${fleet.sailing.id}/finish-observations/`;
    await fleet.other('POST', url, { observations: [{ id, at: '2026-06-04T19:44:22.600+02:00' }] });
    await waitFor(() => expect(stamps()).toEqual(['19.44.23']));
    await fleet.other('PATCH', `${url}${id}/`, { competitor: await fleet.idOf('SWE 57') });
    await waitFor(() => expect(stamps()).toEqual([]));
    expect(rowsOf('I mål')).toMatchObject([['1', expect.stringContaining('SWE 57'), '19.44.23', '1:14:23', '–', '–']]);
  });

  const tiles = () => {
    const list = screen.getByRole('heading', { name: 'Ute på banan' }).nextElementSibling;
    return [...(list?.children ?? [])].map(({ textContent }) => textContent);
  };

  test('the tile that was tapped keeps its place, grey and with its time, so that a second tap hits nobody', async () => {
    stampAt('19:44:23');
    stampAt('19:45:01');
    await waitFor(() => expect(stamps()).toHaveLength(2));
    const tile = screen.getByRole('button', { name: 'Skriv in SWE 57 Vind 7' });
    const place = tile.parentElement;
    tile.click();
    await waitFor(() => expect(tiles()).toEqual(['SWE 5719.44.23', 'SWE 312Vind 2', 'GER 88Vind 8']));
    expect(place?.isConnected).toBe(true);
    expect(stamps()).toEqual(['19.45.01']);
    await waitFor(() => expect(tiles()).toEqual(['SWE 312Vind 2', 'GER 88Vind 8']), { timeout: 7_000 });
  });

  test('none is made where a boat stands in the line and waits for its time: it finishes', async () => {
    await press('Skriv in SWE 57 Vind 7');
    expect(numberField()).toHaveValue('SWE 57');
    stampAt('19:44:23');
    await becomes('SWE 57', { elapsed_s: 4463 });
    expect(stamps()).toEqual([]);
    expect(numberField()).toHaveValue('');
    stampAt('19:50:00');
    await waitFor(() => expect(stamps()).toEqual(['19.50.00']));
  });

  test('without a network wait here, and are sent with their boats when it is back', async () => {
    ofObservations = noNetwork;
    stampAt('19:44:23');
    stampAt('19:45:01');
    await press('Skriv in SWE 57 Vind 7');
    expect(rowsOf('I mål').map(([, boat]) => boat)).toEqual([
      expect.stringMatching(/^SWE 57 .*(Skickas|Väntar på anslutning)$/),
    ]);
    page.leave();
    page = await openFinish(fleet);
    await waitFor(() => expect(stamps()).toEqual(['19.45.01']));
    ofObservations = (_, send) => send();
    dispatchEvent(new Event('online'));
    await becomes('SWE 57', { elapsed_s: 4463 });
    await waitFor(async () =>
      expect(await fleet.server.db.selectFrom('finish_observations').selectAll().execute()).toHaveLength(2),
    );
  });

  test('that are doubted are asked about, and count when somebody says so', async () => {
    stampAt('21:00:00');
    await press('Skriv in SWE 312 Vind 2');
    expect(await screen.findByText('Målgången för SWE 312 Vind 2 ligger i framtiden.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Skriv in SWE 312 Vind 2' })).toBeVisible();
    await press('Räkna ändå');
    await becomes('SWE 312', { elapsed_s: 9000 });
    await waitFor(() => expect(screen.queryByText(/ligger i framtiden/)).toBeNull());
  });

  test('of an earlier build, which only this browser knows of, are handed over', async () => {
    page.leave();
    const kept = [{ id: 1, at: Date.parse(CLOCK) }];
    localStorage.setItem(`styrbord.stamps.${fleet.official.id}.${fleet.sailing.id}`, JSON.stringify(kept));
    page = await openFinish(fleet);
    await waitFor(() => expect(stamps()).toEqual(['19.44.23']));
    await waitFor(async () =>
      expect(await fleet.server.db.selectFrom('finish_observations').select('at').execute()).toEqual([
        { at: '2026-06-04T17:44:23.000Z' },
      ]),
    );
    expect(Object.keys(localStorage).filter((name) => name.startsWith('styrbord.stamps.'))).toEqual([]);
  });

  test('go to a number that is typed without a time, the chosen one first', async () => {
    stampAt('19:44:23');
    stampAt('19:50:00');
    await waitFor(() => expect(stamps()).toHaveLength(2));
    await press('Nästa båt får 19.50.00');
    await page.user.type(numberField(), '57{Enter}{Enter}');
    expect(stamps()).toEqual(['19.44.23']);
    await becomes('SWE 57', { elapsed_s: 4800 });
    await typeLine(page, '312', '195500');
    expect(stamps()).toEqual(['19.44.23']);
  });

  test('a boat that stands in the line alone is finished by the next stamp, and taken back with it', async () => {
    await press('Skriv in GER 88 Vind 8');
    stampAt('19:44:23');
    await becomes('GER 88', { elapsed_s: 4463 });
    expect(numberField()).toHaveValue('');
    expect(await screen.findByText('Senast sparad: GER 88 Vind 8 19.44.23')).toBeVisible();
    await press('Ångra');
    await waitFor(() => expect(stamps()).toEqual(['19.44.23']));
    await becomes('GER 88', { elapsed_s: null });
  });

  test('a stamp before the start of the boat is not given to it: the line asks for a time', async () => {
    stampAt('18:00:00');
    await waitFor(() => expect(stamps()).toHaveLength(1));
    await press('Skriv in SWE 57 Vind 7');
    expect(timeField()).toHaveFocus();
    expect(stamps()).toEqual(['18.00.00']);
    await press('Ta bort stämpeln 18.00.00');
    expect(stamps()).toEqual([]);
  });
});

test('what one person writes in one minute stands together in the log', async () => {
  await otherFinishes('SWE 57', '2026-06-04T19:44:23+02:00');
  await otherFinishes('GER 88', '2026-06-04T19:44:40+02:00');
  await press('Visa ändringslogg');
  const log = within(await screen.findByRole('list', { name: 'Ändringslogg' }));
  const together = (await log.findByText(/^\d\d\.\d\d · .+ · 2 ändringar$/)).closest('li');
  expect(together).toHaveTextContent('SWE 57 Vind 7 inget → 19.44.23');
  expect(together).toHaveTextContent('GER 88 Vind 8 inget → 19.44.40');
});

test('the log shows who wrote what, and takes it back', async () => {
  await typeLine(page, '57', '194423');
  await becomes('SWE 57', { elapsed_s: 4463 });
  await press('Visa ändringslogg');
  const log = await screen.findByRole('list', { name: 'Ändringslogg' });
  await within(log).findByText('SWE 57 Vind 7');
  expect(within(log).getByText(/inget → 19\.44\.23/)).toBeVisible();
  await otherFinishes('SWE 57', '2026-06-04T19:50:00+02:00');
  await within(log).findByText(/19\.44\.23 → 19\.50\.00/);
  await page.user.click(within(log).getByRole('button', { name: 'Ångra SWE 57 Vind 7 19.44.23 → 19.50.00' }));
  await becomes('SWE 57', { elapsed_s: 4463 });
  await waitFor(() => expect(rowsOf('I mål')[0]?.[2]).toBe('19.44.23'));
});
