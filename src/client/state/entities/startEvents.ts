import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { StartEvent } from '../../../shared/contract/startLog';
import { loggedOut } from '../session';
import { answeredRows, clubLeft, epochChanged, pushReceived, sailingDeleted, startEventsRead } from './events';
import { pushedDeletions, pushedStartEvents } from './pushed';

/** The acts of start logs that have been read, by sailing, in any order: acts are never changed or deleted. */
export type StartEventsState = Readonly<Record<Id, readonly StartEvent[]>>;

const initialState: StartEventsState = {};

function take(held: StartEventsState, events: readonly StartEvent[]): StartEventsState {
  return events.reduce<StartEventsState>((state, event) => {
    const known = state[event.sailing] ?? [];
    if (known.some(({ id }) => id === event.id)) return state;
    return { ...state, [event.sailing]: [...known, event] };
  }, held);
}

function without(held: StartEventsState, sailings: readonly Id[]): StartEventsState {
  const left = Object.entries(held).filter(([id]) => !sailings.includes(Number(id)));
  return left.length === Object.keys(held).length ? held : Object.fromEntries(left);
}

export const startEventsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(startEventsRead, (held, { payload: { sailing, events } }) => take({ [sailing]: [], ...held }, events))
    .addCase(sailingDeleted, (held, { payload }) => without(held, [payload]))
    .addCase(pushReceived, (held, { payload }) => {
      const gone = pushedDeletions(payload, 'sailing').map(({ id }) => id);
      return without(take(held, pushedStartEvents(payload)), gone);
    })
    .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState)
    .addDefaultCase((held, action) => take(held, answeredRows(action).startEvents ?? [])),
);
