import type { Generated, Selectable } from 'kysely';
import type { BoatKind } from '../../shared/contract/boats';
import type { ClubRole, Membership } from '../../shared/contract/clubs';
import type { FeedbackSubject } from '../../shared/contract/feedback';
import type { Flag, Instant, Stamped } from './schemaFiles';
import type { NameColumns, PublishColumns } from './schemaPublications';

/** Clubs, accounts and sailors with their boats: tables without a version, since their writes take no number. */
export interface ClubsTable extends Stamped, PublishColumns {
  slug: string;
  name: string;
  short_name: Generated<string>;
  logo_hash: string | null;
  website: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  city: Generated<string>;
  description: Generated<string>;
  default_start_time: string | null;
  self_reporting: Generated<Flag>;
  /** JSON: the start sequences that the club has of its own. */
  start_sequences: Generated<string>;
  /** The number that the club's last changed object took. */
  counter: Generated<number>;
}

export interface UsersTable extends Stamped {
  /** Lower case: addresses are compared without case. */
  email: string;
  /** null until an invited person has chosen a password. */
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  club_id: number | null;
  is_staff: Generated<Flag>;
  /** The club that made the account and wrote the address; null: its owner did. */
  invited_by_club_id: number | null;
  is_active: Generated<Flag>;
  last_login_at: Instant | null;
}

export interface SailorsTable extends Stamped, NameColumns {
  user_id: number | null;
  /** The club that the sailor has named. */
  club_id: number | null;
  /** What that club says of it; null without a club. */
  membership: Generated<Membership | null>;
  first_name: Generated<string>;
  last_name: Generated<string>;
  phone: string | null;
  photo_hash: string | null;
  default_boat_id: number | null;
}

export interface BoatModelsTable {
  id: Generated<number>;
  name: string;
  kind: BoatKind;
  srs_thousandths: number | null;
  srs_no_flying_thousandths: number | null;
  srs_shorthanded_thousandths: number | null;
  srs_shorthanded_no_flying_thousandths: number | null;
  srs_year: number;
  /** The latest table of its kind has it. */
  is_current: Generated<Flag>;
}

export interface BoatsTable extends Stamped {
  owner_id: number | null;
  /** The club that owns the boat, where no sailor does. */
  club_id: number | null;
  name: Generated<string>;
  sail_number: string;
  boat_model_id: number | null;
  srs_thousandths: number | null;
  srs_no_flying_thousandths: number | null;
  srs_shorthanded_thousandths: number | null;
  srs_shorthanded_no_flying_thousandths: number | null;
  certificate_number: Generated<string>;
  certificate_verified: Generated<Flag>;
  certificate_valid_until: string | null;
  /** Taken off its owner's list; the row stays for the entries that name it. */
  removed_at: Instant | null;
}

/** What users have written to the product team. */
export interface FeedbackTable {
  id: Generated<number>;
  user_id: number | null;
  subject: FeedbackSubject;
  message: string;
  created_at: Instant;
}

/** Messages to send, written in the transaction of the change that they report. */
export interface MailOutboxTable {
  id: Generated<number>;
  /**
   * JSON of an `OutboxMessage` of mail/mail.ts: the facts, not the text. Links are made when it is sent, so no secret
   * lies here.
   */
  letter: string;
  created_at: Instant;
  /** When it is tried next; while a node sends it, when another one may. null: nothing more is to be done. */
  due_at: Instant | null;
  attempts: Generated<number>;
  finished_at: Instant | null;
  /** Code of the last failure. "" with `finished_at`: it was handed over. */
  error: Generated<string>;
  /** What was written, kept only where the development mailbox replaces a mail server. */
  recipient: Generated<string>;
  subject: Generated<string>;
  text: Generated<string>;
}

/** Who runs a club, by their own login; invited until they have accepted. */
export interface ClubRolesTable {
  id: Generated<number>;
  club_id: number;
  /** null until the invitation is accepted. */
  user_id: number | null;
  /** Lower case, as accounts have it. */
  email: string;
  role: ClubRole;
  /** SHA-256 of the mailed token; null once it has been used. */
  token_hash: string | null;
  expires_at: Instant | null;
  invited_at: Instant;
  accepted_at: Instant | null;
}

/** A link by which helpers of one evening record one sailing without an account. */
export interface EveningLinksTable {
  id: Generated<number>;
  sailing_id: number;
  label: string;
  /** SHA-256 of the token in the address, which is told once. */
  token_hash: string;
  created_at: Instant;
  expires_at: Instant;
  /** Ended by hand, or by the verification of the result. */
  ended_at: Instant | null;
  made_by: number;
}

/** Somebody who came by an evening link, on one device. */
export interface EveningSessionsTable {
  id: string;
  link_id: number;
  name: string;
  created_at: Instant;
}

export type EveningLinkRecord = Selectable<EveningLinksTable>;
