import { competitorPaths, type MoveAnswer } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { changeOutrun, changeSettled, changeUnanswered } from '../state/entities/events';
import type { PendingChange } from '../state/entities/pendingChanges';
import { api } from './api';
import { finishesBody, moveBody } from './changeBodies';
import { isUnanswered, stateOf, type Call } from './call';
import { isOutrun } from './outrun';
import { presentRows, refusalOf } from './refusal';

function callOf(change: PendingChange): Call {
  const { id, kind, sailing } = change;
  const headers = { [IDEMPOTENCY_HEADER]: id };
  return kind === 'move'
    ? { url: competitorPaths.move(sailing), method: 'POST', body: moveBody(change), headers }
    : { url: competitorPaths.finishes(sailing), method: 'POST', body: finishesBody(change), headers };
}

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
        if (!error) {
          const { competitors } = data as MoveAnswer;
          baseApi.dispatch(changeSettled({ id, saved: isOutdated ? [] : competitors }));
          return { data: null };
        }
        const current = isOutdated ? [] : presentRows(error);
        if (isUnanswered(error)) baseApi.dispatch(changeUnanswered({ id }));
        else if (isOutrun(change, error, current)) baseApi.dispatch(changeOutrun({ id, current }));
        else baseApi.dispatch(changeSettled({ id, refusal: refusalOf(error), current }));
        return { error };
      },
      invalidatesTags: (_, __, { kind, sailing }) =>
        kind === 'finish'
          ? [
              { type: 'SailingResults', id: sailing },
              { type: 'ResultLog', id: sailing },
            ]
          : [],
    }),
  }),
});

export const { sendChange } = changesApi.endpoints;
