import type { Id } from '../../shared/contract/common';
import { startGroupPaths, type StartGroup, type StartGroupPayload } from '../../shared/contract/startGroups';
import { startGroupDeleted, startGroupSaved } from '../state/entities/events';
import { startGroupRow } from '../state/entities/belowSailing';
import { api } from './api';
import { writeLive } from './liveRows';

const saved = (group: StartGroup) => startGroupSaved(startGroupRow(group));

const startGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createStartGroup: build.mutation<Id, StartGroupPayload>({
      queryFn: async (body, baseApi, _, send) => {
        const reply = await writeLive<StartGroup>(
          send,
          baseApi,
          { url: startGroupPaths.list, method: 'POST', body },
          saved,
        );
        return reply.error ? reply : { data: reply.data.id };
      },
    }),
    updateStartGroup: build.mutation<Id, { id: Id; group: StartGroupPayload }>({
      queryFn: async ({ id, group }, baseApi, _, send) => {
        const reply = await writeLive<StartGroup>(
          send,
          baseApi,
          { url: startGroupPaths.one(id), method: 'PUT', body: group },
          saved,
        );
        return reply.error ? reply : { data: id };
      },
    }),
    /** Single fields, for example `order` when the columns change places. */
    changeStartGroup: build.mutation<Id, { id: Id; changes: Partial<Omit<StartGroupPayload, 'sailing'>> }>({
      queryFn: async ({ id, changes }, baseApi, _, send) => {
        const reply = await writeLive<StartGroup>(
          send,
          baseApi,
          { url: startGroupPaths.one(id), method: 'PATCH', body: changes },
          saved,
        );
        return reply.error ? reply : { data: id };
      },
    }),
    /** Its boats become ungrouped; their rows come by push. */
    deleteStartGroup: build.mutation<Id, Id>({
      queryFn: async (id, baseApi, _, send) => {
        const call = { url: startGroupPaths.one(id), method: 'DELETE' } as const;
        const reply = await writeLive(send, baseApi, call, () => startGroupDeleted(id));
        return reply.error ? reply : { data: id };
      },
    }),
  }),
});

export const { createStartGroup, updateStartGroup, changeStartGroup, deleteStartGroup } = startGroupsApi.endpoints;
export const {
  useCreateStartGroupMutation,
  useUpdateStartGroupMutation,
  useChangeStartGroupMutation,
  useDeleteStartGroupMutation,
} = startGroupsApi;
