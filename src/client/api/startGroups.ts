import type { Id } from '../../shared/contract/common';
import { startGroupPaths, type StartGroup, type StartGroupPayload } from '../../shared/contract/startGroups';
import { startGroupDeleted, startGroupSaved } from '../state/entities/events';
import { startGroupRow } from '../state/entities/belowSailing';
import { api } from './api';
import { liveMutation } from './liveRows';

const saved = (group: StartGroup) => startGroupSaved(startGroupRow(group));

const startGroupsApi = api.injectEndpoints({
  endpoints: (build) => ({
    createStartGroup: build.mutation<Id, StartGroupPayload>({
      queryFn: liveMutation({
        request: (body) => ({ url: startGroupPaths.list, method: 'POST', body }),
        event: saved,
        result: ({ id }) => id,
      }),
    }),
    updateStartGroup: build.mutation<Id, { id: Id; group: StartGroupPayload }>({
      queryFn: liveMutation({
        request: ({ id, group }) => ({ url: startGroupPaths.one(id), method: 'PUT', body: group }),
        event: saved,
        result: (_, { id }) => id,
      }),
    }),
    /** Single fields, for example `order` when the columns change places. */
    changeStartGroup: build.mutation<Id, { id: Id; changes: Partial<Omit<StartGroupPayload, 'sailing'>> }>({
      queryFn: liveMutation({
        request: ({ id, changes }) => ({ url: startGroupPaths.one(id), method: 'PATCH', body: changes }),
        event: saved,
        result: (_, { id }) => id,
      }),
    }),
    /** Its boats become ungrouped; their rows come by push. */
    deleteStartGroup: build.mutation<Id, Id>({
      queryFn: liveMutation({
        request: (id) => ({ url: startGroupPaths.one(id), method: 'DELETE' }),
        event: (_, id) => startGroupDeleted(id),
        result: (_, id) => id,
      }),
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
