import { durationText, finishText, lengthText } from './finishText';

test.each([
  ['00:29:24', '0:29:24'],
  ['01:07:10', '1:07:10'],
  ['1 02:03:04', '26:03:04'],
])('%s is written %s', (wire, shown) => {
  expect(durationText(wire)).toBe(shown);
});

test('whole seconds are written alike', () => {
  expect([0, 59, 3_600, 93_784].map(lengthText)).toEqual(['0:00:00', '0:00:59', '1:00:00', '26:03:04']);
});

test.each([
  [{ finish_time: '2026-06-04T18:45:23+02:00' }, '18:45:23'],
  [{ elapsed_time: '00:44:23', score_code: 'SCP' as const }, '0:44:23 SCP'],
  [{ score_code: 'DNF' as const }, 'DNF'],
  [{}, ''],
])('%j is written "%s"', (finish, shown) => {
  expect(finishText(finish)).toBe(shown);
});
