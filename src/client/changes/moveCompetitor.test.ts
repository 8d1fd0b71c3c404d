import { aPush } from '../../testing/aPush';
import { after, aMove, board, loaded, reduce, row, SAILING } from '../../testing/boardState';
import { loggedOut } from '../state/session';
import { epochChanged, pushReceived, sailingDeleted, startGroupDeleted } from '../state/entities/events';
import { changeSent, changeSettled, changeUnanswered, refusalSeen } from './queue/events';
import { selectBoard } from './board';
import { selectIsPending, selectIsWaiting, selectShownGroup, selectWaitingCount } from './shownCompetitors';
import { selectRefusals } from './queue/selectors';

test('boats stand where their rows say, by sail number as people count', () => {
  expect(board(after())).toEqual([[3], [2, 1], [], []]);
});

test('a move shows at once, in the right place of its new column', () => {
  expect(
    board(after(aMove('a', { competitor: 2, start_group: 20 }), aMove('b', { competitor: 1, start_group: 20 }))),
  ).toEqual([[3], [], [2, 1], []]);
});

test('a move out of every group goes to the ungrouped list', () => {
  expect(board(after(aMove('a', { competitor: 1, start_group: null })))).toEqual([[3, 1], [2], [], []]);
});

test('the rows themselves are not touched before the server has answered', () => {
  const state = after(aMove('a', { competitor: 1, start_group: 20 }));
  expect(state.competitors.entities[1]?.start_group).toBe(10);
  expect(selectIsPending(state, 1)).toBe(true);
});

test('a move of a boat that is not known shows nothing', () => {
  expect(board(after(aMove('a', { competitor: 99, start_group: 20 })))).toEqual(board(after()));
});

test('a boat whose group is gone is shown as ungrouped', () => {
  const state = after(startGroupDeleted(10));
  expect(board(state)).toEqual([[3, 2, 1], [], []]);
  expect(selectShownGroup(state, 1)).toBeNull();
});

test('a move to a group that is deleted meanwhile shows the boat as ungrouped', () => {
  expect(board(after(aMove('a', { competitor: 1, start_group: 20 }), startGroupDeleted(20)))).toEqual([
    [3, 1],
    [2],
    [],
  ]);
});

test('a settled move becomes the row, without a flicker on the way', () => {
  const moving = after(aMove('a', { competitor: 1, start_group: 20 }));
  const settled = reduce(moving, changeSettled({ id: 'a', saved: [row(1, { start_group: 20, version: 6 })] }));
  expect(board(settled)).toEqual(board(moving));
  expect(selectIsPending(settled, 1)).toBe(false);
});

test('a push for the same boat does not move it back while our own move is under way', () => {
  const state = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    pushReceived([aPush('competitor', 'updated', row(1, { boat_name: 'Stormy', version: 6 }))]),
  );
  expect(board(state)).toEqual([[3], [2], [1], []]);
  expect(state.competitors.entities[1]?.boat_name).toBe('Stormy');
});

test('a snapshot that was read before the move does not take it back', () => {
  expect(board(after(aMove('a', { competitor: 1, start_group: 20 }), loaded))).toEqual([[3], [2], [1], []]);
});

test('the move of another official that comes after ours wins, even if its push overtakes our answer', () => {
  const state = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    pushReceived([aPush('competitor', 'updated', row(1, { start_group: 30, version: 7 }))]),
    changeSettled({ id: 'a', saved: [row(1, { start_group: 20, version: 6 })] }),
  );
  expect(board(state)).toEqual([[3], [2], [], [1]]);
});

test('of several moves under way the last shows, and each that is settled leaves the others', () => {
  const moves = [aMove('a', { competitor: 1, start_group: 20 }), aMove('b', { competitor: 1, start_group: 30 })];
  const first = after(...moves, changeSettled({ id: 'a', saved: [row(1, { start_group: 20, version: 6 })] }));
  expect(board(first)).toEqual([[3], [2], [], [1]]);
  expect(first.pendingChanges.queue).toHaveLength(1);
  expect(first.pendingChanges.queue[0]).toMatchObject({ moves: [{ base: 6 }] });
});

