import { createSelector } from '@reduxjs/toolkit';
import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import type { SailingRow } from '../../shared/contract/sailings';
import type { StartGroupRow } from '../../shared/contract/startGroups';
import { competitorStart } from '../../shared/domain/effectiveStart';
import { withFinish } from '../../shared/domain/recordFinish';
import { sailNumberKey } from '../../shared/domain/sailNumber';
import { NO_CODE } from '../../shared/domain/scoreDetails';
import type { RootState } from '../state/rootState';
import { isHeldUp } from './queue/changeNews';
import type { PlannedFinish } from '../state/entities/events';
import type { PendingChange } from './queue/pendingChanges';
import {
  selectPendingOfSailing,
  selectShownCompetitors,
  selectSailing,
  selectStartGroups,
} from '../state/entities/selectors';
import { isTemporary } from './kinds/temporaryId';

/** What the finish sheet needs of a boat; one that is on no list has little more than her number. */
export type FinishBoat = Pick<
  Competitor,
  | 'sail_number'
  | 'boat_name'
  | 'skipper_name'
  | 'start_group'
  | 'race_class'
  | 'start'
  | 'rating'
  | 'finish_time'
  | 'elapsed_time'
  | 'score_code'
  | 'score_points'
  | 'score_percent'
  | 'score_times'
  | 'redress'
  | 'recorded'
  | 'is_unmatched'
  | 'reported_by'
>;

export interface FinishRow {
  key: string;
  /** Temporary while her entry waits; null: she is on no list, and the server does not know her yet. */
  id: Id | null;
  boat: FinishBoat;
  /** When she starts, in milliseconds. */
  start: number | null;
  /** Written down here, and not confirmed by the server. */
  isPending: boolean;
  /** As above, and waiting for the connection. */
  isWaiting: boolean;
}

const unknownBoat = (sail_number: string): FinishBoat => ({
  ...NO_CODE,
  sail_number,
  boat_name: '',
  skipper_name: '',
  start_group: null,
  race_class: null,
  start: null,
  rating: null,
  finish_time: null,
  elapsed_time: null,
  recorded: null,
  is_unmatched: true,
  reported_by: null,
});

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
 * The boats of a sailing with own unconfirmed moves and finishes laid over them, and those that are about to be made of
 * unknown numbers.
 */
function finishRows({ rows, groups, sailing, pending, isWaiting }: FinishesInput): FinishRow[] {
  const groupOf = new Map(groups.map((group) => [group.id, group]));
  const startOf = ({ start, start_group }: FinishBoat) =>
    competitorStart(start, groupOf.get(start_group ?? 0) ?? null, sailing);
  const shown = new Map<string, FinishRow>();
  for (const row of rows) {
    const isPending = isTemporary(row.id);
    const state = { isPending, isWaiting: isPending && isWaiting };
    shown.set(String(row.id), { key: String(row.id), id: row.id, boat: row, start: startOf(row), ...state });
  }

  function rowOf({ competitor, sail_number }: PlannedFinish): FinishRow | undefined {
    if (competitor !== null) return shown.get(String(competitor));
    const number = sailNumberKey(sail_number) || sail_number;
    const known = [...shown.values()].find(
      ({ boat }) => (sailNumberKey(boat.sail_number) || boat.sail_number) === number,
    );
    const boat = unknownBoat(sail_number);
    return known ?? { key: `unknown ${number}`, id: null, boat, start: startOf(boat), isPending: true, isWaiting };
  }

  for (const change of pending) {
    if (change.kind === 'move') {
      for (const { competitor, start_group } of change.moves) {
        const row = shown.get(String(competitor));
        if (row)
          shown.set(row.key, {
            ...row,
            boat: { ...row.boat, start_group },
            start: startOf({ ...row.boat, start_group }),
          });
      }
      continue;
    }
    if (change.kind !== 'finish') continue;
    for (const step of change.finishes) {
      const row = rowOf(step);
      if (row)
        shown.set(row.key, { ...row, boat: withFinish(row.boat, step.finish, row.start), isPending: true, isWaiting });
    }
  }
  return [...shown.values()];
}

const NOBODY: FinishRow[] = [];

const selectIsQueueWaiting = ({ pendingChanges }: RootState): boolean => isHeldUp(pendingChanges.queue);

const selectOwnChanges = createSelector([selectPendingOfSailing, selectIsQueueWaiting], (pending, isWaiting) => ({
  pending,
  isWaiting,
}));

/** What the finish sheet of a sailing shows, in no order. */
export const selectFinishRows: (state: RootState, sailing: Id) => FinishRow[] = createSelector(
  [selectShownCompetitors, selectStartGroups, selectSailing, selectOwnChanges],
  (rows, groups, sailing, own) => (sailing ? finishRows({ rows, groups, sailing, ...own }) : NOBODY),
);
