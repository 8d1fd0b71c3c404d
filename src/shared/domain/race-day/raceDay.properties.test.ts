import { deepEqual, equal } from 'node:assert/strict';
import fc from 'fast-check';
import type { StartEventKind, StartEventPayload } from '../../contract/startLog';
import { aStartEvent, uuidOf } from '../../../testing/startEvents';
import { raceDay } from './raceDay';
import type { RaceDaySetup } from './startState';

const ZERO = Date.parse('2026-06-04T16:30:00Z');
// Node's assertions: ten thousand runs make a hundred thousand, and Jest's would take longer than all the rest.
const RUNS = process.env['CI'] === 'true' ? 10_000 : 500;
const GROUPS = [1, 2, 3];
const KINDS: StartEventKind[] = [
  'ap_up',
  'ap_down',
  'n_up',
  'n_down',
  'recall_up',
  'recall_down',
  'shift',
  'start_set',
];

const setups = fc.record<RaceDaySetup>({
  groups: fc.constant(GROUPS.map((id) => ({ id, start: ZERO + id * 300_000, prep: 'P' as const }))),
  sequenceMs: fc.constantFrom(0, 180_000, 300_000),
  intervalMs: fc.constantFrom(60_000, 300_000),
  recallOrder: fc.constantFrom('follow' as const, 'last' as const),
});

const events = fc
  .array(
    fc.record({
      kind: fc.constantFrom<StartEventKind>(...KINDS, 'undone'),
      at: fc.integer({ min: -600, max: 5_400 }),
      group: fc.constantFrom(null, ...GROUPS),
      device: fc.constantFrom('tornet', 'båten'),
      undoes: fc.nat({ max: 19 }),
      minutes: fc.integer({ min: -10, max: 30 }),
    }),
    { maxLength: 20 },
  )
  .map((acts) =>
    acts.map(({ kind, at, group, device, undoes, minutes }, index): StartEventPayload => {
      const rest = { start_group: group, device, id: uuidOf(index), undoes: uuidOf(undoes) };
      return kind === 'shift'
        ? aStartEvent('shift', ZERO + at * 1000, { ...rest, payload: { minutes } })
        : aStartEvent(kind, ZERO + at * 1000, rest);
    }),
  );

const withOrder = events.chain((log) =>
  fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })),
);

test('any order of arrival gives the same starts', () => {
  fc.assert(
    fc.property(setups, withOrder, (setup, [log, shuffled]) => {
      deepEqual(raceDay(setup, shuffled, ZERO), raceDay(setup, log, ZERO));
    }),
    { numRuns: RUNS },
  );
});

test('a group has a start exactly while it is scheduled or started, attempts count up, and what waits knows for what', () => {
  fc.assert(
    fc.property(setups, events, fc.integer({ min: -600, max: 7_200 }), (setup, log, seconds) => {
      for (const race of raceDay(setup, log, ZERO + seconds * 1000).races) {
        equal(race.start !== null, race.state === 'scheduled' || race.state === 'started');
        race.past.forEach(({ attempt }, index) => equal(attempt, index + 1));
        equal(race.attempt, race.past.length + 1);
        equal(race.waitsFor !== null, ['postponed', 'recalled', 'abandoned'].includes(race.state));
      }
    }),
    { numRuns: RUNS },
  );
});

test('taking back every act gives the plan', () => {
  fc.assert(
    fc.property(setups, events, (setup, log) => {
      const acts = log.filter(({ kind }) => kind !== 'undone');
      const undos = acts.map(({ id }, index) =>
        aStartEvent('undone', ZERO + 6_000_000, { undoes: id, id: uuidOf(100 + index) }),
      );
      deepEqual(raceDay(setup, [...acts, ...undos], 0), raceDay(setup, [], 0));
    }),
    { numRuns: RUNS },
  );
});