test('a refused move falls back to the truth and is kept until it has been reported', () => {
  const refused = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    changeSettled({ id: 'a', refusal: { status: 403, detail: 'Nej.' } }),
  );
  expect(board(refused)).toEqual([[3], [2, 1], [], []]);
  expect(selectRefusals(refused)).toMatchObject([{ id: 'a', refusal: { status: 403, detail: 'Nej.' } }]);
  expect(selectRefusals(reduce(refused, refusalSeen({ id: 'a' })))).toEqual([]);
});

test('a refused move shows where the other official put the boat', () => {
  const state = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    changeSettled({ id: 'a', refusal: { status: 409 }, current: [row(1, { start_group: 30, version: 8 })] }),
  );
  expect(board(state)).toEqual([[3], [2], [], [1]]);
});

test('a refused move of several boats takes all of them back', () => {
  const state = after(
    aMove('a', { competitor: 1, start_group: 20 }, { competitor: 3, start_group: 20, from: null }),
    changeSettled({ id: 'a', refusal: { status: 400 } }),
  );
  expect(board(state)).toEqual([[3], [2, 1], [], []]);
});

test('a move without an answer stays and waits, and so do those behind it', () => {
  const state = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    aMove('b', { competitor: 2, start_group: 30 }),
    changeSent({ id: 'a' }),
    changeUnanswered({ id: 'a' }),
  );
  expect(board(state)).toEqual([[3], [], [1], [2]]);
  expect(selectIsWaiting(state, 1) && selectIsWaiting(state, 2)).toBe(true);
  expect(selectWaitingCount(state)).toBe(2);
  expect(state.pendingChanges.queue[0]).toMatchObject({ phase: 'waiting', attempts: 1 });
});

test('a move that is sent again is still seen to wait until there is an answer', () => {
  const waiting = after(
    aMove('a', { competitor: 1, start_group: 20 }),
    changeSent({ id: 'a' }),
    changeUnanswered({ id: 'a' }),
  );
  const again = reduce(waiting, changeSent({ id: 'a' }));
  expect(selectWaitingCount(again)).toBe(1);
  expect(
    selectWaitingCount(reduce(again, changeSettled({ id: 'a', saved: [row(1, { start_group: 20, version: 6 })] }))),
  ).toBe(0);
});

test('moves survive a new epoch of the log, since nobody has answered them', () => {
  const state = after(aMove('a', { competitor: 1, start_group: 20 }), epochChanged(), loaded);
  expect(board(state)).toEqual([[3], [2], [1], []]);
});

test('moves are forgotten with the person who made them, and with the sailing', () => {
  const move = aMove('a', { competitor: 1, start_group: 20 });
  expect(after(move, loggedOut('asked')).pendingChanges.queue).toEqual([]);
  expect(after(move, sailingDeleted(SAILING)).pendingChanges.queue).toEqual([]);
});

test('an answer to a move that was forgotten meanwhile is only news about the rows', () => {
  const state = after(changeSettled({ id: 'gone', saved: [row(1, { start_group: 20, version: 6 })] }));
  expect(board(state)).toEqual([[3], [2], [1], []]);
});

test('a push about a boat leaves the board as it is when the boat stays where it was', () => {
  const before = after();
  const state = reduce(
    before,
    pushReceived([aPush('competitor', 'updated', row(1, { boat_name: 'Stormy', version: 6 }))]),
  );
  expect(selectBoard(state, SAILING)).toBe(selectBoard(before, SAILING));
});

test('a remote move makes two new columns and keeps the others', () => {
  const state = after();
  const before = selectBoard(state, SAILING);
  const push = pushReceived([aPush('competitor', 'updated', row(1, { start_group: 30, version: 6 }))]);
  const now = selectBoard(reduce(state, push), SAILING);
  expect(now.map((column, index) => column === before[index])).toEqual([true, false, true, false]);
});
