import type { Id, WireDatetime } from './common';

export const WEBHOOK_EVENTS = ['result.published', 'result.final', 'sailing.cancelled', 'sailing.moved'] as const;
/** What a webhook can be told. */
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

export const WEBHOOK_KINDS = ['signed', 'text'] as const;
/** signed: by Standard Webhooks, for programs. text: one sentence, for channels of Teams, Slack and Discord. */
export type WebhookKind = (typeof WEBHOOK_KINDS)[number];

/** What became of the last attempt to tell a webhook something. */
export interface WebhookAttempt {
  /** Of the message: `POST …/test/` answers with the one that it sends. */
  message: Id;
  at: WireDatetime;
  arrived: boolean;
  /** The HTTP status of the answer; null: there was none. */
  status: number | null;
  /** Why there was no answer, as one sentence; "" where there was one. */
  problem: string;
}

export interface Webhook {
  id: Id;
  url: string;
  events: WebhookEvent[];
  kind: WebhookKind;
  /** off: eight attempts within a day have failed. It stays off. */
  state: 'on' | 'off';
  created_at: WireDatetime;
  last_attempt: WebhookAttempt | null;
}

export interface NewWebhookPayload {
  url: string;
  events: WebhookEvent[];
  kind: WebhookKind;
}

export interface CreatedWebhook {
  id: Id;
  url: string;
  events: WebhookEvent[];
  kind: WebhookKind;
  /** What its messages are signed with; it is told here and never again. null: they are not signed. */
  secret: string | null;
}

/** The message that a test sends. */
export interface WebhookTest {
  message: Id;
}

export const webhookPaths = {
  ofClub: (club: Id | string) => `/api/clubs/${club}/webhooks/`,
  one: (club: Id | string, webhook: Id | string) => `/api/clubs/${club}/webhooks/${webhook}/`,
  test: (club: Id | string, webhook: Id | string) => `/api/clubs/${club}/webhooks/${webhook}/test/`,
} as const;
