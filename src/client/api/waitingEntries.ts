import type { Id } from '../../shared/contract/common';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { competitorsRead } from '../state/entities/events';
import { api } from './api';
import { read } from './call';

const waitingApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Ids only: the rows are in the store, where frames keep them true. */
    waitingEntries: build.query<Id[], Id>({
      queryFn: async (club, { dispatch }, _, send) => {
        const reply = await read<Competitor[]>(send, competitorPaths.waiting(club));
        if (reply.error) return { error: reply.error };
        dispatch(competitorsRead(reply.data));
        return { data: reply.data.map(({ id }) => id) };
      },
      // When the list of sailings is read again, so are these: a restarted stream has dropped them all.
      providesTags: (_, __, club) => [{ type: 'Sailings', id: club }],
    }),
  }),
});

/**
 * Has the entries that wait for the club in the store, for as long as it is its own club (`skip` for everybody else).
 */
export function useWaitingEntries(club: Id, { skip }: { skip: boolean }): void {
  waitingApi.useWaitingEntriesQuery(club, { skip, refetchOnMountOrArgChange: true });
}
