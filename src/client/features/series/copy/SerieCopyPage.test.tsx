import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';
import { aGroupRecord } from '../../../../testing/records';

const site = clubSite();

// Thursdays from 7 May 2026; the second has the year in its name.
const EVENINGS = [
  { order: ['SWE 57', 'SWE 8'] },
  { sailing: { name: 'Torsdag 2 2026', status: 'upcoming' as const, verified_result: 0 as const } },
  { sailing: { status: 'cancelled' as const, verified_result: 0 as const } },
];

afterEach(() => {
  jest.restoreAllMocks();
});

const planned = () =>
  within(screen.getByRole('list', { name: 'Seglingarna' }))
    .getAllByRole('checkbox')
    .map((box) => box.closest('label')?.textContent);

async function openCopy() {
  await aSeason(site.server, site.club, {
    name: 'Torsdagsserien 2026',
    rules: { discards: [3, 6] },
    evenings: EVENINGS,
  });
  // Its last evening has passed by half a year.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-20T12:00:00Z'));
  await site.open('/clubs/exempel-ss/series', await site.official());
  await site.page.user.click(await screen.findByRole('button', { name: 'Fler val för Torsdagsserien 2026' }));
  await site.page.user.click(await screen.findByRole('menuitem', { name: 'Kopiera till ny säsong' }));
  await screen.findByRole('heading', { level: 2, name: 'Kopiera till ny säsong' });
}

test('a serie is copied to the next year on the same weekdays, without one evening and without boats', async () => {
  await openCopy();
  expect(screen.getByRole('textbox', { name: 'Den nya seriens namn' })).toHaveValue('Torsdagsserien 2027');
  expect(document.title).toBe('Kopiera till ny säsong, Torsdagsserien 2026 – Styrbord');
  expect(screen.getByText('52 veckor senare, på samma veckodag')).toBeVisible();
  expect(planned()).toEqual([
    'Torsdag 1torsdag 6 maj 2027var tors 7 maj · Kristi himmelsfärdsdag',
    'Torsdag 2 2027torsdag 13 maj 2027var tors 14 maj',
    'Torsdag 3torsdag 20 maj 2027var tors 21 maj',
  ]);
  await site.page.user.click(screen.getByRole('button', { name: 'En vecka senare' }));
  expect(planned()[0]).toBe('Torsdag 1torsdag 13 maj 2027var tors 7 maj');
  await site.page.user.click(screen.getByRole('checkbox', { name: /20 maj 2027/ }));
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa serien med 2 seglingar' }));

  expect(await screen.findByText('Torsdagsserien 2027 skapades.')).toBeVisible();
  expect(await screen.findByRole('heading', { level: 1, name: 'Torsdagsserien 2027' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getAllByRole('listitem').map((item) => item.querySelector('a')?.textContent)).toEqual([
      'Torsdag 1',
      'Torsdag 3',
    ]),
  );
  const made = await site.server.db
    .selectFrom('sailings')
    .innerJoin('series', 'series.id', 'sailings.serie_id')
    .select(['sailings.name', 'start_date', 'status', 'rules'])
    .where('series.name', '=', 'Torsdagsserien 2027')
    .orderBy('start_date')
    .execute();
  expect(made).toMatchObject([
    { name: 'Torsdag 1', start_date: '2027-05-13', status: 'upcoming' },
    { name: 'Torsdag 3', start_date: '2027-05-27', status: 'upcoming' },
  ]);
  expect(JSON.parse(made[0]?.rules ?? '{}')).toMatchObject({ discards: [3, 6] });
});

test('sailings without start groups get those of last time', async () => {
  const { sailings } = await aSeason(site.server, site.club, { name: 'Torsdagsserien 2026', evenings: [{}, {}] });
  const [first] = sailings;
  if (!first) throw new Error('There is no earlier sailing.');
  await aGroupRecord(site.server, first, { name: 'Röd' });
  await site.open(`/clubs/exempel-ss/series/${first.serie_id}/copy`, await site.official());
  const same = await screen.findByRole('switch', { name: 'Samma startgrupper som förra gången' });
  expect(same).toHaveAccessibleDescription(/^Seglingar som saknar startgrupper får 1 startgrupp, som i Torsdag 1, /);
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa serien med 2 seglingar' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Torsdagsserien 2027' })).toBeVisible();
  expect(await site.server.db.selectFrom('start_groups').select('name').execute()).toEqual([
    { name: 'Röd' },
    { name: 'Röd' },
    { name: 'Röd' },
  ]);
});

test('a serie without a name is not made, and nothing is lost by it', async () => {
  await openCopy();
  await site.page.user.clear(screen.getByRole('textbox', { name: 'Den nya seriens namn' }));
  await site.page.user.click(screen.getByRole('button', { name: 'Skapa serien med 3 seglingar' }));
  await waitFor(() =>
    expect(screen.getByRole('textbox', { name: 'Den nya seriens namn' })).toHaveAccessibleDescription(
      'Det här fältet får inte vara blankt.',
    ),
  );
  await site.page.user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(await screen.findByRole('link', { name: 'Torsdag 2 2026' })).toBeVisible();
  expect(await site.server.db.selectFrom('series').select('id').execute()).toHaveLength(1);
});

test('a sailor has no copies to make', async () => {
  const { serie } = await aSeason(site.server, site.club, { evenings: [] });
  await site.open(`/clubs/exempel-ss/series/${serie.id}/copy`, await site.sailor());
  expect(await screen.findByRole('heading', { name: 'Du har inte behörighet till sidan' })).toBeVisible();
});
