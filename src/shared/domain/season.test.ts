import { weekdayOf } from './calendar';
import { nameOfNextSeason, numberedName, seasonDates, weeksToNextSeason } from './season';

const THURSDAY = 4;

describe('the dates of a season', () => {
  test.each([
    ['every Thursday between two days', '2026-05-04', '2026-05-25', ['2026-05-07', '2026-05-14', '2026-05-21']],
    ['the first day belongs to it', '2026-05-07', '2026-05-15', ['2026-05-07', '2026-05-14']],
    ['the last day belongs to it', '2026-05-08', '2026-05-21', ['2026-05-14', '2026-05-21']],
    ['one day alone', '2026-05-07', '2026-05-07', ['2026-05-07']],
    ['one day that is another weekday', '2026-05-08', '2026-05-08', []],
    ['an end before the beginning', '2026-05-07', '2026-05-06', []],
    ['over the end of a year', '2026-12-28', '2027-01-08', ['2026-12-31', '2027-01-07']],
    ['over a leap day', '2028-02-24', '2028-03-02', ['2028-02-24', '2028-03-02']],
    ['over the nights when the clocks are moved', '2026-10-22', '2026-10-29', ['2026-10-22', '2026-10-29']],
    ['in spring likewise', '2026-03-26', '2026-04-02', ['2026-03-26', '2026-04-02']],
  ])('%s', (_, from, to, dates) => {
    expect(seasonDates({ weekday: THURSDAY, from, to }, 60)).toEqual(dates);
  });

  test.each([0, 1, 2, 3, 4, 5, 6])('weekday %i of a week is that weekday', (weekday) => {
    const dates = seasonDates({ weekday, from: '2026-05-04', to: '2026-05-10' }, 60);
    expect(dates.map(weekdayOf)).toEqual([weekday]);
  });

  test('there are no more dates than requested', () => {
    expect(seasonDates({ weekday: THURSDAY, from: '2026-01-01', to: '2100-12-31' }, 60)).toHaveLength(60);
  });
});

test('a number replaces its placeholder', () => {
  expect(numberedName('Torsdagssegling {n}', 3)).toBe('Torsdagssegling 3');
  expect(numberedName('{n}:a torsdagen ({n})', 2)).toBe('2:a torsdagen (2)');
  expect(numberedName(' Kvällssegling ', 4)).toBe('Kvällssegling');
});

test.each([
  ['last summer’s season comes next summer', '2026-09-24', '2026-11-20', 52],
  ['one that goes on until tomorrow comes a year later', '2026-11-21', '2026-11-20', 52],
  ['one from two summers ago skips the summer that has been', '2025-08-28', '2026-11-20', 104],
  ['the day itself is yet to come', '2025-11-21', '2026-11-20', 52],
  ['a year and a day ago is not', '2025-11-20', '2026-11-20', 104],
])('%s', (_, last, today, weeks) => {
  expect(weeksToNextSeason(last, today)).toBe(weeks);
});

test.each([
  ['Torsdagsserien 2026', 1, 'Torsdagsserien 2027'],
  ['Höst 2026: onsdagar', 2, 'Höst 2028: onsdagar'],
  ['Vinterserien 2026–2027', 1, 'Vinterserien 2027–2028'],
  ['Skepparkannan', 1, 'Skepparkannan 2027'],
  ['Serie 12345', 1, 'Serie 12345 2027'],
])('%s is %i years later', (name, years, next) => {
  expect(nameOfNextSeason(name, 2026, years)).toBe(next);
});
