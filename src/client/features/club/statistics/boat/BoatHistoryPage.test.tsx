import { screen, within } from '@testing-library/react';
import { aSeason } from '../../../../../testing/aSeason';
import { clubSite } from '../../../../../testing/clubSite';

const site = clubSite();

test('a boat is opened from the season, and shows all that it has sailed, year by year', async () => {
  await aSeason(site.server, site.club, {
    name: 'Torsdag 2025',
    evenings: [{ order: ['SWE 1', '57'], sailing: { start_date: '2025-06-05', name: 'Premiären' } }],
  });
  await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 57', 'SWE 1'] }, { order: [], codes: { 'SWE 57': 'RET' } }],
  });
  await site.open('/clubs/exempel-ss/statistics', await site.sailor());
  await site.page.user.click(await screen.findByRole('link', { name: 'SWE 57 Båt 57' }));

  expect(await screen.findByRole('heading', { level: 1, name: 'SWE 57 Båt 57' })).toBeVisible();
  const rowsOf = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rowsOf('Seglingarna 2026')).toEqual([
    ['tors 14 maj', 'Torsdag 2', 'RET', 'Rorsman 57', '', ''],
    ['tors 7 maj', 'Torsdag 1', '1 av 2', 'Rorsman 57', '1:00:00', ''],
  ]);
  expect(rowsOf('Seglingarna 2025')).toEqual([['tors 5 juni', 'Premiären', '2 av 2', 'Rorsman 57', '1:01:00', '']]);
  expect(screen.getByRole('link', { name: 'Statistik', current: false })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/statistics',
  );
});

test('a boat that is not there is not found', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await site.open('/clubs/exempel-ss/statistics/boats/4711', await site.sailor());
  expect(await screen.findByText('This page could not be found')).toBeVisible();
});
