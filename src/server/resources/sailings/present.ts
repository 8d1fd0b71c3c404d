import type { ClubRef } from '../../../shared/contract/clubs';
import type { PursuitPlan, Sailing, SailingRow, SailingSummary } from '../../../shared/contract/sailings';
import { wireDuration } from '../../../shared/domain/duration';
import { entryStatus } from '../../../shared/domain/status';
import { wireDatetime } from '../../../shared/domain/time';
import { SAILING_STATUS_LABELS } from '../../../shared/texts/labels';
import { stepsIn } from './access';
import type { OwnEntry, SailingView } from './repository';

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

function presentRow(sailing: SailingView): SailingRow {
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
    start_sequence: sailing.start_sequence,
    start_steps: stepsIn(sailing),
    start_interval: wireDuration(sailing.start_interval_s * 1000),
    recall_order: sailing.recall_order,
    auto_group: sailing.auto_group === 1,
    start_state: sailing.start_state,
    attempt: sailing.attempt,
    prep_flag: sailing.prep_flag,
    custom_start_datetime: sailing.custom_start_datetime && wire(sailing.custom_start_datetime),
    planned_start: sailing.planned_start && wire(sailing.planned_start),
    planned_prep: sailing.planned_prep,
    result_method: sailing.result_method,
    course: sailing.course_id,
    registration_open: sailing.registration_open === 1,
    registration_deadline: sailing.registration_deadline && wire(sailing.registration_deadline),
    registration_scope: sailing.registration_scope,
    self_reporting: sailing.self_reporting === 1,
    report_deadline_minutes: sailing.report_deadline_minutes,
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

/** The sailing as others name it in passing. */
export function presentSummary(row: SailingRow, { id, slug, name }: ClubRef): SailingSummary {
  return {
    id: row.id,
    name: row.name,
    club: { id, slug, name },
    serie: row.serie,
    status: row.status,
    status_label: row.status_label,
    is_finished: row.is_finished,
    verified_result: row.verified_result,
    start_date: row.start_date,
    start_time: row.start_time,
    competitor_count: row.competitor_count,
    reg_status: row.reg_status ?? null,
  };
}

/** Only the club knows that a serie is there before it is published. */
const isSerieHidden = ({ serie_is_published }: SailingView): boolean => serie_is_published === 0;

/**
 * The sailing as frames carry it: what depends on the actor and what lies below is left out, and the serie while only
 * some may see it.
 */
export function presentSailingFrame(sailing: SailingView): Omit<SailingRow, 'serie'> & Partial<SailingRow> {
  const { serie, ...row } = presentRow(sailing);
  return isSerieHidden(sailing) ? row : { ...row, serie };
}

/** What only this actor sees of the sailing. */
export interface Viewing {
  canEdit: boolean;
  /** The actor's own entry. */
  entry: OwnEntry | undefined;
}

/** The sailing as lists show it to an actor. */
export function presentSailing(sailing: SailingView, { canEdit, entry }: Viewing): SailingRow {
  const verified = sailing.verified_result === 1;
  const row = presentRow(sailing);
  return {
    ...row,
    serie: isSerieHidden(sailing) && !canEdit ? null : row.serie,
    can_edit: canEdit,
    reg_status: entry
      ? entryStatus({ approved: entry.approved === 1, reported_by: entry.reported_by }, verified)
      : null,
  };
}

/** What lies below a sailing. */
export type Below = Pick<Sailing, 'competitors' | 'start_groups' | 'race_classes' | 'results'>;

/** The sailing as its own page shows it. */
export function presentWholeSailing(
  row: SailingRow,
  { competitors, start_groups, race_classes, results }: Below,
): Sailing {
  return {
    ...row,
    competitors,
    start_groups,
    ungrouped_competitors: competitors.filter(({ start_group }) => start_group === null),
    race_classes,
    results,
  };
}
