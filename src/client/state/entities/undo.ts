import type { DoneChange } from './changeHistory';
import { finishStarted, moveStarted } from './events';
import type { PlannedChange } from './plannedChange';

/**
 * What takes a change back: every boat to how it was shown before, and only while its row is as our own change left it. While the
 * change itself has no answer the base is that of the change, and becomes the saved version when the answer comes.
 */
export function undoOf(done: DoneChange): PlannedChange {
  const baseOf = (step: { competitor: number | null; base: number | null }) => done.saved?.[step.competitor ?? 0] ?? step.base;
  if (done.kind === 'move') {
    const moves = done.moves.map((step) => ({ ...step, start_group: step.from, from: step.start_group, base: baseOf(step) }));
    return { kind: 'move', moves };
  }
  return { kind: 'finish', finishes: done.finishes.map((step) => ({ ...step, finish: step.from, from: step.finish, base: baseOf(step) })) };
}

/** An undo is a change like any other, and is never made on rows that somebody else has changed. */
export function undoStarted(done: DoneChange, id: string) {
  const head = { id, sailing: done.sailing, conditional: true, undoes: done.id };
  const undo = undoOf(done);
  return undo.kind === 'move' ? moveStarted({ ...head, moves: undo.moves }) : finishStarted({ ...head, finishes: undo.finishes });
}
