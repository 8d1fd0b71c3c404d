import { screen, waitFor } from '@testing-library/react';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { numberField, openFinish, rowsOf, timeField, typeLine } from '../../../../testing/openFinish';
import type { OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

beforeEach(async () => {
  localStorage.clear();
  sessionStorage.clear();
  fleet = await aFleet(1, { 'SWE 57': 0, '219': 0, 'SWE 219': 0, 'GER 88': 0 }, { status: 'ongoing' });
  fleet.server.clock.set('2026-06-04T21:10:00+02:00');
  page = await openFinish(fleet);
  await screen.findByRole('button', { name: /^Stämd 21\.1/ });
});
afterEach(async () => {
  page.leave();
  await fleet.close();
});

const truth = async (sail_number: string) =>
  fleet.server.db.selectFrom('competitors').selectAll().where('sail_number', '=', sail_number).execute();
const becomes = (boat: string, finish_at: string) =>
  waitFor(async () => expect((await truth(boat))[0]?.finish_at).toBe(finish_at));
const nothingIsWritten = () => expect(screen.getByText('0 i mål · 4 ute')).toBeVisible();

test('four digits are minutes and seconds of this hour, six are a clock, and what is meant is shown before it is saved', async () => {
  await page.user.type(numberField(), '57{Enter}');
  await page.user.type(timeField(), '0722');
  expect(screen.getByText('21.07.22 · Seglad 2:37:22')).toBeVisible();
  await page.user.clear(timeField());
  await page.user.type(timeField(), '5030');
  // The minute has not come yet in this hour.
  expect(screen.getByText('20.50.30 · Seglad 2:20:30')).toBeVisible();
  await page.user.type(timeField(), '{Enter}');
  await becomes('SWE 57', '2026-06-04T18:50:30.000Z');
  await typeLine(page, '99', '1234');
  await becomes('99', '2026-06-04T18:12:34.000Z');
});

test.each([
  ['in the future', '213500', /SWE 57 Vind 7 21\.35\.00: Målgången är i framtiden: klockan är 21\.1/, '19:35:00'],
  ['before the start', '180000', 'SWE 57 Vind 7 18.00.00: Målgången är före starten.', '16:00:00'],
])('a finish %s needs one more Enter, and is then written', async (_, time, text, utc) => {
  await typeLine(page, '57', time);
  expect(screen.getByText(text)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Spara ändå' })).toBeVisible();
  expect(timeField()).toHaveValue(time);
  expect(timeField()).toHaveFocus();
  nothingIsWritten();
  await page.user.keyboard('{Enter}');
  expect(numberField()).toHaveValue('');
  await becomes('SWE 57', `2026-06-04T${utc}.000Z`);
});

test('a doubtful time can be typed once more, without what stood there', async () => {
  await typeLine(page, '57', '213500');
  await page.user.click(screen.getByRole('button', { name: 'Ändra tiden' }));
  await page.user.keyboard('210500{Enter}');
  await becomes('SWE 57', '2026-06-04T19:05:00.000Z');
});

test('a time over three times the median of those that are home is doubted', async () => {
  for (const boat of ['88', '219', 'SWE 219']) {
    const competitor = await fleet.idOf(boat === '88' ? 'GER 88' : boat);
    const finishes = [{ competitor, finish_time: '18:50:00' }];
    await fleet.other('POST', `/api/sailings/${fleet.sailing.id}/finishes/`, { finishes });
  }
  await waitFor(() => expect(rowsOf('I mål')).toHaveLength(3));
  await typeLine(page, '57', '193001');
  expect(screen.getByText(/Den seglade tiden blir 01:00:01, ovanligt lång/)).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Spara ändå' }));
  await becomes('SWE 57', '2026-06-04T17:30:01.000Z');
});

test('a number that two boats have is asked about, and never runs into the next', async () => {
  await page.user.type(numberField(), '219{Enter}');
  expect(screen.getByText('Vilken 219?')).toBeVisible();
  await page.user.keyboard('57{Enter}');
  expect(numberField()).toHaveValue('57');
  expect(timeField()).toHaveFocus();

  await page.user.clear(numberField());
  await page.user.type(numberField(), '219{Enter}');
  await page.user.click(screen.getByRole('button', { name: 'SWE 219 Vind 9' }));
  expect(timeField()).toHaveFocus();
  await page.user.keyboard('210345{Enter}');
  await becomes('SWE 219', '2026-06-04T19:03:45.000Z');
  expect((await truth('219'))[0]?.finish_at).toBeNull();
});

test('after "Behåll" the line is empty, and a field that gets the focus is selected', async () => {
  await typeLine(page, '57', '210345');
  await typeLine(page, '57', '210400');
  await page.user.click(screen.getByRole('button', { name: 'Behåll' }));
  expect([numberField(), timeField()].map((field) => (field as HTMLInputElement).value)).toEqual(['', '']);
  expect(numberField()).toHaveFocus();
  await page.user.keyboard('88{Enter}2104');
  numberField().focus();
  await page.user.keyboard('57');
  expect(numberField()).toHaveValue('57');
});

test('a time that the server alone finds impossible is kept, and can be saved all the same', async () => {
  fleet.server.clock.set('2026-06-04T21:05:00+02:00');
  await typeLine(page, '57', '210900');
  expect(
    await screen.findByText('SWE 57 Vind 7 21.09.00: Målgången är i framtiden: klockan är 21.05.00.'),
  ).toBeVisible();
  expect((await truth('SWE 57'))[0]?.finish_at).toBeNull();
  await page.user.click(screen.getByRole('button', { name: 'Spara ändå' }));
  await becomes('SWE 57', '2026-06-04T19:09:00.000Z');
});

test('a boat outside the limits of its group is marked in the list', async () => {
  await typeLine(page, '57', '210900');
  await becomes('SWE 57', '2026-06-04T19:09:00.000Z');
  const id = await fleet.idOf('SWE 57');
  await fleet.other('PATCH', `/api/competitors/${id}/`, { base_rating: '0.843' });
  await fleet.other('PATCH', `/api/start-groups/${fleet.groups[0]?.id}/`, { min_rating: '0.880' });
  await waitFor(() => expect(rowsOf('I mål')[0]?.[1]).toBe('SWE 57 Vind 7 Utanför gruppens gräns'));
});
