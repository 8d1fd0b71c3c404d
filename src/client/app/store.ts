import {
  combineSlices,
  configureStore,
  createAction,
  createDynamicMiddleware,
  type Reducer,
  type Store,
} from '@reduxjs/toolkit';
import { api } from '../api/api';
import type { ChangesState } from '../changes/queue/changeHistory';
import type { MemberState } from '../state/memberReducers';
import { firstReducers, type RootState } from '../state/rootState';

type AppState = RootState & Record<typeof api.reducerPath, ReturnType<typeof api.reducer>>;

/** Takes in middleware after the store is made: the push connection comes with the club's pages. */
export const lateMiddleware = createDynamicMiddleware();

const rootReducer = combineSlices({
  ...firstReducers,
  [api.reducerPath]: api.reducer,
}).withLazyLoadedSlices<MemberState & ChangesState>();
const slicesAdded = createAction('store/slicesAdded');
const stores = new Set<Store>();

/** Assembles the first slices and the cache of requests. */
export function createAppStore() {
  const store = configureStore({
    // The other slices come with the pages that read them (`addSlices`), so that every reader finds them.
    reducer: rootReducer as unknown as Reducer<AppState>,
    middleware: (defaults) => defaults().concat(api.middleware, lateMiddleware.middleware),
  });
  stores.add(store);
  return store;
}

/** Adds the slices of pages that are being loaded, before anything of theirs is rendered. */
export function addSlices(reducers: Record<keyof (MemberState & ChangesState), Reducer>): void {
  for (const [reducerPath, reducer] of Object.entries(reducers)) rootReducer.inject({ reducerPath, reducer });
  // A reducer is first asked when something happens.
  stores.forEach((store) => store.dispatch(slicesAdded()));
}
