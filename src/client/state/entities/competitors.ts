import type { UnknownAction } from '@reduxjs/toolkit';
import type { Competitor } from '../../../shared/contract/competitors';
import { rowsBelowSailing } from './belowSailing';
import { changeOutrun, changeSettled, competitorDeleted, competitorSaved, competitorsRead } from './events';
import { pushedCompetitors } from './pushed';

function told(action: UnknownAction): readonly Competitor[] {
  if (competitorSaved.match(action)) return [action.payload];
  if (competitorsRead.match(action)) return action.payload;
  if (changeOutrun.match(action)) return action.payload.current;
  if (!changeSettled.match(action)) return [];
  return 'saved' in action.payload ? action.payload.saved : (action.payload.current ?? []);
}

/** Competitors of all sailings held, and one by its id. */
export const {
  reducer: competitorsReducer,
  selectById: competitorById,
  selectAll: allCompetitors,
} = rowsBelowSailing<Competitor>({
  model: 'competitor',
  read: (sailing) => sailing.competitors,
  pushed: pushedCompetitors,
  told,
  deleted: (action) => (competitorDeleted.match(action) ? action.payload : undefined),
});
