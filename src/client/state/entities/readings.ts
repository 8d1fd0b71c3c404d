import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { loggedOut } from '../session';
import { clubLeft, epochChanged } from './events';

/**
 * Rises whenever the rows are dropped. A read that began before belongs to another club, person or database, and its answer
 * is not taken.
 */
export const readingsReducer = createReducer(0, (builder) =>
  builder.addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), (count) => count + 1),
);
