import { barGeometry, type BarSize } from './barGeometry';

const size: BarSize = { width: 440, height: 240, margin: { top: 20, right: 10, bottom: 20, left: 30 } };

test('bars stand evenly, from the bottom line to their value', () => {
  const { bars, yOf, bottom } = barGeometry([5, 10, 2, 0], size);
  expect(bars).toEqual([30, 130, 230, 330].map((left) => ({ x: left + 28, width: 44 })));
  expect([bottom, yOf(0), yOf(5), yOf(10)]).toEqual([220, 220, 120, 20]);
});

test('many bars share the room, and keep a gap', () => {
  const { bars } = barGeometry(
    Array.from({ length: 40 }, () => 1),
    size,
  );
  expect(bars[0]).toEqual({ x: 31.5, width: 7 });
  expect(bars[39]).toEqual({ x: 421.5, width: 7 });
});

test.each([
  [[0], [0, 1]],
  [[3], [0, 1, 2, 3]],
  [[7], [0, 2, 4, 6, 8]],
  [[23], [0, 5, 10, 15, 20, 25]],
  [[41], [0, 10, 20, 30, 40, 50]],
])('of values up to %j the grid has few lines', (values, lines) => {
  expect(barGeometry(values, size).lines).toEqual(lines);
});
