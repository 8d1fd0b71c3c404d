import { screen, waitFor, within } from '@testing-library/react';
import type { CourseMark } from '../../../../../../shared/contract/courses';
import { aSailorAccount } from '../../../../../../testing/accounts';
import { aGpx, aTrack, metresFrom } from '../../../../../../testing/aTrack';
import { aFleet, type Fleet } from '../../../../../../testing/openBoard';
import { openFinish } from '../../../../../../testing/openFinish';
import type { OpenedApp } from '../../../../../../testing/openApp';
import { aCourseRecord } from '../../../../../../testing/records';

const MIDDLE = { lat: 59.565, lon: 16.6 };
const clock = (time: string): string => `2026-06-04T${time}+02:00`;
const mark = (name: string, east: number, north: number, values: Partial<CourseMark> = {}): CourseMark => ({
  ...{ name, ...metresFrom(MIDDLE, east, north), rounding: 'gate', order: 0 },
  ...values,
});
const COURSE = [
  mark('Startlinjen', 0, 0),
  mark('Kryssmärket', 0, -1000, { rounding: 'port' }),
  mark('Målflaggen', -50, 0),
  mark('Målbåten', 50, 0),
];
/** Home at 19.03.20 with 5 m/s, and back through the line six minutes later. */
const EVENING = aTrack(MIDDLE, [
  [0, -30, clock('18:31:00')],
  [0, -1000, clock('19:00:00')],
  [0, 300, clock('19:04:20')],
  [-20, 300, clock('19:08:00')],
  [-20, -300, clock('19:11:00')],
]);

let fleet: Fleet;
let page: OpenedApp;
let requests: string[];
let send: typeof fetch;

