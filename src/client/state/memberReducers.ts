import { clockReducer } from './clock';
import { connectionReducer } from './connection';
import { changeHistoryReducer } from '../changes/queue/changeHistory';
import { competitorsReducer } from './entities/competitors';
import { pendingChangesReducer } from '../changes/queue/pendingChanges';
import { raceClassesReducer } from './entities/raceClasses';
import { readingsReducer } from './entities/readings';
import { sailingsReducer } from './entities/sailings';
import { startGroupsReducer } from './entities/startGroups';

/** The slices behind the pages of those who have logged in; they come with those pages. */
export const memberReducers = {
  connection: connectionReducer,
  clock: clockReducer,
  sailings: sailingsReducer,
  startGroups: startGroupsReducer,
  raceClasses: raceClassesReducer,
  competitors: competitorsReducer,
  readings: readingsReducer,
  pendingChanges: pendingChangesReducer,
  changeHistory: changeHistoryReducer,
};

export type MemberState = { [K in keyof typeof memberReducers]: ReturnType<(typeof memberReducers)[K]> };
