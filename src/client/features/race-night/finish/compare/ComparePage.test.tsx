import { screen, waitFor, within } from '@testing-library/react';
import { forgetSession } from '../../../../api/session/sessionHint';
import { aFleet, type Fleet } from '../../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';

const EVENING = '2026-06-04T20:30:00+02:00';
const NUMBERS = ['SWE 57', 'SWE 58', 'SWE 59', 'SWE 60', 'SWE 61', 'SWE 62'] as const;
type Line = [boat: (typeof NUMBERS)[number], clock: string];

const MAIN: Line[] = [
  ['SWE 57', '19:40:00'],
  ['SWE 58', '19:41:00'],
  ['SWE 59', '19:41:03'],
  ['SWE 60', '19:45:00'],
  ['SWE 62', '19:59:00'],
];
const RESERVE: Line[] = [
  ['SWE 57', '19:40:00'],
  ['SWE 58', '19:41:05'],
  ['SWE 59', '19:41:03'],
  ['SWE 60', '19:45:02'],
  ['SWE 61', '19:46:00'],
  ['SWE 62', '19:59:00'],
];

let fleet: Fleet;
let page: OpenedApp;

const uuid = (list: string, n: number) => `0000000${list === 'main' ? 1 : 2}-0000-4000-8000-00000000000${n}`;
async function write(list: 'main' | 'reserve', lines: readonly Line[]) {
  const observations = [];
  for (const [index, [boat, clock]] of lines.entries())
    observations.push({
      ...{ id: uuid(list, index), at: `2026-06-04T${clock}+02:00`, list, competitor: await fleet.idOf(boat) },
      device: list === 'main' ? 'Tornet' : 'Båten',
    });
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finish-observations/`, { observations });
}
const open = async (under = '/compare') => {
  forgetSession();
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/finish${under}`, { as: fleet.official });
};

beforeEach(async () => {
  localStorage.clear();
  fleet = await aFleet(1, Object.fromEntries(NUMBERS.map((one) => [one, 0])), { status: 'ongoing' }, EVENING);
  await fleet.server.db.updateTable('competitors').set({ rating_thousandths: 1000 }).execute();
});
afterEach(async () => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
  page.leave();
  await fleet.close();
});

const card = (boat: string) => screen.findByRole('region', { name: boat });
const choices = (region: HTMLElement) =>
  within(region)
    .getAllByRole('button')
    .map((button) => button.textContent);
const lines = () =>
  [...screen.getByRole('list', { name: 'Målgångar i tidsordning' }).children].map((row) => row.textContent);
const press = (name: string | RegExp, region?: HTMLElement) =>
  page.user.click((region ? within(region) : screen).getByRole('button', { name }));
const becomes = (boat: string, clock: string | null) =>
  waitFor(async () => {
    const rows = fleet.server.db.selectFrom('competitors').select('finish_at').where('sail_number', '=', boat);
    const at = (await rows.executeTakeFirstOrThrow()).finish_at;
    expect(at && Date.parse(at)).toBe(clock && Date.parse(`2026-06-04T${clock}+02:00`));
  });

