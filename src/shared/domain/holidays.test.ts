import { easterSunday, holidayOn } from './holidays';

test.each([
  [1954, '1954-04-18'],
  [1981, '1981-04-19'],
  [2000, '2000-04-23'],
  [2024, '2024-03-31'],
  [2025, '2025-04-20'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2100, '2100-03-28'],
])('Easter Sunday of %i is %s', (year, date) => {
  expect(easterSunday(year)).toBe(date);
});

test.each([
  ['2026-01-01', 'newYear'],
  ['2026-01-06', 'epiphany'],
  ['2026-04-03', 'goodFriday'],
  ['2026-04-04', 'easterEve'],
  ['2026-04-06', 'easterMonday'],
  ['2026-05-01', 'mayDay'],
  ['2026-05-14', 'ascension'],
  ['2027-05-06', 'ascension'],
  ['2026-05-24', 'pentecost'],
  ['2026-06-06', 'nationalDay'],
  ['2026-06-19', 'midsummerEve'],
  ['2027-06-25', 'midsummerEve'],
  ['2027-06-26', 'midsummer'],
  ['2026-10-31', 'allSaints'],
  ['2025-11-01', 'allSaints'],
  ['2026-12-24', 'christmasEve'],
  ['2008-05-01', 'ascension'],
  ['2026-06-18', null],
  ['2026-05-07', null],
])('%s is %s', (date, holiday) => {
  expect(holidayOn(date)).toBe(holiday);
});
