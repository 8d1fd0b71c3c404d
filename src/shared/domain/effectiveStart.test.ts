import { competitorStart, groupStart, typedInstant } from './effectiveStart';

const sailing = { start_date: '2026-06-04', start_time: '18:00:00' };
const group = { start_time: '18:30:00', custom_start_datetime: null };
const at = (text: string) => Date.parse(text);

test('a boat starts by its own start, else its group, else the sailing', () => {
  expect(competitorStart('2026-06-04T18:45:00+02:00', group, sailing)).toBe(at('2026-06-04T16:45:00Z'));
  expect(competitorStart(null, group, sailing)).toBe(at('2026-06-04T16:30:00Z'));
  expect(competitorStart(null, null, sailing)).toBe(at('2026-06-04T16:00:00Z'));
});

test('a postponed group starts on its own day', () => {
  const postponed = { ...group, custom_start_datetime: '2026-06-05T08:00:00.000Z' };
  expect(groupStart(postponed, sailing)).toBe(at('2026-06-05T08:00:00Z'));
});

test('a group without a time starts with the sailing', () => {
  expect(groupStart({ start_time: null, custom_start_datetime: null }, sailing)).toBe(at('2026-06-04T16:00:00Z'));
});

test('there is no start when no time is set', () => {
  expect(competitorStart(null, null, { ...sailing, start_time: null })).toBeNull();
});

test.each([
  ['18:31:20', '18:00:00', '2026-06-04T18:31:20+02:00'],
  ['08:15:00', '18:00:00', '2026-06-04T08:15:00+02:00'],
  ['00:20:00', '21:30:00', '2026-06-05T00:20:00+02:00'],
  ['23:44:00', '00:45:00', '2026-06-03T23:44:00+02:00'],
  ['23:44:00', null, '2026-06-04T23:44:00+02:00'],
])('%s about a sailing that starts at %s is %s', (typed, start_time, expected) => {
  expect(typedInstant(typed, { ...sailing, start_time })).toBe(at(expected));
});
