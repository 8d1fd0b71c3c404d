import { aCompetitor } from '../../../../../testing/aCompetitor';
import { shownAfterFirst, startList } from './startList';

const at = (clock: string) => `2026-06-04T${clock}+02:00`;
const competitors = [
  aCompetitor({ id: 1, sail_number: 'SWE 10', rating: '1.067', start: at('18:12:00'), sailor: 7 }),
  aCompetitor({ id: 2, sail_number: 'SWE 9', rating: '0.822', start: at('18:00:00') }),
  aCompetitor({ id: 3, sail_number: 'SWE 2', rating: '1.067', start: at('18:12:00') }),
  aCompetitor({ id: 4, sail_number: 'SWE 3', rating: null, start: null }),
  aCompetitor({ id: 5, sail_number: 'SWE 4', rating: '0.900', start: null }),
  aCompetitor({ id: 6, sail_number: '99', rating: null, start: null, is_unmatched: true }),
];

test('boats come in the order of their starts, those of one start by sail number', () => {
  expect(
    startList(competitors, null).lines.map(({ boat: competitor, afterFirstS }) => [
      competitor.sail_number,
      afterFirstS,
    ]),
  ).toEqual([
    ['SWE 9', 0],
    ['SWE 2', 720],
    ['SWE 10', 720],
  ]);
});

test('each knows the start before its own, which boats of one start share', () => {
  const [first, second, third] = startList(competitors, null).lines;
  expect(first?.previousAt).toBeNull();
  expect(second?.previousAt).toBe(first?.startsAt);
  expect(third?.previousAt).toBe(first?.startsAt);
});

test('the reader’s own boat is marked, and none is where the reader is not a sailor', () => {
  expect(
    startList(competitors, 7).lines.flatMap(({ boat: competitor, isOwn }) => (isOwn ? competitor.id : [])),
  ).toEqual([1]);
  expect(startList(competitors, null).lines.some(({ isOwn }) => isOwn)).toBe(false);
});

test('boats without a start are those without a number, and those that came later; unknown numbers of the finish are neither', () => {
  const { unrated, unplanned } = startList(competitors, null);
  expect([unrated, unplanned].map((rows) => rows.map(({ id }) => id))).toEqual([[4], [5]]);
});

test.each([
  [0, '0 min'],
  [720, '+12 min'],
  [30, '+0:30'],
  [754, '+12:34'],
  [4800, '+80 min'],
])('%i seconds after the first is %s', (seconds, shown) => {
  expect(shownAfterFirst(seconds)).toBe(shown);
});
