import type { PursuitPlan, Sailing, SailingRow } from '../../../shared/contract/sailings';
import { entryStatus } from '../../../shared/domain/status';
import { wireDatetime } from '../../../shared/domain/time';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import type { OwnEntry, SailingView } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

/** The sailing as frames carry it: what depends on the asker and what lies below is left out (contract 5.9). */
export function presentSailingFrame(sailing: SailingView): SailingRow {
  return {
    id: sailing.id,
    club: sailing.club_id,
    serie: sailing.serie_id === null ? null : { id: sailing.serie_id, name: sailing.serie_name ?? '' },
    name: sailing.name,
    description: sailing.description,
    status: sailing.status,
    status_label: SAILING_STATUS_LABELS[sailing.status],
    is_finished: sailing.status === 'finished',
    verified_result: sailing.verified_result === 1,
    start_date: sailing.start_date,
    start_time: sailing.start_time,
    start_type: sailing.start_type,
    result_method: sailing.result_method,
    course: null,
    registration_open: sailing.registration_open === 1,
    registration_deadline: sailing.registration_deadline && wire(sailing.registration_deadline),
    registration_scope: sailing.registration_scope,
    self_reporting: sailing.self_reporting === 1,
    entry_approval: sailing.entry_approval === 1,
    race_weight: sailing.race_weight,
    must_count: sailing.must_count === 1,
    pursuit: sailing.pursuit === null ? null : (JSON.parse(sailing.pursuit) as PursuitPlan),
    verified_at: sailing.verified_at && wire(sailing.verified_at),
    competitor_count: sailing.competitor_count,
    version: sailing.version,
    created_at: wire(sailing.created_at),
    updated_at: wire(sailing.updated_at),
  };
}

/** What only this asker sees of the sailing. */
export interface Viewing {
  canEdit: boolean;
  /** The asker's own entry. */
  entry: OwnEntry | undefined;
}

/** The sailing as lists show it to an asker. */
export function presentSailing(sailing: SailingView, { canEdit, entry }: Viewing): SailingRow {
  const verified = sailing.verified_result === 1;
  return {
    ...presentSailingFrame(sailing),
    can_edit: canEdit,
    reg_status: entry ? entryStatus({ approved: entry.approved === 1, reported_by: entry.reported_by }, verified) : null,
  };
}

/** What lies below a sailing. Results and classes have no rows yet. */
export type Below = Pick<Sailing, 'competitors' | 'start_groups'>;

/** The sailing as its own page shows it. */
export function presentWholeSailing(row: SailingRow, { competitors, start_groups }: Below): Sailing {
  return {
    ...row,
    competitors,
    start_groups,
    ungrouped_competitors: competitors.filter(({ start_group }) => start_group === null),
    race_classes: [],
    results: [],
  };
}
