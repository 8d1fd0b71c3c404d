import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { competitorPaths, type Competitor, type MoveAnswer } from '../../../shared/contract/competitors';
import type { Id } from '../../../shared/contract/common';
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/sailings';
import { changeOutrun, changeSettled, changeUnanswered, competitorDeleted } from '../../state/entities/events';
import type { PendingChange } from './pendingChanges';
import type { ChangeKind } from '../kinds/plannedChange';
import { api } from '../../api/api';
import { finishesBody, moveBody, withdrawalCall } from '../kinds/changeBodies';
import { isUnanswered, stateOf, type Call } from '../../api/call';
import { isMadeAlready, isOutrun } from '../kinds/outrun';
import { presentRows, refusalOf } from './refusal';

/** What a change asks for, but for its key. */
function requestOf(change: PendingChange): Call {
  const { kind, sailing } = change;
  if (kind === 'move') return { url: competitorPaths.move(sailing), method: 'POST', body: moveBody(change) };
  if (kind === 'finish') return { url: competitorPaths.finishes(sailing), method: 'POST', body: finishesBody(change) };
  if (kind === 'entry') return { url: competitorPaths.list, method: 'POST', body: change.boat.entry };
  return withdrawalCall(change);
}

function callOf(change: PendingChange): Call {
  const { headers, ...request } = requestOf(change);
  return { ...request, headers: { ...headers, [IDEMPOTENCY_HEADER]: change.id } };
}

/** The rows that an answer tells of. */
function savedBy({ kind }: PendingChange, data: unknown): Competitor[] {
  if (kind === 'withdrawal') return [];
  return kind === 'entry' ? [data as Competitor] : (data as MoveAnswer).competitors;
}

const withdrawnBy = (change: PendingChange): Id[] =>
  change.kind === 'withdrawal' ? change.withdrawals.map(({ competitor }) => competitor) : [];

/** Who is to be taken away and is gone already has been taken away. */
const isGoneAlready = ({ kind }: PendingChange, { status }: FetchBaseQueryError): boolean =>
  kind === 'withdrawal' && status === 404;

const RESULTS = (id: Id) => [{ type: 'SailingResults', id } as const, { type: 'ResultLog', id } as const];
const NOTHING = () => [];

/** What the cache of requests holds that a change makes old. */
const STALE = { move: NOTHING, finish: RESULTS, entry: NOTHING, withdrawal: NOTHING } satisfies Record<
  ChangeKind,
  unknown
>;

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Called by the queue of pending changes only, one at a time. Everything that comes of it is told by events. */
    sendChange: build.mutation<null, PendingChange>({
      queryFn: async (change, baseApi, _, send) => {
        const { id } = change;
        const { readings } = stateOf(baseApi);
        const { data, error } = await send(callOf(change));
        // Rows from before the store was emptied say nothing about the rows of now.
        const isOutdated = stateOf(baseApi).readings !== readings;
        if (error === undefined) {
          if (!isOutdated) for (const boat of withdrawnBy(change)) baseApi.dispatch(competitorDeleted(boat));
          const saved = savedBy(change, data);
          baseApi.dispatch(changeSettled({ id, saved: isOutdated ? [] : saved, made: saved[0]?.id }));
          return { data: null };
        }
        if (isGoneAlready(change, error)) {
          baseApi.dispatch(changeSettled({ id, saved: [] }));
          return { data: null };
        }
        const current = isOutdated ? [] : presentRows(error);
        if (isUnanswered(error)) baseApi.dispatch(changeUnanswered({ id }));
        else if (isMadeAlready(change, error, current)) baseApi.dispatch(changeSettled({ id, saved: current }));
        else if (isOutrun(change, error, current)) baseApi.dispatch(changeOutrun({ id, current }));
        else baseApi.dispatch(changeSettled({ id, refusal: refusalOf(error), current }));
        return { error };
      },
      invalidatesTags: (_, __, { kind, sailing }) => STALE[kind](sailing),
    }),
  }),
});

export const { sendChange } = changesApi.endpoints;
