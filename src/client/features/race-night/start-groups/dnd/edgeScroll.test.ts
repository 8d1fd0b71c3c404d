import { edgePull } from './edgeScroll';

test.each([
  ['in the middle nothing pulls', 500, 0],
  ['just inside the edge zone it hardly pulls', 119, -1 / 120],
  ['at the left edge it pulls fully', 0, -1],
  ['at the right edge it pulls fully', 1000, 1],
  ['beyond the edge it pulls no more than fully', 1500, 1],
])('%s', (_, x, expected) => {
  expect(edgePull(x, { left: 0, right: 1000 })).toBeCloseTo(expected);
});
