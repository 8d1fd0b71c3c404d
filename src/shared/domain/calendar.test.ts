import { readDate, readTimeOfDay, readTypedTime, addDays, daysBetween, firstWeekday, weekdayOf } from './calendar';

test.each([
  ['2026-06-04', '2026-06-04'],
  ['2026-6-4', '2026-06-04'],
  ['2028-02-29', '2028-02-29'],
  ['2026-02-29', null],
  ['2026-13-01', null],
  ['2026-06-00', null],
  ['2026-06-04T18:30', null],
  ['26-06-04', null],
  ['', null],
])('the date %s is read as %s', (text, expected) => {
  expect(readDate(text)).toBe(expected);
});

test.each([
  ['18:30', '18:30:00'],
  ['18:30:15', '18:30:15'],
  ['7:05', '07:05:00'],
  ['18:30:15.5', '18:30:15.500000'],
  ['18:30:15.000', '18:30:15'],
  ['24:00', null],
  ['18:60', null],
  ['18', null],
  ['1830', null],
])('the time of day %s is read as %s', (text, expected) => {
  expect(readTimeOfDay(text)).toBe(expected);
});

test.each([
  ['1830', '18:30:00'],
  ['705', '07:05:00'],
  ['183015', '18:30:15'],
  ['70515', '07:05:15'],
  ['18.30', '18:30:00'],
  ['18:30:15', '18:30:15'],
  ['18 30 15', '18:30:15'],
  [' 7,05 ', '07:05:00'],
  ['2460', null],
  ['18', null],
  ['halv sju', null],
])('an official types %s for %s', (typed, expected) => {
  expect(readTypedTime(typed)).toBe(expected);
});

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
