import type { Id } from '../../../../../shared/contract/common';
import { reasonOf } from '../../../../changes/queue/events';
import type { RefusedMove, RefusedWithdrawal } from '../../../../changes/queue/pendingChanges';
import { boardTexts } from '../texts';
import { competitorsInWords } from './dragWords';

export interface Named {
  nameOf: (competitor: Id) => string;
  /** The name of the group where the boat stands now; undefined when the boat is gone. */
  standsIn: (competitor: Id) => string | undefined;
}

/** What could not be done, why, and where the boat is instead. */
export function refusalText({ moves, undoes, refusal }: RefusedMove, { nameOf, standsIn }: Named): string {
  const competitors = moves.map(({ competitor }) => competitor);
  const reason = reasonOf(refusal);
  const what = competitorsInWords(competitors, nameOf);
  const sentence = undoes === undefined ? boardTexts.refused(what, reason) : boardTexts.undoRefused(reason);
  const [only] = competitors;
  const group = only !== undefined && competitors.length === 1 ? standsIn(only) : undefined;
  return group === undefined ? sentence : `${sentence} ${boardTexts.standsIn(what, group)}`;
}

/** An entry that was to be taken back, and stays. */
export function withdrawalText(
  { withdrawals, refusal }: RefusedWithdrawal,
  nameOf: (competitor: Id) => string,
): string {
  const competitors = withdrawals.map(({ competitor }) => competitor);
  return boardTexts.withdrawalRefused(competitorsInWords(competitors, nameOf), reasonOf(refusal));
}
