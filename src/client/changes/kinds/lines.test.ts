import { aStartEvent } from '../../../testing/startEvents';
import type { ChangeNames } from './changeKind';
import { linesOf } from './registry';

const names: ChangeNames = {
  club: 1,
  sailing: 'Torsdag 3',
  boats: { 1: 'SWE 57 Vindil', 2: 'SWE 9' },
  groups: { 10: 'SRS 1' },
};
const step = { from: null, base: 1 };
const finish = { competitor: 1, sail_number: 'SWE 57', from: {}, base: 1 };

test('a move says where each boat goes', () => {
  const moves = [
    { ...step, competitor: 1, start_group: 10 },
    { ...step, competitor: 2, start_group: null },
  ];
  expect(linesOf({ kind: 'move', moves, names })).toEqual(['SWE 57 Vindil till SRS 1', 'SWE 9 till Utan startgrupp']);
});

test('a move whose names are not known still says what it is', () => {
  expect(linesOf({ kind: 'move', moves: [{ ...step, competitor: 1, start_group: 10 }] })).toEqual([
    'En båt till en startgrupp',
  ]);
});

test.each([
  ['a time of day', { finish_time: '2026-06-04T19:44:23+02:00' }, 'SWE 57 Vindil, mål 19.44.23'],
  ['a time sailed', { elapsed_time: '01:14:23' }, 'SWE 57 Vindil, 1:14:23'],
  ['a code', { score_code: 'DNF' as const }, 'SWE 57 Vindil, DNF'],
  ['nothing any more', { finish_time: null, score_code: null }, 'SWE 57 Vindil, måltid borttagen'],
])('a finish says %s', (_, written, expected) => {
  expect(linesOf({ kind: 'finish', finishes: [{ ...finish, finish: written }], names })).toEqual([expected]);
});

test('a finish of an unknown number is described by the number', () => {
  const unknown = {
    ...finish,
    competitor: null,
    sail_number: '99',
    finish: { finish_time: '2026-06-04T19:44:23+02:00' },
  };
  expect(linesOf({ kind: 'finish', finishes: [unknown], names })).toEqual(['99, mål 19.44.23']);
});

const seen = {
  kind: 'observation' as const,
  ...{ uuid: 'a-stamp', at: '2026-06-04T19:44:22.600+02:00', was: null, made: null, changes: {}, writes: true },
  ...{ to: null, from: null },
};

test.each([
  ['a boat that was seen', { ...seen, to: { competitor: 1, base: 1 } }, 'SWE 57 Vindil, mål 19.44.23'],
  ['a number that was read', { ...seen, changes: { sail_number: '99' } }, '99, mål 19.44.23'],
  ['a time that is nobody’s again', { ...seen, changes: { competitor: null } }, 'Stämplad tid 19.44.23 utan båt'],
  ['a time that was none', { ...seen, changes: { undone: true } }, 'Stämplad tid 19.44.23 struken'],
])('an observation says %s', (_, change, expected) => {
  expect(linesOf({ ...change, names })).toEqual([expected]);
});

test('an entry, and one that is taken back', () => {
  const entry = { sailing: 1, sail_number: 'SWE 9', boat_name: 'Vind' };
  expect(linesOf({ kind: 'entry', boat: { entry, boat_model_name: null } })).toEqual(['SWE 9 Vind anmäld']);
  expect(linesOf({ kind: 'withdrawal', withdrawals: [{ competitor: 2, base: 1 }], names })).toEqual([
    'SWE 9, anmälan borttagen',
  ]);
});

test('an individual recall names the boats that were over the line', () => {
  const named = aStartEvent('x_up', 0, { start_group: 10, payload: { competitors: [1, 2] } });
  const events = [aStartEvent('x_up', 0, { start_group: 10 }), named];
  expect(linesOf({ kind: 'startEvent', events, names })).toEqual([
    'Enskild återkallelse, SRS 1',
    'X upp: SWE 57 Vindil, SWE 9, SRS 1',
  ]);
  expect(linesOf({ kind: 'startEvent', events: [named] })).toEqual(['X upp: en båt, en båt']);
});
