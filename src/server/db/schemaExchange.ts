import type { Generated, Insertable, Selectable } from 'kysely';
import type { WebhookKind } from '../../shared/contract/webhooks';
import type { Flag, Instant } from './schemaFiles';

/** Keys by which programs act for a club. */
export interface AccessKeysTable {
  id: Generated<number>;
  club_id: number;
  /** The owner who made it: the key ends with that account, and with its ownership of the club. */
  made_by: number;
  name: string;
  /** SHA-256 of the key, which is told once. */
  token_hash: string;
  can_write: Flag;
  /** The last day that it is good for; null: until it is deleted. */
  expires_on: string | null;
  created_at: Instant;
}

/** Addresses that are told what happens in a club. */
export interface WebhooksTable {
  id: Generated<number>;
  club_id: number;
  url: string;
  /** JSON: list of `WebhookEvent`. */
  events: string;
  kind: WebhookKind;
  created_at: Instant;
  /** Since when nothing is sent there, after messages that did not arrive. */
  off_at: Instant | null;
}

/** Messages to webhooks, written in the transaction of what they tell. */
export interface WebhookOutboxTable {
  id: Generated<number>;
  webhook_id: number;
  /** The same at every attempt: `webhook-id`. */
  message: string;
  /** JSON of `WebhookFacts` of webhooks/facts.ts: the text is composed when it is sent. */
  facts: string;
  created_at: Instant;
  /** As in `mail_outbox`. */
  due_at: Instant | null;
  attempts: Generated<number>;
  /** When the last attempt was over. */
  tried_at: Instant | null;
  finished_at: Instant | null;
  /** The HTTP status of the last answer; null: there was none. */
  status: number | null;
  /** Code of the last failure. */
  error: Generated<string>;
}

/** The event of rrs.org that takes the boats of a sailing. */
export interface RrsEventsTable {
  sailing_id: number;
  /** Its UUID, encrypted: whoever knows it can replace the event's competitors. */
  sealed: string;
  sent_at: Instant | null;
  sent_count: number | null;
}

export type AccessKeyRecord = Selectable<AccessKeysTable>;
export type NewAccessKey = Insertable<AccessKeysTable>;
export type WebhookRecord = Selectable<WebhooksTable>;
export type NewWebhook = Insertable<WebhooksTable>;
export type WebhookOutboxRecord = Selectable<WebhookOutboxTable>;
export type RrsEventRecord = Selectable<RrsEventsTable>;
