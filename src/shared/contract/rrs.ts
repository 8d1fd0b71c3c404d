import type { Id, WireDatetime } from './common';

/** The event of rrs.org (racingrulesofsailing.org) that takes the boats of a sailing. What it is called is never told. */
export interface RrsEvent {
  /** The club has said which event it is. */
  is_set: boolean;
  sent_at: WireDatetime | null;
  sent_count: number | null;
}

/** `event`: its UUID as rrs.org shows it, or an address that holds it. */
export interface RrsEventPayload {
  event: string;
}

/** `contacts`: e-mail and telephone are sent too. */
export interface RrsSendPayload {
  contacts?: boolean;
}

export const rrsPaths = {
  event: (sailing: Id | string) => `/api/sailings/${sailing}/rrs-event/`,
  send: (sailing: Id | string) => `/api/sailings/${sailing}/rrs-event/send/`,
} as const;
