import type { Id } from '../../shared/contract/common';
import {
  setupPaths,
  type EarlierSetups,
  type SetupAnswer,
  type SetupPayload,
  type SetupUndoPayload,
} from '../../shared/contract/setups';
import { competitorDeleted, competitorsRead, startGroupDeleted, startGroupSaved } from '../state/entities/events';
import { api } from './api';
import { liveMutation } from './liveRows';

/** A sailing that is to be set up, or a serie that new sailings are to stand in; neither: the club's. */
export interface SetupAsked {
  club: Id;
  sailing?: Id;
  serie?: Id;
}

interface UndoneSetup {
  sailing: Id;
  rows: SetupUndoPayload;
}

const setupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Which earlier sailing one can be set up like. */
    earlierSetups: build.query<EarlierSetups, SetupAsked>({
      query: ({ club, sailing, serie }) => {
        const [name, id] = sailing === undefined ? ['serie', serie] : ['sailing', sailing];
        return `${setupPaths.earlier(club)}${id === undefined ? '' : `?${name}=${id}`}`;
      },
      providesTags: ['DistinctCompetitors'],
    }),
    /** Start groups, and boats too where they are wanted, as in an earlier sailing. */
    copySetup: build.mutation<SetupAnswer, { sailing: Id } & SetupPayload>({
      queryFn: liveMutation({
        request: ({ sailing, ...body }) => ({ url: setupPaths.copy(sailing), method: 'POST', body }),
        event: ({ start_groups, entered, placed }: SetupAnswer) => [
          ...start_groups.map((group) => startGroupSaved(group)),
          competitorsRead([...entered, ...placed]),
        ],
        result: (answer) => answer,
      }),
      invalidatesTags: ['DistinctCompetitors', 'Sailings'],
    }),
    /** Takes it back, as long as nobody has changed anything. Boats that were placed come by push. */
    undoSetup: build.mutation<null, UndoneSetup>({
      queryFn: liveMutation({
        request: ({ sailing, rows }) => ({ url: setupPaths.undo(sailing), method: 'POST', body: rows }),
        event: (_, { rows }) => [
          ...rows.entered.map(({ id }) => competitorDeleted(id)),
          ...rows.start_groups.map(({ id }) => startGroupDeleted(id)),
        ],
        result: () => null,
      }),
      invalidatesTags: ['DistinctCompetitors', 'Sailings'],
    }),
  }),
});

export const { useEarlierSetupsQuery, useCopySetupMutation, useUndoSetupMutation } = setupsApi;

/** Asks when a form is sent for what it has shown: the sailing whose groups new ones get. */
export function useGroupSource(): (asked: SetupAsked) => Promise<Id | null> {
  const [ask] = setupsApi.useLazyEarlierSetupsQuery();
  return async (asked) => (await ask(asked, true)).data?.groups?.sailing.id ?? null;
}
