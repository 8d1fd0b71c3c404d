import { keptApart, seasonGeometry, type ChartSize } from './seasonGeometry';

const size: ChartSize = { width: 400, height: 300, margin: { top: 20, right: 100, bottom: 30, left: 30 } };

test('the first rank is highest and the races stand evenly', () => {
  const { lines, races } = seasonGeometry(
    [
      [1, 3, 1],
      [2, 1, 2],
    ],
    size,
  );
  expect(races).toEqual([30, 165, 300]);
  expect(lines[0]?.points).toEqual([
    { x: 30, y: 20 },
    { x: 165, y: 270 },
    { x: 300, y: 20 },
  ]);
});

test('one race stands in the middle', () => {
  expect(seasonGeometry([[1], [2]], size).races).toEqual([165]);
});

test.each([
  [2, [1, 2]],
  [6, [1, 2, 3, 4, 5, 6]],
  [9, [1, 2, 4, 6, 8]],
  [28, [1, 5, 10, 15, 20, 25]],
  [300, [1, 50, 100, 150, 200, 250, 300]],
])('of %i ranks few are written out', (worst, written) => {
  expect(seasonGeometry([[1], [worst]], size).ranks.map(({ rank }) => rank)).toEqual(written);
});

test('names of boats that end close together do not cover each other', () => {
  expect(keptApart([20, 24, 28], 18, 270)).toEqual([20, 38, 56]);
  expect(keptApart([270, 265, 100], 18, 270)).toEqual([270, 252, 100]);
});

test('more names than there is room for still stand apart', () => {
  const labels = keptApart([10, 10, 10, 10], 18, 30);
  expect(labels).toEqual([0, 18, 36, 54]);
});
