import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import type { StartGroupRow } from '../../shared/contract/startGroups';
import { competitorStart } from '../../shared/domain/effectiveStart';
import { isOutsideGroup } from '../../shared/domain/startGroups';
import type { RootState } from '../state/rootState';
import { selectSailing, selectStartGroups } from '../state/rowSelectors';
import type { FinishCompetitor, FinishRow } from './kinds/finishSheet';
import { definitionOf } from './kinds/registry';
import { isTemporary } from './kinds/entry';
import type { PendingChange } from './queue/pendingChanges';
import { isHeldUp, selectPendingOfSailing, selectQueue } from './queue/selectors';
import { selectShownCompetitors } from './shownCompetitors';

export interface FinishesInput {
  rows: readonly Competitor[];
  groups: readonly StartGroupRow[];
  sailing: SailingRow;
  /** Own unconfirmed changes of the sailing, in order. */
  pending: readonly PendingChange[];
  /** The first of all own changes has no answer, so the others wait behind it. */
  isWaiting: boolean;
}

/**
 * The boats of a sailing with own unconfirmed changes laid over them, and those that are about to be made of unknown
 * numbers.
 */
function finishRows({ rows, groups, sailing, pending, isWaiting }: FinishesInput): FinishRow[] {
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  const startOf = ({ start, start_group }: FinishCompetitor) =>
    competitorStart(start, groupOf.get(start_group ?? 0) ?? null, sailing);
  const shown = new Map<string, FinishRow>();
  for (const row of rows) {
    const isPending = isTemporary(row.id);
    const group = groupOf.get(row.start_group ?? 0);
    const isOutside = group !== undefined && isOutsideGroup(row.base_rating, group);
    const state = { isOutside, isPending, isWaiting: isPending && isWaiting };
    shown.set(String(row.id), { key: String(row.id), id: row.id, boat: row, start: startOf(row), ...state });
  }
  const sheet = { rows: shown, startOf, isWaiting };
  for (const change of pending) definitionOf(change).showOnFinishSheet?.(sheet, change);
  return [...shown.values()];
}

const NOBODY: FinishRow[] = [];

const selectOwnOfSailing = createSelector(
  [selectPendingOfSailing, (state: RootState) => isHeldUp(selectQueue(state))],
  (pending, isWaiting) => ({ pending, isWaiting }),
);

/** What the finish sheet of a sailing shows, in no order. */
export const selectFinishRows: (state: RootState, sailing: Id) => FinishRow[] = createSelector(
  [selectShownCompetitors, selectStartGroups, selectSailing, selectOwnOfSailing],
  (rows, groups, sailing, own) => (sailing ? finishRows({ rows, groups, sailing, ...own }) : NOBODY),
);
