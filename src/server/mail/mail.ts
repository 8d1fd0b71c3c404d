/** What a mail says, and to whom. Its text is composed when it is sent. */
export type OutboxMessage =
  /**
   * To the account of this address, if there is one: the request does not check, so it takes the same time for every
   * address.
   */
  | { kind: 'password_reset'; email: string }
  /** To a user for whom a club has created an account. */
  | { kind: 'account_created'; user: number; club: string; sailing: string }
  | RoleInvitation
  | WebhookOff
  | EntryDecision
  /** To the product team. */
  | UserFeedback;

/** An owner of a club asks somebody to run it with them. The link is made when the mail is sent. */
export interface RoleInvitation {
  kind: 'role_invited';
  invitation: { id: number; email: string; invited_at: string };
  club: string;
  role: 'owner' | 'official';
}

/** To an owner of a club: nothing more is sent to one of its webhooks. */
export interface WebhookOff {
  kind: 'webhook_off';
  email: string;
  club: string;
  clubSlug: string;
  /** The host of its address: whoever knows the whole of it may write there. */
  host: string;
}

/** A club has approved or declined the entry of a sailor. */
export interface EntryDecision {
  kind: 'entry_approved' | 'entry_declined';
  email: string;
  club: string;
  /** The slug of the club, for the link. */
  slug: string;
  sailing: { id: number; name: string; start_date: string; start_time: string | null };
  sailNumber: string;
}

/** What a user has written to the product team. */
export interface UserFeedback {
  kind: 'feedback';
  /** The address of the user who wrote it. */
  from: string;
  subject: string;
  message: string;
}

/** A composed mail. */
export interface Mail {
  to: string[];
  /** Where replies go, if not to the server's own address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails to a delivery service. */
export interface Sender {
  /** Rejects if the mail could not be handed over, or when `signal` aborts. */
  send(mail: Mail, place: OutboxPlace, signal: AbortSignal): Promise<void>;
}

/** The outbox row of a mail: it identifies two attempts of the same message. */
export interface OutboxPlace {
  id: number;
  created_at: string;
}
