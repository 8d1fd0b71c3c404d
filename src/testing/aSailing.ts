import type { SailingRow } from '../shared/contract/sailings';

/** A sailing as it travels in lists: an evening in June, half past six. */
export function aSailing(values: Partial<SailingRow> = {}): SailingRow {
  return {
    id: 1,
    created_at: '2026-06-01T12:00:00+02:00',
    updated_at: '2026-06-01T12:00:00+02:00',
    version: 1,
    club: 1,
    serie: null,
    name: 'Torsdag 3',
    description: '',
    status: 'upcoming',
    status_label: 'Kommande',
    is_finished: false,
    verified_result: false,
    start_date: '2026-06-04',
    start_time: '18:30:00',
    start_type: 'groups',
    result_method: 'corrected',
    course: null,
    registration_open: true,
    registration_deadline: null,
    registration_scope: 'open',
    self_reporting: false,
    entry_approval: false,
    race_weight: 1,
    must_count: false,
    pursuit: null,
    verified_at: null,
    competitor_count: 0,
    ...values,
  };
}
