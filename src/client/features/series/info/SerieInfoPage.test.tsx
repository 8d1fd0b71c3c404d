import { screen, waitFor, within } from '@testing-library/react';
import { aSeason, type Season } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();

const open = async ({ serie }: Season, as: { email: string }) => {
  await site.open(`/clubs/exempel-ss/series/${serie.id}/info`, as);
  await screen.findByRole('heading', { name: 'Om serien' });
};
const fact = (term: string) => screen.getByText(term, { selector: 'dt' }).nextElementSibling;

test('shows what comes next, how far the serie has come, who leads and how it counts', async () => {
  const season = await aSeason(site.server, site.club, {
    description: 'Samling på bryggan 17.30.',
    evenings: [
      { order: ['SWE 57', 'SWE 8'] },
      { sailing: { status: 'upcoming', verified_result: 0, race_weight: 2 } },
      { sailing: { status: 'cancelled', verified_result: 0 } },
    ],
  });
  await open(season, await site.sailor());
  expect(fact('Nästa segling')).toHaveTextContent('Torsdag 2, tors 14 maj 18.30');
  expect(fact('Seglingar')).toHaveTextContent('1 genomförda av 2 seglingar');
  expect(fact('Båtar')).toHaveTextContent('2');
  expect(fact('Leder')).toHaveTextContent('SWE 57 Båt 57');
  expect(screen.getByText('Samling på bryggan 17.30.')).toBeVisible();
  expect(screen.getByText('Den sämsta seglingen räknas bort när minst två seglingar är genomförda.')).toBeVisible();
  expect(await screen.findByText('Torsdag 2 räknas dubbelt.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ändra' })).not.toBeInTheDocument();
});

test('rows that may be the same boat are counted as one, and parted again', async () => {
  const season = await aSeason(site.server, site.club, {
    rules: { competitor_key: 'skipper' },
    evenings: [{ order: ['SWE 57', 'SWE 8'] }, { order: ['57', 'SWE 8'] }, { order: ['SWE 57'] }],
  });
  await site.server.db
    .updateTable('competitors')
    .set({ skipper_name: 'Eva Ek' })
    .where('sail_number', '=', '57')
    .execute();
  await open(season, await site.official());
  const same = within(await screen.findByRole('region', { name: 'Samma båt?' }));
  expect(same.getByText('57 Båt 57 och SWE 57 Båt 57')).toBeVisible();
  await site.page.user.click(same.getByRole('button', { name: 'Räkna ihop 57 Båt 57 med SWE 57 Båt 57' }));
  expect(await screen.findByText('57 Båt 57 räknas nu som SWE 57 Båt 57.')).toBeVisible();
  await waitFor(() => expect(fact('Båtar')).toHaveTextContent('2'));

  const merged = within(await screen.findByRole('region', { name: 'Hopräknade rader' }));
  await site.page.user.click(merged.getByRole('button', { name: /^Dela .* igen$/ }));
  await waitFor(() => expect(fact('Båtar')).toHaveTextContent('3'));
  expect(await screen.findByRole('region', { name: 'Samma båt?' })).toBeVisible();
});

test('a sailor is not asked which boats are the same', async () => {
  const season = await aSeason(site.server, site.club, {
    rules: { competitor_key: 'skipper' },
    evenings: [{ order: ['SWE 57'] }, { order: ['57'] }],
  });
  await site.server.db
    .updateTable('competitors')
    .set({ skipper_name: 'Eva Ek' })
    .where('sail_number', '=', '57')
    .execute();
  await open(season, await site.sailor());
  expect(screen.queryByRole('region', { name: 'Samma båt?' })).not.toBeInTheDocument();
});
