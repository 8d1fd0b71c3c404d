import type { FinishesPayload, MovePayload } from '../../shared/contract/competitors';
import type { PendingChange, PendingFinish, PendingMove } from '../state/entities/pendingChanges';

/** Versions go along with an undo and with every repeat: what somebody else has done since is never overwritten. */
const versionOf = (base: number | null, { conditional, attempts }: PendingChange) =>
  (conditional || attempts > 1) && base !== null ? { version: base } : {};

export function moveBody(change: PendingMove): MovePayload {
  const moves = change.moves.map(({ competitor, start_group, base }) => ({ competitor, start_group, ...versionOf(base, change) }));
  return { moves };
}

export function finishesBody(change: PendingFinish): FinishesPayload {
  const finishes = change.finishes.map(({ competitor, sail_number, finish, base }) =>
    competitor === null ? { ...finish, sail_number } : { ...finish, competitor, ...versionOf(base, change) },
  );
  return { finishes };
}
