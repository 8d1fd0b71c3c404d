import type { CourseMark } from '../../../../../shared/contract/courses';
import { legLengths, sketchOf, SKETCH_HEIGHT, SKETCH_WIDTH } from './sketchOf';

const aMark = (values: Partial<CourseMark>): CourseMark => ({
  name: 'Grundet',
  lat: null,
  lon: null,
  rounding: 'port',
  order: 0,
  ...values,
});
const SOUTH = aMark({ name: 'Start', lat: 59.5, lon: 16.6, rounding: 'gate' });
const NORTH = aMark({ name: 'Kryss', lat: 59.55, lon: 16.6 });
const EAST = aMark({ name: 'Läns', lat: 59.5, lon: 16.7, rounding: 'starboard' });

test('north is up and east is to the right, within the drawing', () => {
  const marks = sketchOf([SOUTH, NORTH, EAST])?.marks ?? [];
  expect(marks.map(({ name }) => name)).toEqual(['Start', 'Kryss', 'Läns']);
  const [south, north, east] = marks.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }));
  expect(north).toEqual({ x: south?.x, y: 48 });
  expect(south?.y).toBe(SKETCH_HEIGHT - 48);
  expect(east?.y).toBe(south?.y);
  expect(east?.x).toBeGreaterThan(south?.x ?? SKETCH_WIDTH);
  expect(east?.x).toBeLessThan(SKETCH_WIDTH - 47);
});

test('a mile is as long both ways', () => {
  const { marks: [south, north] = [], scale } = sketchOf([SOUTH, NORTH, EAST]) ?? { scale: { nm: 1, length: 0 } };
  const perNm = ((south?.y ?? 0) - (north?.y ?? 0)) / 3;
  expect(perNm).toBeCloseTo(scale.length / scale.nm, 1);
});

test('a mark that is rounded twice is drawn once, with both its turns', () => {
  const sketch = sketchOf([SOUTH, NORTH, SOUTH, NORTH, { ...SOUTH, name: 'Mål' }]);
  expect(sketch?.marks.map(({ name, turns }) => [name, turns])).toEqual([
    ['Start', [1, 3, 5]],
    ['Kryss', [2, 4]],
  ]);
});

test('the way there and back is two legs, and the distance is said once', () => {
  const legs = sketchOf([SOUTH, NORTH, SOUTH, NORTH])?.legs ?? [];
  expect(legs).toHaveLength(2);
  expect(legs[0]?.nm).toBeCloseTo(3, 1);
  expect(legs[1]?.nm).toBeNull();
});

test('a mark without a position breaks the line', () => {
  const marks = [SOUTH, aMark({ name: 'Pricken' }), NORTH, EAST];
  expect(sketchOf(marks)?.legs).toHaveLength(1);
  expect(legLengths(marks).map((nm) => nm !== null)).toEqual([false, false, false, true]);
});

test.each([
  ['no marks', []],
  ['no positions', [aMark({}), aMark({ name: 'Pricken' })]],
  ['one place', [SOUTH, aMark({ name: 'Pricken' }), SOUTH]],
])('%s make no drawing', (_, marks) => {
  expect(sketchOf(marks)).toBeNull();
});
