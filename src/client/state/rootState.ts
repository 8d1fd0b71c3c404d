import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import type { FirstState } from './firstReducers';
import type { MemberState } from './memberReducers';

/**
 * What selectors see. The store holds this and the cache of requests, which only `api` reads. `changes` adds its slices
 * by declaration merging, so nothing here knows them.
 */
export interface RootState extends FirstState, MemberState {}

export type AppDispatch = ThunkDispatch<RootState, unknown, UnknownAction>;

/** The store, to what runs beside the screens. */
export interface StoreAccess {
  dispatch: AppDispatch;
  getState: () => RootState;
}

export interface AppStore extends StoreAccess {
  subscribe: Store['subscribe'];
}
