import type { Id } from '../../shared/contract/common';
import {
  webhookPaths,
  type CreatedWebhook,
  type NewWebhookPayload,
  type Webhook,
  type WebhookTest,
} from '../../shared/contract/webhooks';
import { api } from './api';
import { queryState, type QueryState } from './queryState';

const NONE: Webhook[] = [];

const webhooksApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Not kept for offline reading: whoever knows an address may write to the channel behind it. */
    webhooks: build.query<Webhook[], Id>({
      extraOptions: { passing: true },
      query: (club) => webhookPaths.ofClub(club),
      providesTags: ['Webhooks'],
    }),
    /** The answer alone has the secret. */
    createWebhook: build.mutation<CreatedWebhook, { club: Id } & NewWebhookPayload>({
      query: ({ club, ...body }) => ({ url: webhookPaths.ofClub(club), method: 'POST', body }),
      invalidatesTags: ['Webhooks'],
    }),
    removeWebhook: build.mutation<Id, { club: Id; webhook: Id }>({
      query: ({ club, webhook }) => ({ url: webhookPaths.one(club, webhook), method: 'DELETE' }),
      transformResponse: (_, __, { webhook }) => webhook,
      invalidatesTags: ['Webhooks'],
    }),
    tryWebhook: build.mutation<WebhookTest, { club: Id; webhook: Id }>({
      query: ({ club, webhook }) => ({ url: webhookPaths.test(club, webhook), method: 'POST' }),
    }),
  }),
});

export const { useCreateWebhookMutation, useRemoveWebhookMutation, useTryWebhookMutation } = webhooksApi;

/** The webhooks of a club, without their secrets; read again and again while something is on its way. */
export function useWebhooks(club: Id, everyMs = 0): QueryState & { webhooks: Webhook[] } {
  const query = webhooksApi.useWebhooksQuery(club, { pollingInterval: everyMs });
  return { ...queryState(query), webhooks: query.currentData ?? NONE };
}
