/** What is to be told to whom. The words are put together when it is sent. */
export type Letter =
  /**
   * To the account of this address, if there is one: the request does not look, so it takes the same time for every
   * address.
   */
  | { kind: 'password_reset'; email: string }
  /** To a user whom a club has made an account for. */
  | { kind: 'account_created'; user: number; club: string; sailing: string }
  | JudgedEntry
  /** To those who look after the product. */
  | UserFeedback;

/** A club has approved or declined the entry of a sailor. */
export interface JudgedEntry {
  kind: 'entry_approved' | 'entry_declined';
  email: string;
  club: string;
  /** Of the club, for the link. */
  slug: string;
  sailing: { id: number; name: string; start_date: string; start_time: string | null };
  sailNumber: string;
}

/** What a user has written to the product team. */
export interface UserFeedback {
  kind: 'feedback';
  /** The address of who wrote it. */
  from: string;
  subject: string;
  message: string;
}

/** A letter in words. */
export interface Mail {
  to: string[];
  /** Where an answer goes, if not to the server's own address. */
  replyTo?: string;
  subject: string;
  text: string;
  html: string;
}

/** Hands mails over to something that delivers them. */
export interface Sender {
  /** Rejects when it could not be handed over, or when `signal` says that it takes too long. */
  send(mail: Mail, place: OutboxPlace, signal: AbortSignal): Promise<void>;
}

/** The row that a mail came from: two tries of one letter are known to be the same by it. */
export interface OutboxPlace {
  id: number;
  created_at: string;
}
