import { readTypedDate } from './typedDate';

test.each([
  ['2026-06-04', '2026-06-04'],
  ['20260604', '2026-06-04'],
  ['2026-6-4', '2026-06-04'],
  ['4/6', '2026-06-04'],
  ['4/6 2027', '2027-06-04'],
  ['4.6.2027', '2027-06-04'],
])('"%s" is read as %s', (typed, date) => {
  expect(readTypedDate(typed, '2026-05-01')).toBe(date);
});

test.each(['', 'torsdag', '31/2', '2026-13-01', '4/6 26'])('"%s" is no date', (typed) => {
  expect(readTypedDate(typed, '2026-05-01')).toBeNull();
});
