import { aStartEvent } from '../../../testing/startEvents';
import { standingActs } from './acts';
import { START_SEQUENCES, stepsOf } from './sequences';
import { raisedFlags, sequenceFlagsAt, signalsOf, type SignalledGroup } from './signals';

const ZERO = Date.parse('2026-06-04T16:30:00Z');
const minutes = (n: number) => ZERO + n * 60_000;
const E: SignalledGroup = { id: 1, start: minutes(0), prep: 'P', classFlag: 'E' };
const F: SignalledGroup = { id: 2, start: minutes(5), prep: 'P', classFlag: 'F' };

const told = (groups: SignalledGroup[], key = '5-4-1-0') =>
  signalsOf(groups, stepsOf({ start_sequence: key })).map(({ at, sound, hoists }) => {
    const flags = hoists.map(({ flag, up }) => `${flag} ${up ? 'upp' : 'ned'}`);
    return `${(at - ZERO) / 60_000} ${sound} ${flags.join(' · ')}`.trim();
  });

test('one group by RRS 26', () => {
  expect(told([E])).toEqual(['-5 short E upp', '-4 short P upp', '-1 long P ned', '0 short E ned']);
});

test('the start of a group is the warning of the next: one sound, two flags', () => {
  expect(told([E, F])).toEqual([
    '-5 short E upp',
    '-4 short P upp',
    '-1 long P ned',
    '0 short E ned · F upp',
    '1 short P upp',
    '4 long P ned',
    '5 short F ned',
  ]);
});

test('with a shorter interval the sequences overlap, and a flag that goes down and up at once stays', () => {
  const signals = told([E, { ...F, start: minutes(3) }]);
  expect(signals).toEqual([
    '-5 short E upp',
    '-4 short P upp',
    '-2 short F upp',
    '-1 long',
    '0 short E ned',
    '2 long P ned',
    '3 short F ned',
  ]);
});

test('a group without a start gives no signal; the flags that are up follow the clock', () => {
  expect(told([{ ...E, start: null }])).toEqual([]);
  const signals = signalsOf([E, F], stepsOf({ start_sequence: '5-4-1-0' }));
  expect(sequenceFlagsAt(signals, minutes(-6))).toEqual([]);
  expect(sequenceFlagsAt(signals, minutes(-4))).toEqual(['E', 'P']);
  expect(sequenceFlagsAt(signals, minutes(0))).toEqual(['F']);
});

test.each(START_SEQUENCES)('$key starts the group at its start', ({ steps }) => {
  const signals = signalsOf([E], steps);
  expect(signals.at(-1)?.at).toBe(E.start);
  expect(signals.flatMap(({ starts }) => starts)).toEqual([E.id]);
});

test('a sailing goes by its own copy of the steps, and a row of an older version by the key', () => {
  const own = [{ before_s: 30, flag: 'own', up: true, sound: 'none' } as const];
  expect(stepsOf({ start_sequence: '5-0', start_steps: own })).toBe(own);
  const [rrs, three] = START_SEQUENCES;
  expect(stepsOf({ start_sequence: '3-2-1-0' })).toBe(three?.steps);
  expect(stepsOf({ start_sequence: 'okand', start_steps: null })).toBe(rrs?.steps);
});

test.each([
  ['a flag that goes up', { flag: 'class', up: true }],
  ['the preparatory flag', { flag: 'prep', up: false }],
  ['the own flag', { flag: 'own', up: true }],
] as const)('a group starts at its start, whatever its last step is: %s', (_what, { flag, up }) => {
  const signals = signalsOf([E], [{ before_s: 0, flag, up, sound: 'long' }]);
  expect(signals.map(({ at, starts }) => [at, starts])).toEqual([[E.start, [E.id]]]);
});

test('flags outside the sequences: AP over H, X until four minutes after the start or a minute before the next', () => {
  const acts = standingActs([
    aStartEvent('ap_up', minutes(-1), { payload: { with: 'H' } }),
    aStartEvent('ap_down', minutes(-1.5)),
    aStartEvent('x_up', minutes(0.1), { start_group: 1 }),
  ]);
  const flags = (now: number, starts: number[]) =>
    raisedFlags(acts, starts, now).map(({ flag, below }) => [flag, below]);
  expect(flags(minutes(3.9), [minutes(0)])).toEqual([
    ['AP', 'H'],
    ['X', null],
  ]);
  expect(flags(minutes(4), [minutes(0)])).toEqual([['AP', 'H']]);
  expect(flags(minutes(2), [minutes(0), minutes(3)])).toEqual([['AP', 'H']]);
});

test('a boat that is named while X is up raises it no second time, and moves no end', () => {
  const up = aStartEvent('x_up', minutes(0.1), { start_group: 1 });
  const named = aStartEvent('x_up', minutes(2), { start_group: 1, payload: { competitors: [57] } });
  const other = aStartEvent('x_up', minutes(2.5), { start_group: 2, payload: { competitors: [88] } });
  const acts = standingActs([up, named, other]);
  const shown = (now: number, events = acts) =>
    raisedFlags(events, [minutes(0)], now).map(({ group, since, acts: by }) => ({ group, since, by }));
  expect(shown(minutes(3.9))).toEqual([
    { group: 1, since: minutes(0.1), by: [up.id, named.id] },
    { group: 2, since: minutes(2.5), by: [other.id] },
  ]);
  expect(shown(minutes(4))).toEqual([]);
  const down = aStartEvent('x_down', minutes(3), { start_group: 1 });
  expect(shown(minutes(3.5), standingActs([up, named, other, down])).map(({ group }) => group)).toEqual([2]);
});

test('X that has ended by itself is raised again by the next', () => {
  const acts = standingActs([
    aStartEvent('x_up', minutes(0.1), { start_group: 1 }),
    aStartEvent('x_up', minutes(10.1), { start_group: 1 }),
  ]);
  const flags = raisedFlags(acts, [minutes(0), minutes(10)], minutes(11));
  expect(flags.map(({ since, acts: by }) => [since, by.length])).toEqual([[minutes(10.1), 1]]);
});

test('each group has a substitute of its own', () => {
  const acts = standingActs([
    aStartEvent('recall_up', minutes(0), { start_group: 1 }),
    aStartEvent('recall_up', minutes(5), { start_group: 2 }),
    aStartEvent('recall_down', minutes(6), { start_group: 1 }),
  ]);
  expect(raisedFlags(acts, [], minutes(7)).map(({ flag, group }) => [flag, group])).toEqual([['firstSubstitute', 2]]);
});
