import { sessionReducer } from './session';

/** What the start page needs while nobody has logged in. */
export const firstReducers = { session: sessionReducer };

export type FirstState = { [K in keyof typeof firstReducers]: ReturnType<(typeof firstReducers)[K]> };
