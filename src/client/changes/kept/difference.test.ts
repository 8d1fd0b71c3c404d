import { pendingChangesReducer, type PendingChange } from '../queue/pendingChanges';
import { changeSettled, changeStarted } from '../queue/events';
import { difference, isNothing, NOTHING_KEPT, type Keepable } from './difference';

const started = (id: string) =>
  changeStarted({
    kind: 'move',
    id,
    sailing: 1,
    conditional: false,
    moves: [{ competitor: 1, start_group: 10, from: null, base: 3 }],
  });
const [a, b] = pendingChangesReducer(pendingChangesReducer(undefined, started('a')), started('b')).queue as [
  PendingChange,
  PendingChange,
];
const [refused] = pendingChangesReducer(
  pendingChangesReducer(undefined, started('r')),
  changeSettled({ id: 'r', refusal: { status: 403 } }),
).refusals;
const refusals = refused ? [refused] : [];

const kept = (queue: PendingChange[], list: Keepable['refusals'] = []): Keepable => ({ queue, refusals: list });
const found = (before: Keepable, now: Keepable) => {
  const { fresh, changed, settled, refused: told, seen } = difference(before, now);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id);
  return { fresh: ids(fresh), changed: ids(changed), settled, refused: ids(told), seen };
};
const NOTHING = { fresh: [], changed: [], settled: [], refused: [], seen: [] };

test.each<[string, Keepable, Keepable, Partial<typeof NOTHING> | object]>([
  ['new changes, in the order they were made', NOTHING_KEPT, kept([a, b]), { fresh: ['a', 'b'] }],
  ['nothing when nothing happened', kept([a, b]), kept([a, b]), {}],
  ['nothing of what concerns this page only', kept([a]), kept([{ ...a, phase: 'waiting', kept: true }]), {}],
  ['how often it was sent', kept([a]), kept([{ ...a, attempts: 1 }]), { changed: ['a'] }],
  [
    'on which rows it is made',
    kept([a]),
    kept([{ ...a, kind: 'move', moves: [{ competitor: 1, start_group: 10, from: null, base: 4 }] }]),
    { changed: ['a'] },
  ],
  [
    'a change that is settled together with those that build on it',
    kept([a, b]),
    kept([{ ...b, attempts: 2 }]),
    { settled: ['a'], changed: ['b'] },
  ],
  ['a refusal in place of its change', kept([a]), kept([], refusals), { settled: ['a'], refused: ['r'] }],
  ['a refusal that was seen', kept([], refusals), NOTHING_KEPT, { seen: ['r'] }],
])('writes %s', (_, before, now, expected) => {
  expect(found(before, now)).toEqual({ ...NOTHING, ...expected });
  expect(isNothing(difference(before, now))).toBe(Object.keys(expected).length === 0);
});
