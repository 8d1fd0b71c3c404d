import type { UnknownAction } from '@reduxjs/toolkit';
import { aCompetitor } from '../../../testing/aCompetitor';
import { aDeletion } from '../../../testing/aPush';
import { loggedOut } from '../../state/session';
import {
  changeRetried,
  changeSent,
  changeSettled,
  changesKept,
  changeUnanswered,
  changeStarted,
  keepingFailed,
} from './events';
import { pushReceived, sailingDeleted } from '../../state/entities/events';
import type { ChangeNames } from '../kinds/changeKind';
import { selectAreSafe } from './selectors';
import {
  mergeByTime,
  changesAdopted,
  pendingChangesReducer,
  refusalsAdopted,
  type PendingChange,
  type PendingChangesState,
} from './pendingChanges';
import { temporaryId } from '../kinds/entry';

const after = (...events: UnknownAction[]): PendingChangesState =>
  events.reduce<PendingChangesState>(pendingChangesReducer, pendingChangesReducer(undefined, { type: 'begun' }));

/** Made at the given minute. */
const aMove = (
  id: string,
  minute = 1,
  { sailing = 1, conditional = false, names }: { sailing?: number; conditional?: boolean; names?: ChangeNames } = {},
) => {
  const moves = [{ competitor: 1, start_group: 10, from: null, base: 3 }];
  return { ...changeStarted({ kind: 'move', id, sailing, conditional, names, moves }), meta: { madeAt: minute } };
};
const queued = (id: string, minute = 1): PendingChange => {
  const [change] = after(aMove(id, minute)).queue;
  if (!change) throw new Error('There is no change');
  return change;
};
const ids = ({ queue }: PendingChangesState) => queue.map(({ id }) => id);
const conflict = { status: 409 };

test('a change is not kept before the browser says so', () => {
  const state = after(aMove('a'), aMove('b'), changesKept({ ids: ['a'] }));
  expect(state.queue.map(({ id, kept }) => [id, kept])).toEqual([
    ['a', true],
    ['b', false],
  ]);
});

test('a change may be called saved once it is written down here, or judged by the server', () => {
  const isSafe = (...events: UnknownAction[]) => selectAreSafe({ pendingChanges: after(aMove('a'), ...events) }, ['a']);
  expect(isSafe()).toBe(false);
  expect(isSafe(keepingFailed())).toBe(false);
  expect(isSafe(aMove('b'), changesKept({ ids: ['b'] }))).toBe(false);
  expect(isSafe(changesKept({ ids: ['a'] }))).toBe(true);
  expect(isSafe(changeSettled({ id: 'a', saved: [] }))).toBe(true);
});

test('that nothing can be kept is known until something is kept again, or somebody else comes', () => {
  expect(after(aMove('a'), keepingFailed()).isKeepingFailed).toBe(true);
  expect(after(aMove('a'), keepingFailed(), changesKept({ ids: ['a'] })).isKeepingFailed).toBe(false);
  expect(after(aMove('a'), keepingFailed(), loggedOut('asked')).isKeepingFailed).toBe(false);
});

describe('changes of a page that is gone', () => {
  test.each([
    ['was never sent, and is queued', queued('a'), { phase: 'queued', attempts: 0 }],
    [
      'was being sent, and waits',
      { ...queued('a'), phase: 'sending', attempts: 2 } as const,
      { phase: 'waiting', attempts: 2 },
    ],
    [
      'waited, and waits',
      { ...queued('a'), phase: 'waiting', attempts: 1 } as const,
      { phase: 'waiting', attempts: 1 },
    ],
  ])('one that %s; it is made only on rows as its maker saw them', (_, change, expected) => {
    expect(after(changesAdopted([change])).queue).toMatchObject([
      { id: 'a', ...expected, conditional: true, kept: true },
    ]);
  });

  test('stand among our own by when they were made, and those we have already are not taken twice', () => {
    const state = after(
      aMove('own 2', 2),
      aMove('own 4', 4),
      changesAdopted([queued('1', 1), queued('3', 3), queued('own 4', 4), queued('5', 5)]),
    );
    expect(ids(state)).toEqual(['1', 'own 2', '3', 'own 4', '5']);
  });

  test('refusals that nobody has seen are listed as ones that came late', () => {
    const [refused] = after(aMove('a'), changeSettled({ id: 'a', refusal: conflict })).refusals;
    expect(refused).toMatchObject({ id: 'a', hasWaited: false });
    expect(after(refusalsAdopted(refused ? [refused] : [])).refusals).toMatchObject([{ id: 'a', hasWaited: true }]);
  });
});

