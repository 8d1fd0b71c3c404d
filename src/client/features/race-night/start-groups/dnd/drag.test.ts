import { isMove, neighbour, dragOffset, type Drag } from './drag';

const places = [null, 10, 20];
const drag = (over: Drag['over']): Drag => ({ competitor: 1, ids: [1, 2], from: null, over, by: 'pointer' });

describe('neighbour', () => {
  test.each([
    ['one step to the right', null, 1, 10],
    ['one step to the left', 20, -1, 10],
    ['the right end is an end', 20, 1, 20],
    ['the left end is an end', null, -1, null],
    ['from beside the board to its first place', undefined, 1, null],
    ['from a group that has gone to the first place', 99, -1, null],
  ] as const)('%s', (_, from, step, expected) => {
    expect(neighbour(places, from, step)).toBe(expected);
  });
});

describe('isMove', () => {
  test('a drop on the boat’s own group changes nothing', () => {
    expect(isMove(drag(null), () => null)).toBe(false);
  });
  test('a drop beside every group changes nothing', () => {
    expect(isMove(drag(undefined), () => null)).toBe(false);
  });
  test('one boat of several that comes from elsewhere is a move', () => {
    expect(isMove(drag(10), (id) => (id === 1 ? 10 : 20))).toBe(true);
  });
});

const size = { width: 200, height: 40 };

test('a mouse holds the middle of what it carries', () => {
  expect(dragOffset({ x: 300, y: 100 }, size, false)).toEqual({ x: 200, y: 80 });
});

test('what a finger carries lies above it', () => {
  expect(dragOffset({ x: 300, y: 100 }, size, true)).toEqual({ x: 200, y: 48 });
});
