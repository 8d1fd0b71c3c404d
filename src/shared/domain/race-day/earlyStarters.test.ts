import { deepEqual, ok } from 'node:assert/strict';
import fc from 'fast-check';
import { aStartEvent, uuidOf } from '../../../testing/startEvents';
import type { StartEventPayload } from '../../contract/startLog';
import { earlyStarters } from './earlyStarters';
import { raceDay } from './raceDay';
import type { RaceDaySetup } from './startState';

const ZERO = Date.parse('2026-06-04T16:30:00Z');
const seconds = (n: number) => ZERO + n * 1000;
const RUNS = process.env['CI'] === 'true' ? 10_000 : 500;

const [E, F] = [1, 2];
const SETUP: RaceDaySetup = {
  groups: [E, F].map((id, index) => ({ id, start: seconds(index * 300), prep: 'P' as const })),
  sequenceMs: 5 * 60_000,
  intervalMs: 5 * 60_000,
  recallOrder: 'follow',
};
/** Boats 11 and 12 start in E, 21 in F. */
const BOATS = [
  { id: 11, start_group: E },
  { id: 12, start_group: E },
  { id: 21, start_group: F },
];

const listed = (log: readonly StartEventPayload[], setup = SETUP) =>
  earlyStarters(raceDay(setup, log, seconds(3_600)), BOATS).map(
    ({ boat, group, acts }) => `${boat.id} in ${group} by ${acts.length}`,
  );

const x = (second: number, competitors: number[], rest: { group?: number | null; device?: string; id?: string } = {}) =>
  aStartEvent('x_up', seconds(second), {
    start_group: rest.group === undefined ? E : rest.group,
    payload: { competitors },
    ...(rest.device !== undefined && { device: rest.device }),
    ...(rest.id !== undefined && { id: rest.id }),
  });
const undo = (second: number, undoes: string) => aStartEvent('undone', seconds(second), { undoes });
const first = uuidOf(901);

test.each<[string, StartEventPayload[], string[]]>([
  ['X alone names nobody', [x(4, [])], []],
  ['each tap adds its boat', [x(4, []), x(9, [11]), x(12, [12])], ['11 in 1 by 1', '12 in 1 by 1']],
  ['a boat of another group is not named', [x(4, [11, 21])], ['11 in 1 by 1']],
  ['X over all names boats of every group', [x(304, [11, 21], { group: null })], ['11 in 1 by 1', '21 in 2 by 1']],
  ['X down leaves who has not come back', [x(4, [11]), aStartEvent('x_down', seconds(60))], ['11 in 1 by 1']],
  ['one act taken back', [x(4, [11], { id: first }), x(5, [12]), undo(30, first)], ['12 in 1 by 1']],
  [
    'two devices within five seconds name the same boat: one report',
    [x(9, [11]), x(12, [11], { device: 'båten' })],
    ['11 in 1 by 1'],
  ],
  [
    'two devices within five seconds name two boats: both count',
    [x(9, [11]), x(10, [12], { device: 'båten' })],
    ['11 in 1 by 1', '12 in 1 by 1'],
  ],
  ['seconds apart, both reports name it', [x(9, [11]), x(29, [11], { device: 'båten' })], ['11 in 1 by 2']],
  ['a general recall forgets them', [x(4, [11]), aStartEvent('recall_up', seconds(20), { start_group: E })], []],
  [
    'after the new start the list begins empty',
    [
      x(4, [11]),
      aStartEvent('recall_up', seconds(20), { start_group: E }),
      aStartEvent('recall_down', seconds(60), { start_group: E }),
      x(425, [12]),
    ],
    ['12 in 1 by 1'],
  ],
  ['N forgets them', [x(4, [11]), aStartEvent('n_up', seconds(60))], []],
  ['N over A forgets them', [x(4, [11]), aStartEvent('n_up', seconds(60), { payload: { with: 'A' } })], []],
  ['AP before the start forgets them', [x(-5, [11]), aStartEvent('ap_up', seconds(-1))], []],
  ['AP after the start leaves them', [x(4, [11]), aStartEvent('ap_up', seconds(20))], ['11 in 1 by 1']],
])('%s', (_, log, expected) => {
  expect(listed(log)).toEqual(expected);
});

test('taking back either of two reports of the same boat takes back both', () => {
  const log = [x(9, [11], { id: first }), x(12, [11], { device: 'båten', id: uuidOf(902) })];
  expect(listed([...log, undo(40, first)])).toEqual([]);
  expect(listed([...log, undo(40, uuidOf(902))])).toEqual([]);
});

test('in a sailing without groups every boat can be named', () => {
  const alone: RaceDaySetup = { ...SETUP, groups: [{ id: null, start: ZERO, prep: 'P' }] };
  expect(listed([x(4, [21], { group: null })], alone)).toEqual(['21 in null by 1']);
});

const logs = fc
  .array(
    fc.record({
      kind: fc.constantFrom('x_up', 'x_up', 'x_down', 'recall_up', 'recall_down', 'n_up', 'undone'),
      second: fc.integer({ min: -30, max: 900 }),
      group: fc.constantFrom(null, E, F),
      competitors: fc.subarray([11, 12, 21]),
      device: fc.constantFrom('tornet', 'båten'),
      undoes: fc.nat({ max: 14 }),
    }),
    { maxLength: 15 },
  )
  .map((drafts) =>
    drafts.map(({ kind, second, group, competitors, device, undoes }, index): StartEventPayload => {
      const rest = { start_group: group, device, id: uuidOf(index) };
      if (kind === 'x_up') return aStartEvent('x_up', seconds(second), { ...rest, payload: { competitors } });
      return aStartEvent(kind, seconds(second), kind === 'undone' ? { ...rest, undoes: uuidOf(undoes) } : rest);
    }),
  );

test('any order of arrival gives the same list', () => {
  const withOrder = logs.chain((log) =>
    fc.tuple(fc.constant(log), fc.shuffledSubarray(log, { minLength: log.length, maxLength: log.length })),
  );
  fc.assert(
    fc.property(withOrder, ([log, shuffled]) => {
      const listOf = (events: StartEventPayload[]) => earlyStarters(raceDay(SETUP, events, ZERO), BOATS);
      deepEqual(listOf(shuffled), listOf(log));
    }),
    { numRuns: RUNS },
  );
});

test('taking back what names a boat takes it off the list, and no other boat that those acts do not name', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const before = earlyStarters(raceDay(SETUP, log, ZERO), BOATS);
      for (const { boat, group, acts } of before) {
        const undos = acts.map(({ id }) => undo(5_000, id));
        const after = earlyStarters(raceDay(SETUP, [...log, ...undos], ZERO), BOATS);
        ok(!after.some((one) => one.boat.id === boat.id && one.group === group));
        const isApart = (one: (typeof before)[number]) => !one.acts.some((act) => acts.includes(act));
        const others = before.filter((one) => isApart(one) && one.boat.id !== boat.id);
        ok(others.every((other) => after.some((one) => one.boat.id === other.boat.id)));
      }
    }),
    { numRuns: RUNS },
  );
});

test('X changes no start', () => {
  fc.assert(
    fc.property(logs, (log) => {
      const starts = (events: StartEventPayload[]) =>
        raceDay(SETUP, events, ZERO).races.map(({ id, start, attempt, state }) => ({ id, start, attempt, state }));
      const withoutX = log.filter(({ kind }) => kind !== 'x_up');
      deepEqual(starts(log), starts(withoutX));
    }),
    { numRuns: RUNS },
  );
});
