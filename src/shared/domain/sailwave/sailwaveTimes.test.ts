import { readSailwaveClock, readSailwaveElapsed, secondsSailed } from './sailwaveTimes';

test.each([
  ['11.57.37', 43_057],
  ['11:40:04', 42_004],
  ['114900', 42_540],
  ['11.40', 42_000],
  ['0:00:00', null],
  ['', null],
  ['25.00.00', null],
  ['19.99.00', null],
])('the clock %p is second %p of the day', (text, second) => {
  expect(readSailwaveClock(text)).toBe(second);
});

test.each([
  ['0.58.31', 3511],
  ['0:58:31', 3511],
  ['005831', 3511],
  ['1.10.00', 4200],
  ['0:00:00', null],
  ['19.00.00', null],
  ['snart', null],
])('the time sailed %p is %p seconds', (text, seconds) => {
  expect(readSailwaveElapsed(text)).toBe(seconds);
});

test('a finish before the gun is after midnight, and nobody sails for more than 18 hours', () => {
  const gun = 22 * 3600;
  expect(secondsSailed(gun + 60, gun)).toBe(60);
  expect(secondsSailed(3600, gun)).toBe(3 * 3600);
  expect(secondsSailed(gun - 3600, gun)).toBeNull();
});
