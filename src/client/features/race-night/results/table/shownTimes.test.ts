import { fileClock, shownClock, shownGap } from './shownTimes';

test.each([
  ['00:00:00', ''],
  ['00:00:42', '+0:42'],
  ['01:02:10', '+1:02:10'],
])('%s behind is written "%s"', (wire, shown) => {
  expect(shownGap(wire)).toBe(shown);
});

test('a finish on another day than the start says so', () => {
  expect(shownClock('2026-06-04T19:34:12+02:00', '2026-06-04')).toBe('19.34.12');
  expect(shownClock('2026-06-05T02:14:05+02:00', '2026-06-04')).toBe('02.14.05 (+1 d)');
});

test('a file for Excel has colons in its times of day', () => {
  expect(fileClock('2026-06-04T19:34:12+02:00', '2026-06-04')).toBe('19:34:12');
  expect(fileClock('2026-06-05T02:14:05+02:00', '2026-06-04')).toBe('02:14:05 (+1 d)');
});
