import type { Generated } from 'kysely';
import type { Instant } from './schemaColumns';

/** Letters to be sent, written in the transaction of the change that they tell of. */
export interface MailOutboxTable {
  id: Generated<number>;
  /**
   * JSON of a `Letter` of mail/letter.ts: what to tell, not the words. Links are made when it is sent, so no secret
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
  /** What was written, kept only where the development mailbox stands in for a mail server. */
  recipient: Generated<string>;
  subject: Generated<string>;
  text: Generated<string>;
}
