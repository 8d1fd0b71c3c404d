import { exitCodeOf, inWords, sum } from './tally';

const allGreen = { passed: 12, failed: 0, skipped: 0 };

test('the sum of the suites is said in one line', () => {
  expect(inWords(sum([allGreen, { passed: 3, failed: 1, skipped: 2 }]))).toBe('15 passed, 1 failed, 2 skipped');
});

test('a failure fails the run, and so does a run without tests', () => {
  expect(exitCodeOf({ ...allGreen, failed: 1 }, true)).toBe(1);
  expect(exitCodeOf({ passed: 0, failed: 0, skipped: 0 }, true)).toBe(1);
  expect(exitCodeOf(allGreen, false)).toBe(0);
});

test('a skipped test fails the run only where nothing may be left out', () => {
  expect(exitCodeOf({ ...allGreen, skipped: 1 }, true)).toBe(0);
  expect(exitCodeOf({ ...allGreen, skipped: 1 }, false)).toBe(1);
});
