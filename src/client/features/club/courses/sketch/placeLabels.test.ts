import type { CourseMark } from '../../../../../shared/contract/courses';
import { placeLabels, type SketchLabel } from './placeLabels';
import { SKETCH_WIDTH, sketchOf } from './sketchOf';

const aMark = (name: string, lat: number, lon: number): CourseMark => ({ name, lat, lon, rounding: 'port', order: 0 });

function labelsOf(marks: readonly CourseMark[]): SketchLabel[] {
  const sketch = sketchOf(marks);
  if (sketch === null) throw new Error('There is no sketch.');
  const { marks: names, legs } = placeLabels(sketch);
  return [...names, ...legs];
}

test('each mark has its name and its turns, each leg its distance', () => {
  const start = aMark('Start', 59.5, 16.6);
  const labels = labelsOf([start, aMark('Kryss', 59.55, 16.6), start]);
  expect(labels.map(({ words }) => words)).toEqual(['1, 3 Start', '2 Kryss', '3,00 M']);
});

test('names of marks that lie close do not cover each other, and none is cut off', () => {
  const labels = labelsOf([
    aMark('Startlinjen', 59.565, 16.6),
    aMark('Länsgaten', 59.5645, 16.599),
    aMark('Kryssmärket med det långa namnet', 59.55, 16.57),
  ]);
  for (const [index, a] of labels.entries()) {
    const half = (a.words.length * 6.6) / 2;
    expect(a.x - half).toBeGreaterThan(0);
    expect(a.x + half).toBeLessThan(SKETCH_WIDTH);
    for (const b of labels.slice(index + 1)) {
      const apart = Math.abs(a.x - b.x) >= half + (b.words.length * 6.6) / 2 || Math.abs(a.y - b.y) >= 16;
      expect([a.words, b.words, apart]).toEqual([a.words, b.words, true]);
    }
  }
});
