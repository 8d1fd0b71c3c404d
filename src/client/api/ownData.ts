import { authPaths, type User } from '../../shared/contract/auth';
import { boatPaths, type Boat } from '../../shared/contract/boats';
import type { Id } from '../../shared/contract/common';
import { sailorPaths, type Sailor, type SailorEntry } from '../../shared/contract/sailors';
import { api } from './api';
import { readOnce } from './plainCalls';

/** All that is kept of a sailor. */
export interface OwnData {
  account: User;
  sailor: Sailor;
  boats: Boat[];
  /** His entries with the sailings that they are in, and what came of them. */
  entries: SailorEntry[];
}

const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read anew each time, all or nothing, and not kept. */
    ownData: build.mutation<OwnData, Id>({
      queryFn: async (id, _, __, send) => {
        const [account, sailor, boats, entries] = await Promise.all([
          readOnce<User>(send, authPaths.me),
          readOnce<Sailor>(send, sailorPaths.one(id)),
          readOnce<Boat[]>(send, boatPaths.list),
          readOnce<SailorEntry[]>(send, sailorPaths.entries(id)),
        ]);
        if (account.error) return account;
        if (sailor.error) return sailor;
        if (boats.error) return boats;
        if (entries.error) return entries;
        return { data: { account: account.data, sailor: sailor.data, boats: boats.data, entries: entries.data } };
      },
    }),
  }),
});

export const { useOwnDataMutation } = ownDataApi;
