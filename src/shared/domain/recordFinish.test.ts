import { finishBefore, withFinish, type Finished } from './recordFinish';
import { NO_CODE } from './scoreDetails';

const START = Date.parse('2026-06-04T18:30:00+02:00');
const UNFINISHED: Finished = { ...NO_CODE, finish_time: null, elapsed_time: null, recorded: null };
const HOME: Finished = {
  ...UNFINISHED,
  recorded: 'finish',
  finish_time: '2026-06-04T19:44:23+02:00',
  elapsed_time: '01:14:23',
};
const SAILED: Finished = { ...HOME, recorded: 'elapsed' };

test('a clock is stored with the elapsed time that follows from it', () => {
  expect(withFinish(UNFINISHED, { finish_time: '2026-06-04T19:44:23+02:00' }, START)).toEqual(HOME);
});

test('the elapsed time wins where both are given', () => {
  expect(withFinish(UNFINISHED, { finish_time: '2026-06-04T20:00:00+02:00', elapsed_time: '01:14:23' }, START)).toEqual(
    SAILED,
  );
});

test('null clears the time, and omitted keys stay', () => {
  expect(withFinish(HOME, { finish_time: null }, START)).toEqual(UNFINISHED);
  expect(withFinish(SAILED, { elapsed_time: null }, START)).toEqual(UNFINISHED);
  expect(withFinish(HOME, { score_code: 'DSQ' }, START)).toEqual({ ...HOME, score_code: 'DSQ' });
  expect(withFinish({ ...HOME, score_code: 'DSQ' }, { score_code: null }, START)).toEqual(HOME);
});

test.each([
  ['a boat without a time', UNFINISHED, { finish_time: '2026-06-04T19:00:00+02:00' }],
  ['a clock that was corrected', HOME, { finish_time: '2026-06-04T19:00:00+02:00' }],
  ['a time sailed that became a clock', SAILED, { finish_time: '2026-06-04T19:00:00+02:00', score_code: null }],
  ['a code with points', { ...HOME, score_code: 'RDG' as const, score_points: '4.5' }, { score_code: 'DNF' as const }],
  ['a code and a time', HOME, { finish_time: null, score_code: 'DNF' as const }],
])('what was there before comes back: %s', (_, before, finish) => {
  expect(withFinish(withFinish(before, finish, START), finishBefore(before, finish), START)).toEqual(before);
});
