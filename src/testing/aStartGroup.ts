import type { StartGroupRow } from '../shared/contract/startGroups';

/** A start group as it travels in frames, without a start of its own. */
export function aStartGroup(values: Partial<StartGroupRow> = {}): StartGroupRow {
  const id = values.id ?? 10;
  return {
    id,
    created_at: '2026-06-01T12:00:00+02:00',
    updated_at: '2026-06-01T12:00:00+02:00',
    version: 1,
    sailing: 1,
    name: '',
    start_time: null,
    custom_start_datetime: null,
    min_rating: null,
    max_rating: null,
    order: 0,
    class_flag: null,
    prep_flag: 'P',
    start_state: 'scheduled',
    attempt: 1,
    planned_start: null,
    planned_prep: null,
    effective_start: null,
    competitor_count: 0,
    ...values,
  };
}
