import type { ResultRow } from '../shared/contract/sailings';

let last = 0;

/** A boat's line of a results list, as the wire has it: nothing has been written down for it. */
export const aResult = (values: Partial<ResultRow> = {}): ResultRow => ({
  competitor: (last += 1),
  position: null,
  tied: false,
  race_class: null,
  start_group: null,
  sail_number: 'SWE 57',
  boat_name: 'Vindil',
  boat_model_name: null,
  skipper_name: 'Anna Berg',
  crew_names: '',
  club_name: '',
  rating: null,
  start: null,
  finish_time: null,
  elapsed_time: null,
  corrected_time: null,
  behind: null,
  score_code: null,
  points: null,
  status: 'registered',
  status_label: 'Anmäld',
  categories: [],
  why: [],
  ...values,
});
