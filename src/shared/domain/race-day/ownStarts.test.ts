import fc from 'fast-check';
import { aCompetitor } from '../../../testing/aCompetitor';
import { aSailing } from '../../../testing/aSailing';
import { aStartEvent } from '../../../testing/startEvents';
import { aStartGroup } from '../../../testing/aStartGroup';
import type { StartGroupRow } from '../../contract/startGroups';
import type { StartEventPayload } from '../../contract/startLog';
import { wireDatetime } from '../time';
import { ownSignals, ownStarts } from './ownStarts';
import { raceDay } from './raceDay';
import { stepsOf } from './sequences';
import { raceDaySetup } from './setup';
import { inOneOrder, sequenceFlagsAt, signalsOf } from './signals';

const ZERO = Date.parse('2026-06-04T18:30:00+02:00');
const minutes = (n: number) => ZERO + n * 60_000;
const stepsNamed = (start_sequence: string) => stepsOf({ start_sequence });
const RRS = stepsNamed('5-4-1-0');

/** A boat that starts so many minutes after half past six. */
const boat = (id: number, start: number, values: object = {}) =>
  aCompetitor({ id, start: wireDatetime(minutes(start)), ...values });
const THREE = [boat(3, 12), boat(1, 0), boat(2, 12)];
const NO_GROUPS: StartGroupRow[] = [];
const PURSUIT = { sailing: aSailing({ start_type: 'individual' }), groups: NO_GROUPS };

/** Boat and minute of each start after the acts. */
function startsAfter(events: StartEventPayload[], boats = THREE, { sailing, groups } = PURSUIT) {
  const day = raceDay(raceDaySetup(sailing, groups, 300_000), events, minutes(60));
  return ownStarts(day, { sailing, groups }, boats).map((start) => [start.boat.id, (start.at - ZERO) / 60_000]);
}

const startsOf = (...boats: ReturnType<typeof boat>[]) =>
  ownStarts(raceDay(raceDaySetup(PURSUIT.sailing, [], 0), [], ZERO), PURSUIT, boats);
const told = (boats: ReturnType<typeof boat>[], steps = RRS) =>
  inOneOrder([
    ...signalsOf([{ id: null, start: ZERO, prep: 'P', classFlag: null }], steps),
    ...ownSignals(startsOf(...boats), steps),
  ]).map((signal) => {
    const flags = signal.hoists.map(({ flag, up }) => `${flag} ${up ? 'upp' : 'ned'}`);
    return [(signal.at - ZERO) / 60_000, signal.sound, ...flags, ...signal.boats].join(' ');
  });

test('J is up from five minutes before the first boat until the last, and each moment has one short sound', () => {
  expect(told(THREE)).toEqual(['-5 short J upp', '-4 short P upp', '-1 long P ned', '0 short 1', '12 short J ned 3 2']);
});

test.each([
  ['a boat slower than the reference starts before it', [boat(1, -3), boat(2, 0)], '-8 short J upp', '0 short J ned 2'],
  ['a single boat', [boat(1, 7)], '-5 short', '7 short J ned 1'],
])('%s', (_, boats, first, last) => {
  const all = told(boats);
  expect([all[0], all.at(-1)]).toEqual([first, last]);
});

test('a boat that starts while the others are warned shares their sound, the longer of the two', () => {
  expect(told([boat(1, -1), boat(2, 4)])).toContain('-1 long P ned 1');
});

test('where the sequence has no sounds, own starts have none and no flag', () => {
  expect(told(THREE, stepsNamed('own'))).toEqual(['0 none orange ned 1', '12 none 3 2']);
  expect(told([])).toEqual(['-5 short', '-4 short P upp', '-1 long P ned', '0 short']);
});

test('a number that nobody knows and a boat that starts with the others have no start of their own', () => {
  expect(startsAfter([], [boat(1, 3, { is_unmatched: true }), boat(2, 4, { start: null }), boat(3, 5)])).toEqual([
    [3, 5],
  ]);
});

