import type { UnknownAction } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Competitor } from '../../../shared/contract/competitors';
import type { FieldErrors } from '../../../shared/contract/common';
import { IDEMPOTENCY_HEADER } from '../../../shared/contract/sailings';
import { api } from '../../api/api';
import { isUnanswered, stateOf, type Call } from '../../api/call';
import { competitorDeleted } from '../../state/entities/events';
import { definitionOf } from '../kinds/registry';
import { changeRebased, changeSettled, changeUnanswered, type Refusal } from './events';
import type { PendingChange } from './pendingChanges';

function callOf(change: PendingChange): Call {
  const { headers, ...request } = definitionOf(change).request(change);
  return { ...request, headers: { ...headers, [IDEMPOTENCY_HEADER]: change.id } };
}

/** A guard or an answer that cannot be read has no status of its own. */
const NO_STATUS = 0;

function bodyOf({ data }: FetchBaseQueryError): object {
  return typeof data === 'object' && data !== null ? data : {};
}

/** A field's sentences, also those of fields within it: a list of finishes says for each which field is wrong. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** The server's refusal, in its own words where it has any. */
function refusalOf(error: FetchBaseQueryError): Refusal {
  const status =
    typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : NO_STATUS;
  const body = bodyOf(error);
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(body)) {
    const sentences = typeof value === 'object' && name !== 'current' ? sentencesIn(value) : [];
    if (sentences.length > 0) fields[name] = sentences;
  }
  return {
    status,
    ...('detail' in body && typeof body.detail === 'string' && { detail: body.detail }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

/** What was seen at the finish has a key for its id. */
const isRow = (value: unknown): value is Competitor =>
  typeof value === 'object' &&
  value !== null &&
  'id' in value &&
  typeof value.id === 'number' &&
  'version' in value &&
  'sailing' in value;

/** A 409 says how the rows stand now. */
function presentRows(error: FetchBaseQueryError): Competitor[] {
  const body = bodyOf(error);
  const current: unknown = 'current' in body ? body.current : [];
  const list: unknown =
    typeof current === 'object' && current !== null && 'competitors' in current ? current.competitors : current;
  return (Array.isArray(list) ? list : [list]).filter(isRow);
}

/** The change was made under its key, and its answer lost; what is sent now is worded otherwise, by a newer build. */
const KEY_USED = 422;

/** What becomes of a change that the server did not make. */
function rejected(change: PendingChange, error: FetchBaseQueryError, current: Competitor[]): UnknownAction {
  const { id } = change;
  const kind = definitionOf(change);
  if (error.status === KEY_USED) return changeSettled({ id, saved: [] });
  const rejection = { status: error.status, current };
  if (kind.isAlreadyApplied(change, rejection)) return changeSettled({ id, saved: current });
  if (kind.canRebase?.(change, rejection)) return changeRebased({ id, current });
  return changeSettled({ id, refusal: refusalOf(error), current });
}

const changesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Called by the queue of pending changes only, one at a time. All results are dispatched as events. */
    sendChange: build.mutation<null, PendingChange>({
      queryFn: async (change, baseApi, _, send) => {
        const { id } = change;
        const kind = definitionOf(change);
        const { cacheGeneration } = stateOf(baseApi);
        const { data, error } = await send(callOf(change));
        // Rows from before the store was emptied say nothing about the rows of now.
        const isOutdated = stateOf(baseApi).cacheGeneration !== cacheGeneration;
        if (error === undefined) {
          const deleted = isOutdated ? [] : (kind.deletedCompetitors?.(change) ?? []);
          for (const competitor of deleted) baseApi.dispatch(competitorDeleted(competitor));
          const saved = kind.savedRows(data);
          const beside = isOutdated ? undefined : kind.rowsBeside?.(data);
          baseApi.dispatch(changeSettled({ id, saved: isOutdated ? [] : saved, made: saved[0]?.id, beside }));
          return { data: null };
        }
        const current = isOutdated ? [] : presentRows(error);
        baseApi.dispatch(isUnanswered(error) ? changeUnanswered({ id }) : rejected(change, error, current));
        return { error };
      },
      invalidatesTags: (_, __, change) => definitionOf(change).staleTags?.(change.sailing) ?? [],
    }),
  }),
});

export const { sendChange } = changesApi.endpoints;
