import type { DoneMove } from './moveHistory';
import type { PlannedMove } from './events';

/**
 * The moves that take a move back: every boat to where it was shown before, and only while its row is as our own move left it.
 * While the move itself has no answer the base is that of the move, and becomes the saved version when the answer comes.
 */
export function undoOf({ moves, saved }: DoneMove): PlannedMove[] {
  return moves.map(({ competitor, start_group, from, base }) => ({
    competitor,
    start_group: from,
    from: start_group,
    base: saved?.[competitor] ?? base,
  }));
}