test.each([
  ['both in order', ['1', '3'], ['2', '4'], '1 2 3 4'],
  ['made at the same moment: the adopted first', ['2'], ['2b'], '2b 2'],
  ['a clock that was set back does not turn later changes before earlier ones', ['3'], ['5', '2'], '3 5 2'],
  ['nothing of our own', [], ['1'], '1'],
])('merges: %s', (_, own, adopted, expected) => {
  const made = (id: string) => ({ id, madeAt: Number.parseInt(id) });
  expect(
    mergeByTime(own.map(made), adopted.map(made))
      .map(({ id }) => id)
      .join(' '),
  ).toBe(expected);
});

describe('what could not be done', () => {
  test.each([
    ['refused at once', [aMove('a'), changeSent({ id: 'a' })], false],
    [
      'refused after it had waited',
      [aMove('a'), changeSent({ id: 'a' }), changeUnanswered({ id: 'a' }), changeSent({ id: 'a' })],
      true,
    ],
    ['made without a connection', [aMove('a', 1, { conditional: true }), changeSent({ id: 'a' })], true],
  ])('%s', (_, events, hasWaited) => {
    expect(after(...events, changeSettled({ id: 'a', refusal: conflict })).refusals).toMatchObject([
      { id: 'a', madeAt: 1, hasWaited },
    ]);
  });

  test.each([
    ['deleted here', sailingDeleted(1)],
    ['deleted elsewhere', pushReceived([aDeletion('sailing', 1, 9)])],
  ])('a sailing that is %s refuses what waits for it, and nothing else', (_, deletion) => {
    const state = after(aMove('a'), aMove('b', 2, { sailing: 2 }), aMove('c', 3), deletion);
    expect(ids(state)).toEqual(['b']);
    expect(state.refusals).toMatchObject([
      { id: 'a', refusal: { status: 404 } },
      { id: 'c', refusal: { status: 404 } },
    ]);
  });

  test('is made again as a new change, on the rows as they stood when it was refused', () => {
    const current = [aCompetitor({ id: 1, version: 9 })];
    const state = after(aMove('a'), changeSettled({ id: 'a', refusal: conflict, current }), {
      ...changeRetried({ id: 'a', as: 'b' }),
      meta: { madeAt: 7 },
    });
    expect(state.refusals).toEqual([]);
    expect(state.queue).toMatchObject([
      { id: 'b', phase: 'queued', attempts: 0, conditional: false, kept: false, madeAt: 7, moves: [{ base: 9 }] },
    ]);
    expect(state.queue[0]).not.toHaveProperty('refusal');
  });
});

test('a boat that gets its id keeps its name in the changes that still wait', () => {
  const boat = temporaryId('e');
  const names: ChangeNames = { club: 1, sailing: 'Torsdag 3', boats: { [boat]: 'SWE 9 Vind' }, groups: {} };
  const entry = { entry: { sailing: 1, sail_number: 'SWE 9' }, boat_model_name: null };
  const moves = [{ competitor: boat, start_group: 10, from: null, base: null }];
  const state = after(
    changeStarted({ kind: 'entry', id: 'e', sailing: 1, conditional: false, names, boat: entry }),
    changeStarted({ kind: 'move', id: 'm', sailing: 1, conditional: false, names, moves }),
    changeSettled({ id: 'e', saved: [aCompetitor({ id: 77, version: 4 })], made: 77 }),
  );
  expect(state.queue).toMatchObject([
    { id: 'm', moves: [{ competitor: 77, base: 4 }], names: { boats: { 77: 'SWE 9 Vind' } } },
  ]);
});
