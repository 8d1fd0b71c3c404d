import { changesReducers } from '../client/changes/queue/changeHistory';
import { firstReducers } from '../client/state/rootState';
import { memberReducers } from '../client/state/memberReducers';

/** Every slice, as the store of a logged-in user holds them. */
export const stateReducers = { ...firstReducers, ...memberReducers, ...changesReducers };
