import { authPaths, type User } from '../../shared/contract/auth';
import { boatPaths, type Boat } from '../../shared/contract/boats';
import type { Id } from '../../shared/contract/common';
import { sailorPaths, type Sailor, type SailorEntry } from '../../shared/contract/sailors';
import { api } from './api';
import { read } from './call';

/** All that is stored about a sailor. */
export interface OwnData {
  account: User;
  sailor: Sailor;
  boats: Boat[];
  /** Their entries with the sailings that they are in, and the results. */
  entries: SailorEntry[];
}

const ownDataApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Read afresh each time, all or nothing, and not kept. */
    ownData: build.mutation<OwnData, Id>({
      queryFn: async (id, _, __, send) => {
        const [account, sailor, boats, entries] = await Promise.all([
          read<User>(send, authPaths.me),
          read<Sailor>(send, sailorPaths.one(id)),
          read<Boat[]>(send, boatPaths.list),
          read<SailorEntry[]>(send, sailorPaths.entries(id)),
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
