import { aTrack, metresFrom } from '../../../testing/aTrack';
import type { Position } from '../position';
import { crossingsOf } from './crossings';
import type { FinishLine } from './finishLine';

const MIDDLE: Position = { lat: 59.565, lon: 16.6 };
const START = Date.parse('2026-06-04T18:30:00+02:00');
/** 100 m from west to east; boats come from the mark in the south. */
const LINE: FinishLine = {
  ends: [metresFrom(MIDDLE, -50, 0), metresFrom(MIDDLE, 50, 0)],
  marks: [metresFrom(MIDDLE, 0, -1000)],
};
const clock = (time: string): string => `2026-06-04T${time}+02:00`;
const timeOf = (at: number): string => new Date(at + 7_200_000).toISOString().slice(11, 19);

/** Rounds the mark in the south at 19.00.00 and crosses the line north at 5 m/s at 19.03.20 and a half. */
const HOME = [
  [0, -30, clock('18:31:00')],
  [0, -1000, clock('19:00:00')],
  [0, 997.5, clock('19:06:39.5')],
] as const;

test('the crossing from the course side has its time, its error and its speed', () => {
  const { crossings, likely } = crossingsOf([aTrack(MIDDLE, HOME)], LINE, START);
  expect(likely).toBe(0);
  expect(crossings.map(({ at, ...rest }) => ({ ...rest, at: timeOf(at) }))).toEqual([
    {
      at: '19:03:20',
      errorS: 2,
      speedKn: expect.closeTo(9.72, 1),
      place: { x: expect.closeTo(0, 0), y: expect.closeTo(0, 3) },
      overhangM: 0,
      isFromCourse: true,
    },
  ]);
});

test('a time of an exact half second is rounded up', () => {
  const track = aTrack(MIDDLE, [
    [0, -52.5, clock('19:00:00')],
    [0, 47.5, clock('19:00:20')],
  ]);
  const [crossing] = crossingsOf([track], { ...LINE, marks: [] }, START).crossings;
  expect(timeOf(crossing?.at ?? 0)).toBe('19:00:11');
});

test.each([
  ['slow', 0.6, 13],
  ['at 3 knots', 1.54, 5],
  ['at 5 knots', 2.57, 3],
  ['at 10 knots', 5.14, 2],
])('a boat that is %s is known to so many seconds', (_, mPerS, errorS) => {
  const track = aTrack(MIDDLE, [
    [0, -100 * mPerS, clock('19:00:00')],
    [0, 100 * mPerS, clock('19:03:20')],
  ]);
  expect(crossingsOf([track], LINE, START).crossings).toMatchObject([{ errorS }]);
});

test('laps through the line: the first crossing after the last mark of the last lap is likely the finish', () => {
  const [south, north] = [metresFrom(MIDDLE, 0, -1000), metresFrom(MIDDLE, 0, 800)];
  const track = aTrack(MIDDLE, [
    [0, -10, clock('18:30:01')],
    [0, -1000, clock('18:40:00')],
    [0, 800, clock('18:50:00')],
    [0, -1000, clock('19:00:00')],
    // Home, round the committee boat, and over the line again on the way to the harbour.
    [0, 100, clock('19:06:00')],
    [20, -200, clock('19:08:00')],
    [-20, 300, clock('19:12:00')],
  ]);
  const { crossings, likely } = crossingsOf([track], { ...LINE, marks: [south, north, south] }, START);
  expect(crossings.map(({ isFromCourse }) => isFromCourse)).toEqual([true, false, true, false, true]);
  expect(likely).toBe(2);
});

test('where the last mark is never rounded, the last crossing from its side is likely the finish', () => {
  const track = aTrack(MIDDLE, [
    [0, -300, clock('18:31:00')],
    [0, 100, clock('18:40:00')],
    [0, -300, clock('18:50:00')],
    [0, 100, clock('19:00:00')],
  ]);
  expect(crossingsOf([track], LINE, START)).toMatchObject({ crossings: { length: 3 }, likely: 2 });
});

test('without a mark to come from, no side is the wrong one', () => {
  const { crossings, likely } = crossingsOf([aTrack(MIDDLE, HOME)], { ...LINE, marks: [] }, START);
  expect(crossings).toMatchObject([{ isFromCourse: null }]);
  expect(likely).toBe(0);
});

test.each([
  ['5 m beyond the end is told', 55, [5]],
  ['15 m beyond the end is none', 65, []],
])('a crossing %s', (_, east, overhangs) => {
  const track = aTrack(MIDDLE, [
    [east, -300, clock('19:00:00')],
    [east, 300, clock('19:02:00')],
  ]);
  const { crossings } = crossingsOf([track], LINE, START);
  expect(crossings.map(({ overhangM }) => Math.round(overhangM))).toEqual(overhangs);
});

test.each([
  ['before the start', HOME, 1, Date.parse(clock('19:10:00'))],
  ['in a gap of more than 30 s', HOME, 31, START],
  [
    'by a boat that drifts',
    [
      [0, -10, clock('19:00:00')],
      [0, 10, clock('19:03:20')],
    ] as const,
    1,
    START,
  ],
  [
    'by a device that jumps',
    [
      [0, -1000, clock('19:00:00')],
      [0, 1000, clock('19:01:00')],
    ] as const,
    1,
    START,
  ],
])('no crossing %s', (_, legs, everyS, start) => {
  expect(crossingsOf([aTrack(MIDDLE, legs, everyS)], LINE, start)).toEqual({ crossings: [], likely: null });
});

test('a pause between two segments is no crossing, and segments may come in any order', () => {
  const track = aTrack(MIDDLE, HOME);
  const at = Date.parse(clock('19:03:20.000'));
  const [before, after] = [
    track.filter((point) => point.at < at - 2000),
    track.filter((point) => point.at > at + 2000),
  ];
  expect(crossingsOf([before, after], LINE, START).crossings).toEqual([]);
  const half = Date.parse(clock('19:02:00'));
  const parts = [track.filter((point) => point.at > half), track.filter((point) => point.at <= half)];
  expect(crossingsOf(parts, LINE, START)).toMatchObject({ crossings: { length: 1 }, likely: 0 });
});
