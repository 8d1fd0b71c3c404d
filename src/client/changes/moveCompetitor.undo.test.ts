import type { Competitor } from '../../shared/contract/competitors';
import { aPush } from '../../testing/aPush';
import { after, aMove, board, reduce, row, SAILING } from '../../testing/boardState';
import type { RootState } from '../state/rootState';
import { pushReceived } from '../state/entities/events';
import { changeForgotten, changeSent, changeSettled } from './queue/events';
import { selectLastUndoable } from './queue/selectors';
import { undoStarted } from './queue/undo';

const isHere = ({ sailing }: { sailing: number }) => sailing === SAILING;

describe('undo', () => {
  const done = (state: RootState, id: string) => {
    const found = state.changeHistory.find((move) => move.id === id);
    if (!found) throw new Error(`No such move: ${id}`);
    return found;
  };
  const undo = (state: RootState, id: string, of: string) =>
    reduce(state, undoStarted(done(state, of), id) ?? { type: 'no undo' });
  const savedAs = (id: string, competitor: number, values: Partial<Competitor>) =>
    changeSettled({ id, saved: [row(competitor, values)] });

  test('puts the boat back, under the version that our own move was saved as', () => {
    const settled = after(
      aMove('a', { competitor: 1, start_group: 20 }),
      savedAs('a', 1, { start_group: 20, version: 6 }),
    );
    const undone = undo(settled, 'u', 'a');
    expect(board(undone)).toEqual([[3], [2, 1], [], []]);
    expect(undone.pendingChanges.queue[0]).toMatchObject({
      conditional: true,
      moves: [{ competitor: 1, start_group: 10, base: 6 }],
    });
  });

  test('of a move that is under way waits for the version it is saved as', () => {
    const undone = undo(after(aMove('a', { competitor: 1, start_group: 20 }), changeSent({ id: 'a' })), 'u', 'a');
    expect(board(undone)).toEqual([[3], [2, 1], [], []]);
    const settled = reduce(undone, savedAs('a', 1, { start_group: 20, version: 6 }));
    expect(settled.pendingChanges.queue).toMatchObject([{ id: 'u', moves: [{ base: 6 }] }]);
    expect(board(settled)).toEqual([[3], [2, 1], [], []]);
  });

  test('of a move that is then refused is forgotten with it', () => {
    const undone = undo(after(aMove('a', { competitor: 1, start_group: 20 }), changeSent({ id: 'a' })), 'u', 'a');
    const refused = reduce(undone, changeSettled({ id: 'a', refusal: { status: 403 } }));
    expect(refused.pendingChanges.queue).toEqual([]);
    expect(selectLastUndoable(refused, 'board', isHere)).toBeUndefined();
  });

  test('of a move that was never sent forgets it', () => {
    const state = after(aMove('a', { competitor: 1, start_group: 20 }), changeForgotten({ id: 'a' }));
    expect(board(state)).toEqual(board(after()));
    expect(selectLastUndoable(state, 'board', isHere)).toBeUndefined();
  });

  test('cannot forget a move that may have reached the server', () => {
    const state = after(
      aMove('a', { competitor: 1, start_group: 20 }),
      changeSent({ id: 'a' }),
      changeForgotten({ id: 'a' }),
    );
    expect(state.pendingChanges.queue).toHaveLength(1);
  });

  test('goes back one move at a time, each under the version that the last undo left', () => {
    const moved = after(
      aMove('a', { competitor: 1, start_group: 20, from: 10 }),
      savedAs('a', 1, { start_group: 20, version: 6 }),
      aMove('b', { competitor: 1, start_group: 30, from: 20, base: 6 }),
      savedAs('b', 1, { start_group: 30, version: 7 }),
    );
    expect(selectLastUndoable(moved, 'board', isHere)).toBe('b');
    const back = reduce(undo(moved, 'ub', 'b'), savedAs('ub', 1, { start_group: 20, version: 8 }));
    expect(selectLastUndoable(back, 'board', isHere)).toBe('a');
    expect(undoStarted(done(back, 'a'), 'u')?.payload).toMatchObject({ moves: [{ start_group: 10, base: 8 }] });
  });

  test('keeps the old version where somebody else has moved the boat in between', () => {
    const moved = after(
      aMove('a', { competitor: 1, start_group: 20, from: 10 }),
      savedAs('a', 1, { start_group: 20, version: 6 }),
      pushReceived([aPush('competitor', 'updated', row(1, { start_group: 10, version: 7 }))]),
      aMove('b', { competitor: 1, start_group: 30, from: 10, base: 7 }),
      savedAs('b', 1, { start_group: 30, version: 8 }),
    );
    const back = reduce(undo(moved, 'ub', 'b'), savedAs('ub', 1, { start_group: 10, version: 9 }));
    expect(undoStarted(done(back, 'a'), 'u')?.payload).toMatchObject({ moves: [{ base: 6 }] });
  });

  test('reaches twenty moves back', () => {
    const moves = Array.from({ length: 25 }, (_, index) => [
      aMove(`m${index}`, { competitor: 1, start_group: index % 2 === 0 ? 20 : 30 }),
      savedAs(`m${index}`, 1, { version: 10 + index }),
    ]).flat();
    const { changeHistory } = after(...moves);
    expect(changeHistory).toHaveLength(20);
    expect(changeHistory[0]?.id).toBe('m5');
  });
});
