import { changeHistoryReducer, type ChangeHistoryState } from './changeHistory';
import { pendingChangesReducer, type PendingChangesState } from './pendingChanges';

/** The slices of own changes; they come with the pages of those who have logged in. */
export const changesReducers = { pendingChanges: pendingChangesReducer, changeHistory: changeHistoryReducer };

export interface ChangesState {
  pendingChanges: PendingChangesState;
  changeHistory: ChangeHistoryState;
}

// `state` knows nothing of changes, so they add their part of the store to its type.
declare module '../../state/rootState' {
  interface RootState extends ChangesState {}
}
