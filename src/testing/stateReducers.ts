import { firstReducers } from '../client/state/firstReducers';
import { memberReducers } from '../client/state/memberReducers';

/** Every slice, as the store of somebody who has logged in holds them. */
export const stateReducers = { ...firstReducers, ...memberReducers };
