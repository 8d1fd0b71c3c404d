import { screen, waitFor, within } from '@testing-library/react';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { numberField, openFinish, typeLine } from '../../../../testing/openFinish';
import { uuidOf } from '../../../../testing/startEvents';
import type { OpenedApp } from '../../../../testing/openApp';
import { watchCalls } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  // A finish in the future would be doubted.
  const evening = '2026-06-04T20:30:00+02:00';
  fleet = await aFleet(1, { 'SWE 57': 0, 'SWE 312': 0, 'GER 88': 0 }, { status: 'ongoing' }, evening);
  page = await openFinish(fleet);
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const press = (name: string) => page.user.click(screen.getByRole('button', { name }));
const truth = async (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).executeTakeFirst();
const becomes = (boat: string, values: object) =>
  waitFor(async () => expect((await truth(boat)) ?? {}).toMatchObject(values));
/** Without a rating the sailing is not ended without a question. */
const rateAll = () => fleet.server.db.updateTable('competitors').set({ rating_thousandths: 900 }).execute();

test('the sailing is ended, verified, read-only with who and when, and unlocked', async () => {
  await typeLine(page, '57', '194423');
  await becomes('SWE 57', { elapsed_s: 4463 });
  await press('Avsluta seglingen');
  const incomplete = await screen.findByRole('alertdialog', { name: 'Avsluta seglingen?' });
  expect(
    within(incomplete).getByText(/^2 båtar har varken tid eller kod: SWE 312 Vind 2 och GER 88 Vind 8\./),
  ).toBeVisible();
  await page.user.click(within(incomplete).getByRole('button', { name: 'Tillbaka' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  expect(await fleet.server.db.selectFrom('sailings').select('status').executeTakeFirstOrThrow()).toEqual({
    status: 'ongoing',
  });
  await press('Avsluta seglingen');
  await page.user.click(await screen.findByRole('button', { name: 'Avsluta ändå' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verifiera resultat' })).toBeEnabled());
  await press('Verifiera resultat');
  const question = await screen.findByRole('alertdialog', { name: 'Verifiera resultatet?' });
  expect(within(question).getByText(/2 båtar saknar tid och kod/)).toBeVisible();
  await page.user.click(within(question).getByRole('button', { name: 'Verifiera resultat' }));

  await screen.findByText('Resultatet är verifierat, så tider och koder kan inte ändras. Lås upp det först.');
  expect(await screen.findByText(/^Resultatet verifierades av .+ \d{4} \d\d\.\d\d\.$/)).toBeVisible();
  expect(screen.queryByRole('combobox', { name: 'Segelnummer' })).not.toBeInTheDocument();
  await waitFor(async () => {
    const sailing = await fleet.server.db.selectFrom('sailings').selectAll().executeTakeFirstOrThrow();
    expect(sailing).toMatchObject({ status: 'finished', verified_result: 1 });
  });

  await press('Lås upp');
  const unlocking = await screen.findByRole('alertdialog', { name: 'Låsa upp resultatet?' });
  await page.user.click(within(unlocking).getByRole('button', { name: 'Lås upp' }));
  expect(await within(unlocking).findByText('Skriv varför resultatet låses upp.')).toBeVisible();
  await page.user.type(within(unlocking).getByRole('textbox', { name: 'Varför?' }), 'Fel båt på plats 2');
  await page.user.click(within(unlocking).getByRole('button', { name: 'Lås upp' }));
  await waitFor(() => expect(numberField()).toBeVisible());
  await press('Visa ändringslogg');
  expect(await screen.findByText('Resultatet låstes upp: Fel båt på plats 2')).toBeVisible();
});

test('what was written a moment ago is with the server before it is asked whether anything is missing', async () => {
  await rateAll();
  await typeLine(page, '57', '194423');
  await typeLine(page, '312', 'dnf');
  await becomes('SWE 312', { score_code: 'DNF' });
  let letThrough = () => {};
  const isLate = new Promise<void>((resolve) => (letThrough = resolve));
  const watch = watchCalls(async ({ path }, send) => {
    if (path.endsWith('/finishes/')) await isLate;
    return send();
  });
  await typeLine(page, '88', 'dnf');
  await press('Avsluta seglingen');
  letThrough();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Verifiera resultat' })).toBeEnabled());
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  await becomes('GER 88', { score_code: 'DNF' });
  watch.stop();
});

test('what is missing is mended in the question, and then the sailing is ended without another', async () => {
  await typeLine(page, '57', '194423');
  await becomes('SWE 57', { elapsed_s: 4463 });
  await press('Målgång nu');
  await waitFor(async () =>
    expect(await fleet.server.db.selectFrom('finish_observations').selectAll().execute()).toHaveLength(1),
  );
  await press('Avsluta seglingen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Avsluta seglingen?' }));
  await page.user.click(await question.findByRole('button', { name: 'Sätt DNF på 2 båtar' }));
  await becomes('SWE 312', { score_code: 'DNF' });
  await becomes('GER 88', { score_code: 'DNF' });
  await waitFor(() => expect(question.queryByText(/varken tid eller kod/)).not.toBeInTheDocument());
  await page.user.click(question.getByRole('button', { name: 'Släng stämpeln' }));
  await waitFor(() => expect(question.queryByText('1 stämplad tid saknar båt.')).not.toBeInTheDocument());
  expect(question.getByText(/^1 båt har tid men saknar SRS-tal.*: SWE 57 Vind 7\.$/)).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'Avsluta ändå' }));
  await waitFor(() => expect(screen.getByText('Klart? 1 i mål, 2 koder, 0 kvar')).toBeVisible());
  expect(await screen.findByRole('button', { name: 'Verifiera resultat' })).toBeVisible();
});

test('boats that were over the line get OCS, or have come back after all, in the question', async () => {
  for (const number of ['57', '312', '88']) await typeLine(page, number, '194423');
  for (const boat of ['SWE 57', 'SWE 312', 'GER 88']) await becomes(boat, { recorded: 'finish' });
  await rateAll();
  const boats = [await fleet.idOf('SWE 57'), await fleet.idOf('GER 88')];
  const x = { kind: 'x_up', start_group: fleet.groups[0]?.id, at: '2026-06-04T18:30:05+02:00', device: 'tornet' };
  await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/start-log/`, {
    events: [{ ...x, id: uuidOf(1), payload: { competitors: boats } }],
  });
  await press('Avsluta seglingen');
  const question = within(await screen.findByRole('alertdialog', { name: 'Avsluta seglingen?' }));
  expect(question.getByText('2 båtar var över linjen vid starten. De som inte kom tillbaka får OCS.')).toBeVisible();
  await page.user.click(question.getByRole('button', { name: 'OCS: SWE 57 Vind 7' }));
  await becomes('SWE 57', { score_code: 'OCS' });
  await waitFor(() => expect(question.queryByText('SWE 57 Vind 7')).not.toBeInTheDocument());
  await page.user.click(question.getByRole('button', { name: 'Kom tillbaka: GER 88 Vind 8' }));
  expect(await question.findByText('Nu saknas ingenting.')).toBeVisible();
  expect(await truth('GER 88')).toMatchObject({ score_code: null });
  await page.user.click(question.getByRole('button', { name: 'Avsluta' }));
  expect(await screen.findByRole('button', { name: 'Verifiera resultat' })).toBeVisible();
  expect(await fleet.server.db.selectFrom('sailings').select('status').executeTakeFirstOrThrow()).toEqual({
    status: 'finished',
  });
});

test('a complete result is ended and verified by a press each, and a finger that trembles does only the first', async () => {
  for (const number of ['57', '312', '88']) await typeLine(page, number, '194423');
  for (const boat of ['SWE 57', 'SWE 312', 'GER 88']) await becomes(boat, { recorded: 'finish' });
  await rateAll();
  await page.user.click(await screen.findByRole('button', { name: 'Avsluta seglingen' }));
  const verify = await screen.findByRole('button', { name: 'Verifiera resultat' });
  expect(verify).toBeDisabled();
  await waitFor(() => expect(verify).toBeEnabled());
  await page.user.click(verify);
  expect(await screen.findByText(/^Resultatet verifierades av .+ \d{4} \d\d\.\d\d\.$/)).toBeVisible();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