const AP = aStartEvent('ap_up', minutes(-1));
const N = aStartEvent('n_up', minutes(5));
const moved = (by: number) => [
  [1, by],
  [3, 12 + by],
  [2, 12 + by],
];

test.each([
  ['nothing', [], moved(0)],
  ['AP', [AP], []],
  ['AP and its lowering', [AP, aStartEvent('ap_down', minutes(4))], moved(10)],
  ['AP that was taken back', [AP, aStartEvent('undone', minutes(0), { undoes: AP.id })], moved(0)],
  ['ten minutes later', [aStartEvent('shift', minutes(-2), { payload: { minutes: 10 } })], moved(10)],
  ['N while the boats start', [N], []],
  ['N and its lowering', [N, aStartEvent('n_down', minutes(14))], moved(20)],
  [
    'a correction of the start',
    [aStartEvent('start_set', minutes(1), { payload: { start: wireDatetime(minutes(1)) } })],
    moved(1),
  ],
  ['AP after the first start', [aStartEvent('ap_up', minutes(2))], moved(0)],
])('%s moves every own start as the rows will say', (_, events, expected) => {
  expect(startsAfter(events)).toEqual(expected);
});

test('starts that the server has moved already are not moved again', () => {
  const sailing = aSailing({
    start_type: 'individual',
    custom_start_datetime: wireDatetime(minutes(10)),
    planned_start: wireDatetime(ZERO),
    planned_prep: 'P',
  });
  const boats = [boat(1, 10), boat(2, 22)];
  const events = [AP, aStartEvent('ap_down', minutes(4))];
  expect(startsAfter(events, boats, { sailing, groups: NO_GROUPS })).toEqual([
    [1, 10],
    [2, 22],
  ]);
});

test('each boat follows its own group', () => {
  const groups = [aStartGroup({ id: 1, start_time: '18:30:00' }), aStartGroup({ id: 2, start_time: '18:40:00' })];
  const boats = [boat(1, 2, { start_group: 1 }), boat(2, 11, { start_group: 2 }), boat(3, 30)];
  const postponed = aStartEvent('ap_up', minutes(-1), { payload: { groups: [1] } });
  const place = { sailing: PURSUIT.sailing, groups };
  expect(startsAfter([postponed], boats, place)).toEqual([
    [2, 11],
    [3, 30],
  ]);
  const shifted = aStartEvent('shift', minutes(-1), { payload: { minutes: 5, groups: [2] } });
  expect(startsAfter([shifted], boats, place)).toEqual([
    [1, 2],
    [2, 16],
    [3, 30],
  ]);
});

test('every boat is started once, at its own moment, under J', () => {
  const offsets = fc.array(fc.integer({ min: -1_200, max: 5_400 }), { minLength: 1, maxLength: 40 });
  fc.assert(
    fc.property(offsets, fc.constantFrom('5-4-1-0', '10-5-0', '5-0'), (seconds, key) => {
      const boats = seconds.map((offset, index) => boat(index + 1, offset / 60));
      const group = { id: null, start: ZERO, prep: 'P' as const, classFlag: null };
      const signals = inOneOrder([
        ...signalsOf([group], stepsNamed(key)),
        ...ownSignals(startsOf(...boats), stepsNamed(key)),
      ]);

      const moments = signals.map(({ at }) => at);
      expect(moments).toEqual([...new Set(moments)].sort((a, b) => a - b));
      const started = signals.flatMap(({ at, boats: ids }) => ids.map((id) => [id, (at - ZERO) / 1000]));
      expect(started.sort(([a = 0], [b = 0]) => a - b)).toEqual(seconds.map((offset, index) => [index + 1, offset]));
      for (const signal of signals.filter(({ boats: ids }) => ids.length > 0)) {
        expect(signal.sound).not.toBe('none');
        expect(sequenceFlagsAt(signals, signal.at - 1)).toContain('J');
      }
      expect(sequenceFlagsAt(signals, Infinity)).not.toContain('J');
    }),
  );
});
