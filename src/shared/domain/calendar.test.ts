import { readDate, readTimeOfDay, readTypedTime } from './calendar';

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
