import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { loggedOut } from '../session';
import { epochChanged } from './events';

/**
 * Rises when all that was read before is worth nothing: an answer to a call made before belongs to another person or
 * database.
 */
export const readingsReducer = createReducer(0, (builder) =>
  builder.addMatcher(isAnyOf(loggedOut, epochChanged), (count) => count + 1),
);
