import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import { clockReducer } from './clock';
import { connectionReducer } from './connection';
import { competitorsReducer, raceClassesReducer, startGroupsReducer } from './entities/belowSailing';
import { epochChanged } from './entities/events';
import { observationsReducer } from './entities/observations';
import { sailingsReducer } from './entities/sailings';
import { startEventsReducer } from './entities/startEvents';
import { loggedOut } from './session';

/**
 * Rises when all that was read before is worth nothing: an answer to a call made before belongs to another person or
 * database.
 */
const cacheGenerationReducer = createReducer(0, (builder) =>
  builder.addMatcher(isAnyOf(loggedOut, epochChanged), (count) => count + 1),
);

/** The slices of rows, connection and clock behind the pages of those who have logged in; they come with those pages. */
export const memberReducers = {
  connection: connectionReducer,
  clock: clockReducer,
  sailings: sailingsReducer,
  startGroups: startGroupsReducer,
  raceClasses: raceClassesReducer,
  startEvents: startEventsReducer,
  competitors: competitorsReducer,
  observations: observationsReducer,
  cacheGeneration: cacheGenerationReducer,
};

export type MemberState = { [K in keyof typeof memberReducers]: ReturnType<(typeof memberReducers)[K]> };
