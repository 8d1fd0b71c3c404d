import type { Competitor } from '../shared/contract/competitors';

/** A boat as the server presents it: ungrouped, without a time. */
export function aCompetitor(values: Partial<Competitor> = {}): Competitor {
  const id = values.id ?? 1;
  return {
    id,
    created_at: '2026-06-01T12:00:00+02:00',
    updated_at: '2026-06-01T12:00:00+02:00',
    version: 1,
    sailing: 1,
    start_group: null,
    race_class: null,
    sailor: null,
    boat: null,
    skipper_name: 'Anna Ek',
    crew_names: '',
    crew_count: 1,
    sail_number: `SWE ${id}`,
    boat_name: 'Vindil',
    boat_model: null,
    boat_model_name: null,
    club_name: '',
    base_rating: null,
    rating_type: 'srs',
    rating: null,
    has_account: false,
    start: null,
    effective_start: null,
    finish_time: null,
    elapsed_time: null,
    corrected_time: null,
    score_code: null,
    score_points: null,
    position: null,
    points: null,
    approved: true,
    status: 'registered',
    status_label: 'Anmäld',
    reported_by: null,
    ...values,
  };
}
