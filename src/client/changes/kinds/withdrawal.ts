import type { Id } from '../../../shared/contract/common';
import { competitorPaths } from '../../../shared/contract/competitors';
import { VERSION_HEADER } from '../../../shared/contract/sailings';
import { boatName, GONE, texts, type ChangeKindDefinition, type Step } from './changeKind';

interface PlannedWithdrawal extends Step {
  competitor: Id;
}

/** An entry is taken back: only ever the undo of an entry, and always of one boat. */
export interface PlannedWithdrawals {
  kind: 'withdrawal';
  withdrawals: PlannedWithdrawal[];
}

export const withdrawalKind: ChangeKindDefinition<PlannedWithdrawals> = {
  steps: ({ withdrawals }) => withdrawals,
  lines: ({ withdrawals }, names) =>
    withdrawals.map(({ competitor }) => texts.withdrawn(boatName(names, competitor, texts.someBoat))),

  // A boat that somebody has changed since it was entered stays.
  request: ({ withdrawals }) => {
    const [{ competitor, base } = { competitor: 0, base: null }] = withdrawals;
    return {
      url: competitorPaths.one(competitor),
      method: 'DELETE',
      ...(base !== null && { headers: { [VERSION_HEADER]: `"${base}"` } }),
    };
  },
  savedRows: () => [],
  isAlreadyApplied: (_, { status }) => status === GONE,

  undo: null,
  withoutCompetitor: (change, gone) => {
    change.withdrawals = change.withdrawals.filter(({ competitor }) => competitor !== gone);
    return change.withdrawals.length > 0;
  },

  deletedCompetitors: ({ withdrawals }) => withdrawals.map(({ competitor }) => competitor),
};
