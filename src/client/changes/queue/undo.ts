import type { Id } from '../../../shared/contract/common';
import type { DoneChange } from './changeHistory';
import { finishStarted, moveStarted, withdrawalStarted, type PlannedWithdrawal } from '../../state/entities/events';
import type { PlannedByKind, PlannedChange } from '../kinds/plannedChange';
import { temporaryId } from '../kinds/temporaryId';

interface Step {
  competitor: Id | null;
  base: number | null;
}

/** The boat that the entry made, as it left her. */
function made({ id, saved }: DoneChange): PlannedWithdrawal {
  const [boat] = Object.entries(saved ?? {});
  return boat ? { competitor: Number(boat[0]), base: boat[1] } : { competitor: temporaryId(id), base: null };
}

/**
 * What takes a change back: every boat to how it was shown before, and only while its row is as our own change left it;
 * a boat that was entered is withdrawn. While the change itself has no answer the base is that of the change, and
 * becomes the saved version when the answer comes.
 */
export function undoOf(done: DoneChange): Exclude<PlannedChange, PlannedByKind['entry']> {
  const baseOf = (step: Step) => done.saved?.[step.competitor ?? 0] ?? step.base;
  if (done.kind === 'entry') return { kind: 'withdrawal', withdrawals: [made(done)] };
  if (done.kind === 'move') {
    const moves = done.moves.map((step) => ({
      ...step,
      start_group: step.from,
      from: step.start_group,
      base: baseOf(step),
    }));
    return { kind: 'move', moves };
  }
  return {
    kind: 'finish',
    finishes: done.finishes.map((step) => ({ ...step, finish: step.from, from: step.finish, base: baseOf(step) })),
  };
}

/** An undo is a change like any other, and is never made on rows that somebody else has changed. */
export function undoStarted(done: DoneChange, id: string) {
  const head = { id, sailing: done.sailing, names: done.names, conditional: true, undoes: done.id };
  const undo = undoOf(done);
  if (undo.kind === 'withdrawal') return withdrawalStarted({ ...head, withdrawals: undo.withdrawals });
  return undo.kind === 'move'
    ? moveStarted({ ...head, moves: undo.moves })
    : finishStarted({ ...head, finishes: undo.finishes });
}
