import { act, screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../../testing/clubSite';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';
import { showClock } from '../../../../../testing/showClock';
import { connectionChanged } from '../../../../state/connection';

const site = clubSite();
const BORN = '2026-01-01T00:00:00.000Z';
let sara: Awaited<ReturnType<typeof site.sailor>>;

beforeEach(async () => {
  sara = await site.sailor({ first_name: 'Sara', last_name: 'Seglare' });
});

async function aBoat(numbers: object) {
  const boat = { owner_id: sara.sailor_id, sail_number: 'SWE 312', name: 'Vindil', created_at: BORN, updated_at: BORN };
  const made = site.server.db.insertInto('boats').values({ ...boat, ...numbers });
  return (await made.returning('id').executeTakeFirstOrThrow()).id;
}

async function open(values: object, sailingValues: object = {}) {
  const sailing = await aSailingRecord(site.server, site.club, { start_date: '2100-06-04', ...sailingValues });
  const own = { sailor_id: sara.sailor_id, sail_number: 'SWE 312', boat_name: 'Vindil', approved: 1 } as const;
  await aCompetitorRecord(site.server, sailing, { ...own, ...values });
  await site.open(`/clubs/exempel-ss/sailings/${sailing.id}/info`, sara);
  const panel = within(await screen.findByRole('region', { name: 'Din anmälan' }));
  return { panel, chips: () => panel.findByRole('group', { name: 'Räknas med' }) };
}

/** Name, lit, and whether it can be chosen. */
const shown = (group: HTMLElement) =>
  within(group)
    .getAllByRole('button')
    .map((chip) => [
      chip.textContent,
      chip.getAttribute('aria-pressed') === 'true',
      chip.getAttribute('aria-disabled') === 'false',
    ]);
const saved = () => site.server.db.selectFrom('competitors').selectAll().executeTakeFirstOrThrow();

test('one tap changes what the boat is counted by, and the toast takes it back', async () => {
  const boat_id = await aBoat({ srs_thousandths: 838, srs_no_flying_thousandths: 821 });
  const { panel, chips } = await open({ boat_id, base_rating_thousandths: 838, rating_thousandths: 838 });
  expect(shown(await chips())).toEqual([
    ['SRS0,838', true, true],
    ['Utan flygande segel0,821', false, true],
    ['Shorthandtal saknas', false, false],
    ['Shorthand utan flygande segeltal saknas', false, false],
  ]);
  await site.page.user.click(panel.getByRole('button', { name: /^Shorthand ?tal saknas$/ }));
  await site.page.user.click(panel.getByRole('button', { name: /^Utan flygande segel/ }));
  expect(await screen.findByText('Du räknas med Utan flygande segel.')).toBeVisible();
  await waitFor(async () => expect(shown(await chips())[1]).toEqual(['Utan flygande segel0,821', true, true]));
  expect(panel.getByText(/^Utan flygande segel 0,821 ·/)).toBeVisible();
  expect(await saved()).toMatchObject({ rating_type: 'srs_no_flying', rating_thousandths: 821 });
  await site.page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Du räknas med SRS.')).toBeVisible();
  expect(await saved()).toMatchObject({ rating_type: 'srs', rating_thousandths: 838 });
});

test('the number of a boat that is not registered goes with the choice', async () => {
  const { panel, chips } = await open({
    base_rating_thousandths: 838,
    rating_type: 'srs_no_flying',
    rating_thousandths: 821,
  });
  expect(shown(await chips()).slice(0, 2)).toEqual([
    ['SRS0,838', false, true],
    ['Utan flygande segel0,821', true, true],
  ]);
  await site.page.user.click(panel.getByRole('button', { name: /^SRS/ }));
  await waitFor(async () => expect(await saved()).toMatchObject({ rating_type: 'srs', rating_thousandths: 838 }));
});

test('without a connection, and once the boat has started, they say why nothing can be chosen', async () => {
  site.server.clock.set('2026-06-04T16:10:00.000Z');
  showClock('2026-06-04T16:10:00.000Z');
  const boat_id = await aBoat({ srs_thousandths: 838, srs_no_flying_thousandths: 821 });
  const { panel, chips } = await open(
    { boat_id, base_rating_thousandths: 838, rating_thousandths: 838 },
    { start_date: '2026-06-04', start_time: '18:30:00', start_type: 'common', status: 'ongoing' },
  );
  await chips();
  expect(panel.getByRole('timer')).toHaveTextContent(/^om (20:00|19:\d\d)$/);
  const at = Date.parse('2026-06-04T16:10:00.000Z');
  act(() => void site.page.store.dispatch(connectionChanged({ phase: 'offline', at, retryAt: null })));
  expect(await panel.findByText('Ingen anslutning. Det går att byta när den är tillbaka.')).toBeVisible();
  await site.page.user.click(panel.getByRole('button', { name: /^Utan flygande segel/ }));
  act(() => void site.page.store.dispatch(connectionChanged({ phase: 'connected', at, retryAt: null })));
  site.server.clock.set('2026-06-04T16:30:01.000Z');
  showClock('2026-06-04T16:30:01.000Z');
  expect(await panel.findByText('Din start har gått, så valet ligger fast.')).toBeVisible();
  expect(shown(await chips()).map(([, isOn, isFree]) => [isOn, isFree])).toEqual([
    [true, false],
    [false, false],
    [false, false],
    [false, false],
  ]);
  await site.page.user.click(panel.getByRole('button', { name: /^Utan flygande segel/ }));
  expect(panel.queryByRole('timer')).not.toBeInTheDocument();
  expect(await saved()).toMatchObject({ rating_type: 'srs' });
});

test('a boat without any number has none to choose', async () => {
  const { panel } = await open({});
  expect(await panel.findByText(/^SRS \(tal saknas\)/)).toBeVisible();
  await waitFor(() => expect(panel.queryByText('Hämtar…')).not.toBeInTheDocument());
  expect(panel.queryByRole('group', { name: 'Räknas med' })).not.toBeInTheDocument();
});
