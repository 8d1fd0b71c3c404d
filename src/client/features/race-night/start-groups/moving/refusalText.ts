import type { Id } from '../../../../../shared/contract/common';
import { reasonOf } from '../../../../changes/queue/events';
import type { RefusedMove, RefusedWithdrawal } from '../../../../changes/queue/pendingChanges';
import { boardTexts } from '../texts';
import { boatsInWords } from './dragWords';

export interface Named {
  nameOf: (boat: Id) => string;
  /** The name of the group where the boat stands now; undefined when the boat is gone. */
  standsIn: (boat: Id) => string | undefined;
}

/** What could not be done, why, and where the boat is instead. */
export function refusalText({ moves, undoes, refusal }: RefusedMove, { nameOf, standsIn }: Named): string {
  const boats = moves.map(({ competitor }) => competitor);
  const reason = reasonOf(refusal);
  const what = boatsInWords(boats, nameOf);
  const sentence = undoes === undefined ? boardTexts.refused(what, reason) : boardTexts.undoRefused(reason);
  const [only] = boats;
  const group = only !== undefined && boats.length === 1 ? standsIn(only) : undefined;
  return group === undefined ? sentence : `${sentence} ${boardTexts.standsIn(what, group)}`;
}

/** An entry that was to be taken back, and stays. */
export function withdrawalText({ withdrawals, refusal }: RefusedWithdrawal, nameOf: (boat: Id) => string): string {
  const boats = withdrawals.map(({ competitor }) => competitor);
  return boardTexts.withdrawalRefused(boatsInWords(boats, nameOf), reasonOf(refusal));
}
