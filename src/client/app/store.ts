import { configureStore, createDynamicMiddleware } from '@reduxjs/toolkit';
import { api } from '../api/api';
import { stateReducers } from '../state/rootState';

/** Takes in middleware after the store is made: the push connection comes with the club's pages. */
export const lateMiddleware = createDynamicMiddleware();

/** Assembles the slices and the cache of requests. */
export function createAppStore() {
  return configureStore({
    reducer: { ...stateReducers, [api.reducerPath]: api.reducer },
    middleware: (defaults) => defaults().concat(api.middleware, lateMiddleware.middleware),
  });
}
