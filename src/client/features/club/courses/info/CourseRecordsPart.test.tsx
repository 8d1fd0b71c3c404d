import { screen, within } from '@testing-library/react';
import { aSeason } from '../../../../../testing/aSeason';
import { clubSite } from '../../../../../testing/clubSite';
import { aCourseRecord } from '../../../../../testing/records';

const site = clubSite();

test('a course tells its best times, with boat, sailing and day', async () => {
  const course = await aCourseRecord(site.server, site.club, { name: 'Bana A' });
  await aSeason(site.server, site.club, {
    evenings: [
      { order: ['SWE 1', 'SWE 2'], sailing: { course_id: course.id } },
      { order: ['SWE 2'], sailing: { course_id: course.id, name: 'Sista kvällen' } },
    ],
  });
  await site.server.db
    .updateTable('competitors')
    .set({ rating_thousandths: 900 })
    .where('sail_number', '=', 'SWE 2')
    .execute();
  await site.open(`/clubs/exempel-ss/courses/${course.id}`, await site.sailor());
  const cells = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(await screen.findByRole('table', { name: 'Seglad tid' })).toBeVisible();
  expect(cells('Seglad tid')).toEqual([
    ['Alla båtar', '1:00:00', 'SWE 1 Båt 1', 'Rorsman 1', 'Torsdag 1', '7 maj 2026', ''],
  ]);
  expect(cells('Korrigerad tid')).toEqual([
    ['Alla båtar', '0:54:00', 'SWE 2 Båt 2', 'Rorsman 2', 'Sista kvällen', '14 maj 2026', ''],
  ]);
  expect(screen.getByText(/^Bästa tiderna i 2 avslutade seglingar på banan\./)).toBeVisible();
});

test('a course that nobody has sailed yet says so', async () => {
  const course = await aCourseRecord(site.server, site.club, { name: 'Bana B' });
  await site.open(`/clubs/exempel-ss/courses/${course.id}`, await site.sailor());
  expect(await screen.findByText('Här står de bästa tiderna när en segling på banan är avslutad.')).toBeVisible();
});
