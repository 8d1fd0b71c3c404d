import type { Store, ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { keptAnswersReducer } from './keptAnswers';
import type { MemberState } from './memberReducers';
import { sessionReducer } from './session';

/** What the start page needs, also while nobody has logged in. */
export const firstReducers = { session: sessionReducer, keptAnswers: keptAnswersReducer };

type FirstState = { [K in keyof typeof firstReducers]: ReturnType<(typeof firstReducers)[K]> };

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

export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
/** For what is read at the moment of an event, without redrawing when it changes. */
export const useAppStore = useStore.withTypes<Store<RootState>>();
