import type { Id } from '../../shared/contract/common';
import { startGroupPaths, type StartGroup, type StartGroupPayload } from '../../shared/contract/startGroups';
import { startGroupDeleted, startGroupSaved } from '../state/entities/events';
import { startGroupRow } from '../state/entities/belowSailing';
import { api } from './api';
import { read } from './call';
import { liveMutation, writeLive } from './liveRows';

interface Former {
  id: Id;
  /** As which the group was saved: what somebody has changed since is answered by 409. */
  version: number;
}

const onlyAt = ({ id, version }: Former) => ({ url: startGroupPaths.one(id), headers: { 'If-Match': `"${version}"` } });

/** What takes back that groups were made and changed: never over what somebody else has done since. */
const formerGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    changeGroupBack: build.mutation<null, Former & { changes: Partial<StartGroupPayload> }>({
      queryFn: liveMutation({
        request: ({ changes, ...former }) => ({ ...onlyAt(former), method: 'PATCH', body: changes }),
        event: (group: StartGroup) => startGroupSaved(startGroupRow(group)),
        result: () => null,
      }),
    }),
    /**
     * Deletes the group if nobody is in it. Answers with how many boats it has, also those that this screen has not
     * heard of.
     */
    removeEmptyGroup: build.mutation<number, Former>({
      queryFn: async (former, baseApi, _, send) => {
        const { data: group, error } = await read<StartGroup>(send, startGroupPaths.one(former.id));
        if (error) return { error };
        if (group.competitors.length > 0) return { data: group.competitors.length };
        const call = { ...onlyAt(former), method: 'DELETE' } as const;
        const reply = await writeLive(send, baseApi, call, () => startGroupDeleted(former.id));
        return reply.error ? reply : { data: 0 };
      },
    }),
  }),
});

export const { changeGroupBack, removeEmptyGroup } = formerGroupsApi.endpoints;
