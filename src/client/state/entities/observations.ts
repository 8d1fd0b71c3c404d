import { createReducer, isAnyOf } from '@reduxjs/toolkit';
import type { Id } from '../../../shared/contract/common';
import type { Doubt, Observation } from '../../../shared/contract/finishObservations';
import { loggedOut } from '../session';
import {
  answeredRows,
  clubLeft,
  doubtsSeen,
  epochChanged,
  observationsRead,
  pushReceived,
  sailingDeleted,
  type AnsweredRows,
} from './events';
import { pushedDeletions, pushedObservations } from './pushed';

/** What was seen at the finish, by its key. */
interface ObservationsState {
  /** Newer wins, in whatever order the news come. None is ever deleted but with its sailing. */
  rows: Readonly<Record<string, Observation>>;
  /** What the server doubts of what was written here, until somebody has looked at it. */
  doubts: Readonly<Record<string, readonly Doubt[]>>;
}

const initialState: ObservationsState = { rows: {}, doubts: {} };

function take(held: ObservationsState, come: readonly Observation[]): ObservationsState {
  const news = come.filter(({ id, version }) => version > (held.rows[id]?.version ?? 0));
  if (news.length === 0) return held;
  const newest = news.toSorted((a, b) => a.version - b.version);
  return { ...held, rows: { ...held.rows, ...Object.fromEntries(newest.map((row) => [row.id, row])) } };
}

const withDoubts = ({ rows, doubts }: ObservationsState, key: string, told: readonly Doubt[]): ObservationsState => {
  const { [key]: _, ...others } = doubts;
  return { rows, doubts: told.length === 0 ? others : { ...others, [key]: told } };
};

function takeAnswer(held: ObservationsState, { observations, doubts = [] }: AnsweredRows): ObservationsState {
  if (!observations) return held;
  return observations.reduce(
    (state, { id }) =>
      withDoubts(
        state,
        id,
        doubts.filter(({ observation }) => observation === id),
      ),
    take(held, observations),
  );
}

function withoutSailings(held: ObservationsState, sailings: readonly Id[]): ObservationsState {
  const left = Object.entries(held.rows).filter(([, { sailing }]) => !sailings.includes(sailing));
  return left.length === Object.keys(held.rows).length ? held : { ...held, rows: Object.fromEntries(left) };
}

export const observationsReducer = createReducer(initialState, (builder) =>
  builder
    .addCase(observationsRead, (held, { payload }) => take(held, payload))
    .addCase(doubtsSeen, (held, { payload }) => withDoubts(held, payload, []))
    .addCase(sailingDeleted, (held, { payload }) => withoutSailings(held, [payload]))
    .addCase(pushReceived, (held, { payload }) => {
      const gone = pushedDeletions(payload, 'sailing').map(({ id }) => id);
      return withoutSailings(take(held, pushedObservations(payload)), gone);
    })
    .addMatcher(isAnyOf(clubLeft, loggedOut, epochChanged), () => initialState)
    .addDefaultCase((held, action) => takeAnswer(held, answeredRows(action))),
);