describe('two lists that differ', () => {
  beforeEach(async () => {
    await write('main', MAIN);
    await write('reserve', RESERVE);
  });

  test('only what moves a place asks, with what each answer leads to', async () => {
    await open();
    expect(choices(await card('SWE 58 Vind 8'))).toEqual([
      'Huvudlista 19.41.00 2:a1',
      'Reserv 19.41.05 3:e2',
      'Skriv en annan tid',
    ]);
    expect(choices(await card('SWE 61 Vind 1'))).toEqual([
      'Ta med från reserv 19.46.00 5:e',
      'Lämna ute Ingen tid ingen plats',
      'Skriv en annan tid',
    ]);
    expect(screen.getByText('Plats 2:a eller 3:e')).toBeVisible();
    expect(lines()).toEqual([
      expect.stringMatching(/^1 överens19\.40\.00/),
      expect.stringMatching(/^SWE 58 Vind 8skiljer 5 s/),
      expect.stringMatching(/^1 överens19\.41\.03/),
      'SWE 60 Vind 0 skiljer 2 s, ingen plats ändras19.45.00 / 19.45.02',
      expect.stringMatching(/^SWE 61 Vind 1bara reserven/),
      expect.stringMatching(/^1 överens19\.59\.00/),
    ]);
    expect(screen.getByRole('img', { name: '3 överens, 1 utan betydelse, 2 att avgöra' })).toBeVisible();
    expect(screen.getByText('2 kvar att avgöra')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Använd listan' })).toBeNull();
    expect(screen.getByText('Båten, klockorna går lika')).toBeVisible();
  });

  test('what is decided is written, says who decided, and can be changed; then the list is used', async () => {
    await open();
    await press(/^Reserv/, await card('SWE 58 Vind 8'));
    expect(await screen.findByText('1 kvar att avgöra')).toBeVisible();
    await becomes('SWE 58', '19:41:05');
    expect(screen.getByText(/^Från reserv, avgjort av .+ 20\.30$/)).toBeVisible();

    await press(/^Ta med/, await card('SWE 61 Vind 1'));
    expect(await screen.findByText('målgångar klara')).toBeVisible();
    await becomes('SWE 61', '19:46:00');
    expect(screen.getByRole('link', { name: 'Använd listan' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${fleet.sailing.id}/result`,
    );

    await press('Ändra SWE 58 Vind 8');
    const again = await card('SWE 58 Vind 8');
    expect(within(again).getByRole('button', { name: /^Reserv/ })).toHaveAttribute('aria-pressed', 'true');
    await press(/^Huvudlista/, again);
    await becomes('SWE 58', '19:41:00');
    expect(await screen.findByText(/^Huvudlistan gäller, avgjort av/)).toBeVisible();
  });

  test('keys answer the one that is asked first, and a time may be typed', async () => {
    await open();
    await card('SWE 58 Vind 8');
    await page.user.keyboard('2');
    await becomes('SWE 58', '19:41:05');
    await screen.findByText('1 kvar att avgöra');
    await page.user.keyboard('e');
    const typed = await screen.findByRole('textbox', { name: 'Klockslag' });
    expect(typed).toHaveFocus();
    await page.user.type(typed, '2561{Enter}');
    expect(screen.getByText('Skriv klockslaget med siffror, till exempel 184523.')).toBeVisible();
    await page.user.clear(typed);
    await page.user.type(typed, '194700{Enter}');
    await becomes('SWE 61', '19:47:00');
    expect(await screen.findByText(/^Skriven tid, avgjort av/)).toBeVisible();
  });

  test('another official’s answer comes by itself', async () => {
    await open();
    await card('SWE 58 Vind 8');
    const decisions = [{ main: uuid('main', 1), reserve: uuid('reserve', 1), use: 'reserve' }];
    await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finish-differences/`, { decisions });
    expect(await screen.findByText('1 kvar att avgöra')).toBeVisible();
  });

  test('an answer that cannot be written is told, and nothing changes', async () => {
    await open();
    const asked = await card('SWE 58 Vind 8');
    await fleet.server.db.updateTable('sailings').set({ verified_result: 1 }).execute();
    await press(/^Reserv/, asked);
    expect(await screen.findByText(/^Valet kunde inte sparas\./)).toBeVisible();
    await becomes('SWE 58', '19:41:00');
  });

  test('where there is room, the one that is asked stands beside the list', async () => {
    const isWide = (media: string) => media.includes('min-width');
    const wideScreen = (media: string) => ({
      ...{ media, matches: isWide(media) },
      ...{ addEventListener: () => {}, removeEventListener: () => {}, addListener: () => {}, removeListener: () => {} },
    });
    Object.assign(globalThis, { matchMedia: wideScreen });
    await open();
    const aside = await screen.findByRole('complementary');
    expect(within(aside).getByRole('region', { name: 'SWE 58 Vind 8' })).toBeVisible();
    await press('Avgör SWE 61 Vind 1');
    expect(within(aside).getByRole('region', { name: 'SWE 61 Vind 1' })).toBeVisible();
    await page.user.keyboard('1');
    await becomes('SWE 61', '19:46:00');
    expect(await within(aside).findByRole('region', { name: 'SWE 58 Vind 8' })).toBeVisible();
  });
});

test('of two boats at one moment the boats are the answers, between those before and after', async () => {
  await write('main', MAIN);
  await write('reserve', [...RESERVE.slice(0, 3), ['SWE 61', '19:45:01']]);
  await open();
  const asked = await card('19.45.00');
  expect(choices(asked)).toEqual(['Huvudlista SWE 60 Vind 0, 4:e', 'Reserv SWE 61 Vind 1, 4:e', 'Skriv en annan tid']);
  expect(within(asked).getByText('Efter SWE 59 Vind 9, före SWE 62 Vind 2')).toBeVisible();
  await press(/^Reserv/, asked);
  await becomes('SWE 61', '19:45:01');
  await becomes('SWE 60', null);
});

test('without a reserve list the page says how to get one, and the sheet does not lead to it', async () => {
  await write('main', MAIN);
  await open();
  expect(await screen.findByText('Ingen reservlista')).toBeVisible();
  await page.user.click(screen.getByRole('link', { name: 'Till målgången' }));
  await screen.findByRole('button', { name: 'Målgång nu' });
  expect(screen.queryByRole('link', { name: 'Jämför listor' })).toBeNull();
  await write('reserve', RESERVE);
  await page.user.click(await screen.findByRole('link', { name: 'Jämför listor' }));
  expect(await card('SWE 58 Vind 8')).toBeVisible();
});
