import type { Id } from '../../shared/contract/common';
import type { Competitor } from '../../shared/contract/competitors';
import { crewKey } from '../../shared/domain/sameEntrant';
import { NO_CODE } from '../../shared/domain/scoreDetails';
import { ENTRY_STATUS_LABELS } from '../../shared/texts/labels';
import type { PlannedBoat } from '../state/entities/events';
import type { PendingChange, PendingEntry } from './queue/pendingChanges';
import { temporaryId } from './kinds/temporaryId';

/** Older than any row of the server. */
const NO_VERSION = 0;

/** What of a row the entry does not say. */
const BLANK = {
  ...NO_CODE,
  ...{ created_at: '', updated_at: '', version: NO_VERSION },
  ...{ start_group: null, race_class: null, sailor: null, boat: null, boat_model: null },
  ...{ skipper_name: '', crew_names: '', crew_count: 1, sail_number: '', boat_name: '', club_name: '' },
  ...{ base_rating: null, rating: null, rating_type: 'srs' as const },
  ...{
    has_account: false,
    start: null,
    effective_start: null,
    finish_time: null,
    elapsed_time: null,
    corrected_time: null,
  },
  ...{ recorded: null, is_unmatched: false, position: null, points: null, approved: true, reported_by: null },
  status: 'registered',
  status_label: ENTRY_STATUS_LABELS.registered,
} as const;

const rowOf = ({ id, sailing, boat: { entry, boat_model_name } }: PendingEntry): Competitor => ({
  ...BLANK,
  categories: [],
  ...entry,
  ...{ id: temporaryId(id), sailing, boat_model_name },
});

// The same row for as long as the entry waits, so that only a change of it is drawn.
const rows = new WeakMap<PlannedBoat, Competitor>();

/** A boat that waits to be entered, as a row of the board. */
export function enteredBoat(change: PendingEntry): Competitor {
  const known = rows.get(change.boat);
  const row = known ?? rowOf(change);
  rows.set(change.boat, row);
  return row;
}

/** The frame of an own entry may come before the answer to it: then her row is there already. */
const isHere = (row: Competitor, after: Id, boat: Competitor): boolean =>
  row.id > after && crewKey(row) === crewKey(boat);

/**
 * The boats of a sailing with own unconfirmed entries among them, and without those that are being taken back. The same
 * list where there are none.
 */
export function withEnteredBoats(
  held: readonly Competitor[],
  pending: readonly PendingChange[],
): readonly Competitor[] {
  const entered = pending.flatMap((change) => (change.kind === 'entry' ? [change] : []));
  const withdrawn = new Set(
    pending
      .flatMap((change) => (change.kind === 'withdrawal' ? change.withdrawals : []))
      .map((step) => step.competitor),
  );
  if (entered.length + withdrawn.size === 0) return held;
  const boats = entered.flatMap((change) => {
    const boat = enteredBoat(change);
    return held.some((row) => isHere(row, change.boat.after, boat)) ? [] : [boat];
  });
  return [...held, ...boats].filter(({ id }) => !withdrawn.has(id));
}
