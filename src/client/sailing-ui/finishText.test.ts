import { finishText } from './finishText';

test.each([
  [{ finish_time: '2026-06-04T18:45:23+02:00' }, '18.45.23'],
  [{ elapsed_time: '00:44:23', score_code: 'SCP' as const }, '0:44:23 SCP'],
  [{ score_code: 'DNF' as const }, 'DNF'],
  [{}, ''],
])('%j is written "%s"', (finish, shown) => {
  expect(finishText(finish)).toBe(shown);
});
