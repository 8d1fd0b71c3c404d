import { countingOne, finishAt, isHindered, isOfMain } from './finishObservations';

test.each([
  [1_499, 1_000],
  [1_500, 2_000],
  [2_000, 2_000],
  [2_500, 3_000],
  [-1_500, -1_000],
])('%d ms is the finish of %d ms', (ms, finish) => {
  expect(finishAt(ms)).toBe(finish);
});

const seen = { list: 'main', undone: false, order_only: false } as const;

test.each([
  [seen, true],
  [{ ...seen, list: 'reserve' } as const, false],
  [{ ...seen, undone: true }, false],
  [{ ...seen, order_only: true }, false],
])('%j may write a finish: %s', (observation, expected) => {
  expect(isOfMain(observation)).toBe(expected);
});

test('a long time and a second crossing do not hinder, the others do', () => {
  expect([isHindered(['very_long', 'double']), isHindered(['very_long', 'future']), isHindered([])]).toEqual([
    false,
    true,
    false,
  ]);
});

const at = (ms: number, isChosen = false) => ({ ms, isChosen });

test.each([
  ['none', [], undefined],
  ['the earliest', [at(3), at(1), at(2)], at(1)],
  ['a chosen one, however late', [at(1), at(3, true)], at(3, true)],
  ['the earliest of those chosen', [at(4, true), at(1), at(3, true)], at(3, true)],
])('of several counts %s', (_, crossings, expected) => {
  expect(countingOne(crossings)).toEqual(expected);
});
