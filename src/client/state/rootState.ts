import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { clockReducer } from './clock';
import { connectionReducer } from './connection';
import { changeHistoryReducer } from './entities/changeHistory';
import { competitorsReducer } from './entities/competitors';
import { pendingChangesReducer } from './entities/pendingChanges';
import { raceClassesReducer } from './entities/raceClasses';
import { readingsReducer } from './entities/readings';
import { sailingsReducer } from './entities/sailings';
import { startGroupsReducer } from './entities/startGroups';
import { sessionReducer } from './session';

/** Every slice, for the store to assemble. */
export const stateReducers = {
  session: sessionReducer,
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

/** What selectors see. The store holds this and the cache of requests, which only `api` reads. */
export type RootState = { [K in keyof typeof stateReducers]: ReturnType<(typeof stateReducers)[K]> };

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** The store, to what runs beside the screens. */
export interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => RootState;
}

export interface AppStore extends StoreAccess {
  subscribe: Store['subscribe'];
}
