import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type {
  ChangeNames,
  PlannedBoat,
  PlannedFinish,
  PlannedMove,
  PlannedWithdrawal,
} from '../../state/entities/events';

/**
 * What every own change is, waiting or done: one step per boat, each with the version that it builds on. An entry
 * builds on nothing.
 */

export interface PlannedMoves {
  kind: 'move';
  moves: PlannedMove[];
}

export interface PlannedFinishes {
  kind: 'finish';
  finishes: PlannedFinish[];
}

export interface PlannedEntry {
  kind: 'entry';
  boat: PlannedBoat;
}

/** Only ever the undo of an entry. */
export interface PlannedWithdrawals {
  kind: 'withdrawal';
  withdrawals: PlannedWithdrawal[];
}

export interface PlannedByKind {
  move: PlannedMoves;
  finish: PlannedFinishes;
  entry: PlannedEntry;
  withdrawal: PlannedWithdrawals;
}

export type ChangeKind = keyof PlannedByKind;

interface Named {
  names?: ChangeNames | undefined;
}

export type PlannedChange = PlannedByKind[ChangeKind];

export const stepsOf = (change: PlannedChange): (PlannedMove | PlannedFinish | PlannedWithdrawal)[] => {
  if (change.kind === 'entry') return [];
  if (change.kind === 'move') return change.moves;
  return change.kind === 'finish' ? change.finishes : change.withdrawals;
};

/**
 * Our own later changes of a boat build on what we have just saved, so a chain of offline changes does not refuse
 * itself.
 */
export function rebase(changes: readonly PlannedChange[], saved: readonly Pick<Competitor, 'id' | 'version'>[]): void {
  const versions = new Map<Id | null, number>(saved.map(({ id, version }) => [id, version]));
  for (const step of changes.flatMap(stepsOf)) {
    const version = versions.get(step.competitor);
    if (version !== undefined) step.base = Math.max(step.base ?? 0, version);
  }
}

/** The server has given a boat her id: from now on all changes call her by it. */
export function introduce(changes: readonly (PlannedChange & Named)[], temporary: Id, id: Id): void {
  for (const { names } of changes) {
    const label = names?.boats[temporary];
    if (names && label !== undefined) names.boats[id] = label;
  }
  for (const step of changes.flatMap(stepsOf)) if (step.competitor === temporary) step.competitor = id;
}

/**
 * The changes that are left when an entry never came to be: nothing can be moved or taken back of a boat that is not,
 * but what was seen at the finish stays, under her sail number.
 */
export function withoutBoat<T extends PlannedChange>(changes: readonly T[], temporary: Id): T[] {
  const isOther = ({ competitor }: { competitor: Id }) => competitor !== temporary;
  return changes.filter((change) => {
    if (change.kind === 'finish')
      for (const step of change.finishes) if (step.competitor === temporary) step.competitor = null;
    if (change.kind === 'move') change.moves = change.moves.filter(isOther);
    if (change.kind === 'withdrawal') change.withdrawals = change.withdrawals.filter(isOther);
    return change.kind === 'entry' || stepsOf(change).length > 0;
  });
}
