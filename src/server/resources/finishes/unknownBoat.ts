import type { NewCompetitor } from '../../db/schema';
import { finishTexts } from './texts';

/** A boat that was seen at the finish and is on no list: kept under its sail number until somebody matches it. */
export const unknownBoat = (sailNumber: string) =>
  ({
    is_unmatched: 1,
    sail_number: sailNumber,
    skipper_name: finishTexts.unknownSkipper,
    boat_name: '',
    start_group_id: null,
    start_at: null,
    rating_type: 'srs',
    finish_at: null,
    elapsed_s: null,
    recorded: null,
    score_code: null,
    score_points_tenths: null,
    score_percent: null,
    score_times: 1,
    redress: null,
    reported_by: null,
    entered_by: 'club',
  }) as const satisfies Partial<NewCompetitor>;