async function openReport(marks: readonly CourseMark[] | null) {
  localStorage.clear();
  sessionStorage.clear();
  fleet = await aFleet(1, { 'SWE 57': 0, 'SWE 312': 0 }, { status: 'ongoing' });
  const { db } = fleet.server;
  if (marks) {
    const ordered = marks.map((one, order) => ({ ...one, order }));
    const course = await aCourseRecord(fleet.server, fleet.club, { name: 'Bana A', marks: JSON.stringify(ordered) });
    await db.updateTable('sailings').set({ course_id: course.id }).execute();
  }
  await db
    .updateTable('competitors')
    .set({ recorded: 'finish', finish_at: '2026-06-04T17:03:22.000Z', elapsed_s: 2002, reported_by: 'club' })
    .where('sail_number', '=', 'SWE 312')
    .execute();
  const sailor = await aSailorAccount(fleet.server);
  await db
    .updateTable('competitors')
    .set({ sailor_id: sailor.sailor_id })
    .where('sail_number', '=', 'SWE 57')
    .execute();
  page = await openFinish(fleet, sailor);
  await page.user.click(await screen.findByRole('button', { name: 'Rapportera målgång' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Rapportera målgång' }));
  await page.user.click(dialog.getByRole('button', { name: 'Hämta tiden ur ett spår (GPX)' }));
  requests = [];
  send = globalThis.fetch;
  globalThis.fetch = (input, init) => {
    requests.push(`${init?.method ?? (input instanceof Request ? input.method : 'GET')}`);
    return send(input, init);
  };
  return dialog;
}
afterEach(async () => {
  globalThis.fetch = send;
  page.leave();
  await fleet.close();
});

const choose = async (dialog: Awaited<ReturnType<typeof openReport>>, text: string, name = 'torsdag.gpx') => {
  const input = await dialog.findByLabelText<HTMLInputElement>('GPX-fil');
  await page.user.upload(input, new File([text], name, { type: 'application/gpx+xml' }));
};
const boatNow = () =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', 'SWE 57').executeTakeFirstOrThrow();

test('a track shows its crossings, the one that is picked becomes the time, and only the report is sent', async () => {
  const dialog = await openReport(COURSE);
  expect(dialog.getByText(/^Spåret läses här i telefonen eller datorn. Det skickas inte/)).toBeVisible();
  await choose(dialog, aGpx([EVENING]));
  const sketch = await dialog.findByRole('img', { name: /^Skiss av mållinjen och spåret runt den/ });
  expect(within(sketch).getByText('2')).toBeInTheDocument();
  const crossings = within(dialog.getByRole('radiogroup', { name: 'Passager av mållinjen' }));
  expect(crossings.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    '1. 19.03.20 ± 2 s, 9,7 knop, troligen målgången',
    expect.stringMatching(/^2\. 19\.09\.30 ± 3 s, 6,5 knop, från fel håll$/),
  ]);

  await page.user.click(crossings.getByRole('radio', { name: /19\.03\.20/ }));
  expect(dialog.getByRole('textbox', { name: 'Klockslag' })).toHaveValue('19.03.20');
  expect(dialog.getByText(/^19\.03\.20 ± 2 s står nu i din rapport/)).toBeVisible();
  expect(dialog.getByText(/^SWE 312 Vind 2 har en tid inom 2 s från din/)).toBeVisible();
  expect(requests).toEqual([]);

  await page.user.click(dialog.getByRole('button', { name: 'Rapportera målgång' }));
  expect(await screen.findByText('Din rapport är preliminär tills klubben verifierar resultatet.')).toBeVisible();
  await waitFor(async () =>
    expect(await boatNow()).toMatchObject({
      finish_at: '2026-06-04T17:03:20.000Z',
      reported_by: 'sailor',
      report_uncertainty_ms: 2000,
      report_note: 'Ur GPS-spår, ± 2 s',
    }),
  );
});

test('a time that is typed after the choice is the sailor’s own, and says nothing of a track', async () => {
  const dialog = await openReport(COURSE);
  await choose(dialog, aGpx([EVENING]));
  await page.user.click(await dialog.findByRole('radio', { name: /19\.03\.20/ }));
  const time = dialog.getByRole('textbox', { name: 'Klockslag' });
  await page.user.clear(time);
  await page.user.type(time, '190325');
  expect(dialog.getByRole('radio', { name: /19\.03\.20/ })).not.toBeChecked();
  await page.user.click(dialog.getByRole('button', { name: 'Rapportera målgång' }));
  await waitFor(async () =>
    expect(await boatNow()).toMatchObject({ finish_at: '2026-06-04T17:03:25.000Z', report_note: '' }),
  );
});

test('a file of another kind, a route, and a track of another day are told, and another file may be chosen', async () => {
  const dialog = await openReport(COURSE);
  await choose(dialog, '<TrainingCenterDatabase/>', 'torsdag.gpx');
  expect(await dialog.findByText(/^Filen är i formatet TCX/)).toBeVisible();
  await choose(dialog, aGpx([]).replace('</trk>', '</trk><rte><rtept lat="59" lon="16"/></rte>'));
  expect(await dialog.findByText(/^Punkterna saknar klockslag/)).toBeVisible();
  const earlier = EVENING.map((point) => ({ ...point, at: point.at - 86_400_000 }));
  await choose(dialog, aGpx([earlier]));
  expect(
    await dialog.findByText(/3 juni 2026 18.31 till 3 juni 2026 19.11.*slutar före din start 18\.30\.00/),
  ).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Välj en annan fil' })).toBeVisible();
});

test.each([
  ['no course', null, /^Seglingen har ingen bana/],
  ['a finish of one mark', COURSE.slice(0, 3).reverse(), /^Bana A slutar inte med en mållinje/],
  [
    'an end without a position',
    [...COURSE.slice(0, 3), mark('Målbåten', 0, 0, { lat: null, lon: null })],
    /^Läge saknas för Målbåten på Bana A\. Banans två sista märken/,
  ],
])('a sailing with %s says what is missing', async (_, marks, text) => {
  const dialog = await openReport(marks);
  expect(await dialog.findByText(text)).toBeVisible();
  expect(dialog.queryByRole('button', { name: 'Välj GPX-fil' })).not.toBeInTheDocument();
});
