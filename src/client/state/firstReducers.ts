import { keptAnswersReducer } from './keptAnswers';
import { sessionReducer } from './session';

/** What the start page needs, also while nobody has logged in. */
export const firstReducers = { session: sessionReducer, keptAnswers: keptAnswersReducer };

export type FirstState = { [K in keyof typeof firstReducers]: ReturnType<(typeof firstReducers)[K]> };
