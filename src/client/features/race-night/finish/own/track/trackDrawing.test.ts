import { aTrack, metresFrom } from '../../../../../../testing/aTrack';
import { crossingsOf } from '../../../../../../shared/domain/track/crossings';
import type { FinishLine } from '../../../../../../shared/domain/track/finishLine';
import { DRAWING_HEIGHT, DRAWING_WIDTH, trackDrawing } from './trackDrawing';

const MIDDLE = { lat: 59.565, lon: 16.6 };
const LINE: FinishLine = { ends: [metresFrom(MIDDLE, -50, 0), metresFrom(MIDDLE, 50, 0)], marks: [] };
const START = Date.parse('2026-06-04T16:30:00Z');
/** 3 km north through the east half of the line. */
const TRACK = aTrack(MIDDLE, [
  [25, -1500, START + 60_000],
  [25, 1500, START + 660_000],
]);
const rounded = ({ x, y }: { x: number; y: number }) => [Math.round(x), Math.round(y)];

test('the line lies in the middle, north is up, and a crossing lies on the line', () => {
  const { crossings } = crossingsOf([TRACK], LINE, START);
  const drawing = trackDrawing([TRACK], LINE, crossings, START);
  const perM = drawing.scale.length / drawing.scale.metres;
  const [middleX, middleY] = [DRAWING_WIDTH / 2, DRAWING_HEIGHT / 2];
  expect(drawing.ends.map(rounded)).toEqual([
    [Math.round(middleX - 50 * perM), middleY],
    [Math.round(middleX + 50 * perM), middleY],
  ]);
  expect(drawing.crossings.map(rounded)).toEqual([[Math.round(middleX + 25 * perM), middleY]]);
  const [first, ...rest] = (drawing.paths[0] ?? '')
    .slice(1)
    .split('L')
    .map((point) => Number(point.split(' ')[1]));
  expect(first).toBeGreaterThan(rest.at(-1) ?? Infinity);
});

test('the track is drawn from the start on, and not where it is far away', () => {
  const count = ({ paths }: ReturnType<typeof trackDrawing>) => paths.join('').split(/[ML]/).length;
  const whole = trackDrawing([TRACK], LINE, [], null);
  expect(whole.paths).toHaveLength(1);
  expect(count(whole)).toBeLessThan(TRACK.length / 3);
  expect(count(trackDrawing([TRACK], LINE, [], START + 360_000))).toBeLessThan(count(whole));
  expect(trackDrawing([TRACK], LINE, [], START + 700_000).paths).toEqual([]);
});
