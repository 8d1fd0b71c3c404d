import fc from 'fast-check';
import { moveCompetitor, moveCompetitors, type Board } from './moveCompetitor';

const board: Board = { groups: { 10: [1, 2, 3], 20: [4], 30: [] }, ungrouped: [5, 6] };

test('a boat is taken from its group and put last in the target', () => {
  expect(moveCompetitor(board, 2, 20)).toEqual({ groups: { 10: [1, 3], 20: [4, 2], 30: [] }, ungrouped: [5, 6] });
});

test('a boat is taken from the ungrouped list', () => {
  expect(moveCompetitor(board, 5, 30)).toEqual({ groups: { 10: [1, 2, 3], 20: [4], 30: [5] }, ungrouped: [6] });
});

test('without a target the boat goes to the ungrouped list', () => {
  expect(moveCompetitor(board, 1, null)).toEqual({ groups: { 10: [2, 3], 20: [4], 30: [] }, ungrouped: [5, 6, 1] });
});

test('a boat that several lists claim is removed from every one of them', () => {
  const torn: Board = { groups: { 10: [1, 7], 20: [7, 7], 30: [2] }, ungrouped: [7] };
  expect(moveCompetitor(torn, 7, 30)).toEqual({ groups: { 10: [1], 20: [], 30: [2, 7] }, ungrouped: [] });
});

test('a boat that is in the target and elsewhere ends up in the target once', () => {
  const torn: Board = { groups: { 10: [7, 1], 20: [7] }, ungrouped: [] };
  expect(moveCompetitor(torn, 7, 10)).toEqual({ groups: { 10: [1, 7], 20: [] }, ungrouped: [] });
});

test('a boat that is nowhere on the board stays off it', () => {
  expect(moveCompetitor(board, 99, 10)).toBe(board);
});

test('a target that is not on the board is no target: the boat goes to the ungrouped list', () => {
  expect(moveCompetitor(board, 1, 99)).toEqual({ groups: { 10: [2, 3], 20: [4], 30: [] }, ungrouped: [5, 6, 1] });
});

test('names of built-in object properties are not groups', () => {
  const byName = JSON.parse('{"groups":{"10":[1]},"ungrouped":[]}') as Board;
  expect(moveCompetitor(byName, 1, 'constructor' as unknown as number)).toEqual({ groups: { 10: [] }, ungrouped: [1] });
});

test('a move to the present group changes nothing', () => {
  expect(moveCompetitor(board, 2, 10)).toBe(board);
  expect(moveCompetitor(board, 5, null)).toBe(board);
});

test('the given board is not mutated and unchanged lists keep their identity', () => {
  const frozen: Board = { groups: { 10: Object.freeze([1, 2]), 20: Object.freeze([3]) }, ungrouped: Object.freeze([]) };
  const moved = moveCompetitor(Object.freeze(frozen), 1, null);
  expect(frozen.groups[10]).toEqual([1, 2]);
  expect(moved.groups[20]).toBe(frozen.groups[20]);
});

test('of several moves of one boat the last counts', () => {
  const moves = [
    { competitor: 1, start_group: 20 },
    { competitor: 5, start_group: 20 },
    { competitor: 1, start_group: 30 },
  ];
  expect(moveCompetitors(board, moves)).toEqual({ groups: { 10: [2, 3], 20: [4, 5], 30: [1] }, ungrouped: [6] });
});

describe('for any board and any moves', () => {
  const boats = fc.uniqueArray(fc.integer({ min: 1, max: 30 }));
  const anyBoard = fc
    .tuple(boats, fc.array(fc.constantFrom(10, 20, 30, null), { minLength: 30, maxLength: 30 }))
    .map(([ids, places]): Board => {
      const at = (place: number | null) => ids.filter((_, index) => places[index] === place);
      return { groups: { 10: at(10), 20: at(20), 30: at(30) }, ungrouped: at(null) };
    });
  const anyMoves = fc.array(
    fc.record({ competitor: fc.integer({ min: 1, max: 35 }), start_group: fc.constantFrom(10, 20, 30, 40, null) }),
  );
  const all = ({ groups, ungrouped }: Board) => [...Object.values(groups).flat(), ...ungrouped].sort((a, b) => a - b);

  test('every boat stays on the board, exactly once', () => {
    fc.assert(
      fc.property(anyBoard, anyMoves, (before, moves) =>
        expect(all(moveCompetitors(before, moves))).toEqual(all(before)),
      ),
    );
  });

  test('a batch of moves gives the same board as one move at a time', () => {
    const sorted = ({ groups, ungrouped }: Board) =>
      [groups[10], groups[20], groups[30], ungrouped].map((list) => [...(list ?? [])].sort());
    fc.assert(
      fc.property(anyBoard, anyMoves, (before, moves) => {
        const oneByOne = moves.reduce(
          (at, { competitor, start_group }) => moveCompetitor(at, competitor, start_group),
          before,
        );
        expect(sorted(moveCompetitors(before, moves))).toEqual(sorted(oneByOne));
      }),
    );
  });
});
