import { NO_CODE, lacksPoints, scoreAfter } from './scoreDetails';

test('what is left out stays as it is, and null clears', () => {
  const held = { ...NO_CODE, score_code: 'SCP' as const, score_percent: 30, score_times: 2 };
  expect(scoreAfter(held, {})).toEqual(held);
  expect(scoreAfter(held, { score_times: 1 })).toEqual({ ...held, score_times: 1 });
  expect(scoreAfter(held, { score_percent: null })).toEqual({ ...held, score_percent: null });
  expect(scoreAfter(held, { score_code: null })).toEqual(NO_CODE);
});

test('details are dropped with the code that they were given for', () => {
  const held = { ...NO_CODE, score_code: 'SCP' as const, score_percent: 30, score_times: 2 };
  expect(scoreAfter(held, { score_code: 'ZFP' })).toEqual({ ...NO_CODE, score_code: 'ZFP' });
  expect(scoreAfter(NO_CODE, { score_code: 'DNF', score_points: '4.0', score_percent: 20 })).toEqual({
    ...NO_CODE,
    score_code: 'DNF',
  });
});

test('redress is points or an average, and the latest counts', () => {
  const average = scoreAfter(NO_CODE, { score_code: 'RDG', redress: 'before' });
  expect(average).toEqual({ ...NO_CODE, score_code: 'RDG', redress: 'before' });
  const points = scoreAfter(average, { score_points: '5.4' });
  expect(points).toEqual({ ...NO_CODE, score_code: 'RDG', score_points: '5.4' });
  expect(scoreAfter(points, { redress: 'all_others' })).toEqual({
    ...NO_CODE,
    score_code: 'RDG',
    redress: 'all_others',
  });
});

test.each([
  [{ score_code: 'DPI' as const }, true],
  [{ score_code: 'DPI' as const, score_points: '3.5' }, false],
  [{ score_code: 'RDG' as const }, true],
  [{ score_code: 'RDG' as const, redress: 'all_others' as const }, false],
  [{ score_code: 'DSQ' as const }, false],
])('%j lacks points: %s', (change, lacks) => {
  expect(lacksPoints(scoreAfter(NO_CODE, change))).toBe(lacks);
});
