import { changesReducers } from '../client/changes/queue/changesReducers';
import { firstReducers } from '../client/state/firstReducers';
import { memberReducers } from '../client/state/memberReducers';

/** Every slice, as the store of somebody who has logged in holds them. */
export const stateReducers = { ...firstReducers, ...memberReducers, ...changesReducers };
