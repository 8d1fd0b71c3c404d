import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { PlannedFinish, PlannedMove } from './events';

/** What every own change is, waiting or done: one entry per boat, each with the version that it builds on. */

export interface PlannedMoves {
  kind: 'move';
  moves: PlannedMove[];
}

export interface PlannedFinishes {
  kind: 'finish';
  finishes: PlannedFinish[];
}

export type PlannedChange = PlannedMoves | PlannedFinishes;

export const stepsOf = (change: PlannedChange): (PlannedMove | PlannedFinish)[] =>
  change.kind === 'move' ? change.moves : change.finishes;

/** Our own later changes of a boat build on what we have just saved, so a chain of offline changes does not refuse itself. */
export function rebase(changes: readonly PlannedChange[], saved: readonly Pick<Competitor, 'id' | 'version'>[]): void {
  const versions = new Map<Id | null, number>(saved.map(({ id, version }) => [id, version]));
  for (const step of changes.flatMap(stepsOf)) {
    const version = versions.get(step.competitor);
    if (version !== undefined) step.base = Math.max(step.base ?? 0, version);
  }
}
