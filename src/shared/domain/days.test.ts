import { addDays, daysBetween, firstWeekday, weekdayOf } from './days';

const SUNDAY = 0;
const THURSDAY = 4;

test('days are counted and added across years and leap days', () => {
  expect(addDays('2027-12-31', 60)).toBe('2028-02-29');
  expect(addDays('2026-06-04', 364)).toBe('2027-06-03');
  expect(addDays('2026-06-04', -7)).toBe('2026-05-28');
  expect(daysBetween('2026-06-04', '2027-06-03')).toBe(364);
  expect(daysBetween('2026-10-26', '2026-10-24')).toBe(-2);
});

test.each([
  ['a Thursday', '2026-06-04', THURSDAY],
  ['a Sunday', '2026-06-07', SUNDAY],
  ['the Sunday on which the clocks are moved', '2026-10-25', SUNDAY],
])('%s is known', (_, date, weekday) => {
  expect(weekdayOf(date)).toBe(weekday);
});

test.each([
  ['from the day before', '2026-06-03', THURSDAY, '2026-06-04'],
  ['from the day itself', '2026-06-04', THURSDAY, '2026-06-04'],
  ['from the day after', '2026-06-05', THURSDAY, '2026-06-11'],
  ['from a Saturday to Sunday', '2026-06-06', SUNDAY, '2026-06-07'],
  ['over the end of a year', '2026-12-28', THURSDAY, '2026-12-31'],
])('the first such weekday %s', (_, from, weekday, date) => {
  expect(firstWeekday(from, weekday)).toBe(date);
});
