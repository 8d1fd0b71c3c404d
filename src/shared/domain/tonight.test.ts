import type { SailingStatus } from '../contract/sailings';
import { isTonight, nextStart, nextStep, type TonightReader, type TonightStart } from './tonight';

const at = (clock: string, day = '2026-05-27') => Date.parse(`${day}T${clock}:00+02:00`);
const scheduled = (clock: string): TonightStart => ({ at: at(clock), planned: at(clock), state: 'scheduled' });
const E = scheduled('18:30');
const F = scheduled('18:35');
const HELD: TonightStart = { at: null, planned: at('18:35'), state: 'postponed' };

test.each<[string, SailingStatus, boolean, number, boolean]>([
  ['two hours before the first start', 'upcoming', false, at('16:30'), true],
  ['a second earlier', 'upcoming', false, at('16:30') - 1000, false],
  ['while it is sailed', 'ongoing', false, at('19:20'), true],
  ['until it is verified', 'finished', false, at('22:00'), true],
  ['no longer then', 'finished', true, at('22:00'), false],
  ['nor a day later', 'finished', false, at('18:36', '2026-05-28'), false],
  ['never cancelled', 'cancelled', false, at('18:00'), false],
  ['never unpublished', 'unpublished', false, at('18:00'), false],
])('it is tonight %s', (...[, status, isVerified, now, expected]) => {
  expect(isTonight({ status, isVerified, starts: [E, F] }, now)).toBe(expected);
});

test('a sailing without any start is never tonight; one that is held back is', () => {
  const sailing = { status: 'upcoming', isVerified: false } as const;
  expect(isTonight({ ...sailing, starts: [{ at: null, planned: null, state: 'scheduled' }] }, at('18:00'))).toBe(false);
  expect(isTonight({ ...sailing, starts: [HELD] }, at('18:00'))).toBe(true);
});

test('the next start is the first that is ahead', () => {
  expect([at('18:00'), at('18:30'), at('18:35')].map((now) => nextStart([F, E, HELD], now))).toEqual([
    at('18:30'),
    at('18:35'),
    null,
  ]);
});

const OFFICIAL: TonightReader = { kind: 'official' };
const READER: TonightReader = { kind: 'reader' };
const sailor = (values: Partial<TonightReader & { kind: 'sailor' }> = {}): TonightReader => ({
  kind: 'sailor',
  start: at('18:35'),
  isHome: false,
  mayReport: true,
  ...values,
});

describe('the next step', () => {
  test.each<
    [string, TonightReader, SailingStatus, readonly TonightStart[], [home: number, out: number], string, string]
  >([
    ['an official before the start', OFFICIAL, 'upcoming', [E, F], [0, 8], '18:00', 'console'],
    ['between two starts', OFFICIAL, 'ongoing', [E, F], [0, 8], '18:32', 'console'],
    ['while the last can be recalled', OFFICIAL, 'ongoing', [E, F], [0, 8], '18:38', 'console'],
    ['unless a boat is home by then', OFFICIAL, 'ongoing', [E, F], [1, 7], '18:38', 'finish'],
    ['while a group is held back', OFFICIAL, 'ongoing', [E, HELD], [2, 6], '19:10', 'console'],
    [
      'not for one that is cancelled',
      OFFICIAL,
      'ongoing',
      [E, { ...HELD, state: 'cancelled' }],
      [2, 6],
      '19:10',
      'finish',
    ],
    ['while boats are out', OFFICIAL, 'ongoing', [E, F], [0, 8], '19:10', 'finish'],
    ['when all are home', OFFICIAL, 'ongoing', [E, F], [8, 0], '20:00', 'review'],
    ['when it is ended', OFFICIAL, 'finished', [E, F], [7, 1], '20:00', 'review'],
    ['a sailor before the own start', sailor(), 'ongoing', [E, F], [0, 8], '18:32', 'start'],
    ['a sailor who is held back', sailor({ start: null }), 'ongoing', [E, HELD], [0, 8], '18:50', 'start'],
    ['a sailor who races', sailor(), 'ongoing', [E, F], [0, 8], '19:00', 'report'],
    ['one who may not report', sailor({ mayReport: false }), 'ongoing', [E, F], [0, 8], '19:00', 'result'],
    ['one who is home', sailor({ isHome: true }), 'ongoing', [E, F], [1, 7], '19:20', 'result'],
    ['one of an ended race', sailor(), 'finished', [E, F], [7, 1], '20:00', 'result'],
    ['a reader before the first start', READER, 'upcoming', [E, F], [0, 8], '18:00', 'start'],
    ['a reader after it', READER, 'ongoing', [E, F], [0, 8], '18:31', 'result'],
  ])('%s', (...[, reader, status, starts, [home, out], clock, expected]) => {
    expect(nextStep({ reader, status, starts, home, out, isVerified: false }, at(clock))).toBe(expected);
  });
});
