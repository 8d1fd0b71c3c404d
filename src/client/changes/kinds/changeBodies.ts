import { competitorPaths, type FinishesPayload, type MovePayload } from '../../../shared/contract/competitors';
import { VERSION_HEADER } from '../../../shared/contract/sailings';
import type { PendingChange, PendingFinish, PendingMove, PendingWithdrawal } from '../queue/pendingChanges';
import type { Call } from '../../api/call';

/** Versions go along with an undo and with every repeat: what somebody else has done since is never overwritten. */
const versionOf = (base: number | null, { conditional, attempts }: PendingChange) =>
  (conditional || attempts > 1) && base !== null ? { version: base } : {};

export function moveBody(change: PendingMove): MovePayload {
  const moves = change.moves.map(({ competitor, start_group, base }) => ({
    competitor,
    start_group,
    ...versionOf(base, change),
  }));
  return { moves };
}

export function finishesBody(change: PendingFinish): FinishesPayload {
  const finishes = change.finishes.map(({ competitor, sail_number, finish, base }) =>
    competitor === null ? { ...finish, sail_number } : { ...finish, competitor, ...versionOf(base, change) },
  );
  return { finishes };
}

/** Of one boat. One that somebody has changed since she was entered stays. */
export function withdrawalCall({ withdrawals }: PendingWithdrawal): Call {
  const [{ competitor, base } = { competitor: 0, base: null }] = withdrawals;
  return {
    url: competitorPaths.one(competitor),
    method: 'DELETE',
    ...(base !== null && { headers: { [VERSION_HEADER]: `"${base}"` } }),
  };
}
