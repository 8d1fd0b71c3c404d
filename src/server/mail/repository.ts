import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import type { MailOutboxTable } from '../db/schemaPeople';
import type { Work } from '../db/unitOfWork';
import type { Mail, OutboxMessage } from './mail';

type Db = Kysely<Database>;

export type OutboxRecord = Selectable<MailOutboxTable>;

async function insertMessage(db: Db, letter: string, now: string): Promise<void> {
  await db.insertInto('mail_outbox').values({ letter, created_at: now, due_at: now, finished_at: null }).execute();
}

/**
 * Saves the outcome of an attempt. A claim that another node has taken over changes nothing: the number of attempts
 * differs by then.
 */
export async function settleMessage(
  db: Db,
  { id, attempts }: Pick<OutboxRecord, 'id' | 'attempts'>,
  outcome: Pick<OutboxRecord, 'due_at' | 'finished_at' | 'error'>,
): Promise<void> {
  await db.updateTable('mail_outbox').set(outcome).where('id', '=', id).where('attempts', '=', attempts).execute();
}

export async function deleteMessage(db: Db, id: number): Promise<void> {
  await db.deleteFrom('mail_outbox').where('id', '=', id).execute();
}

export async function keepMail(
  db: Db,
  id: number,
  { to, subject, text }: Pick<Mail, 'to' | 'subject' | 'text'>,
): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ recipient: to.join(', '), subject, text })
    .where('id', '=', id)
    .execute();
}

/** How many messages are still to be sent, and how many have failed for good. */
export async function countMessages(db: Db): Promise<{ waiting: number; failed: number }> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select((eb) => [eb('finished_at', 'is', null).as('is_waiting'), eb.fn.countAll<number>().as('count')])
    .where((eb) => eb.or([eb('finished_at', 'is', null), eb('error', '!=', '')]))
    .groupBy('is_waiting')
    .execute();
  const countOf = (isWaiting: boolean) => rows.find(({ is_waiting }) => Boolean(is_waiting) === isWaiting)?.count ?? 0;
  return { waiting: countOf(true), failed: countOf(false) };
}

/** Mails that the development mailbox has kept, newest first. */
export const keptMails = (db: Db, limit: number): Promise<OutboxRecord[]> =>
  db.selectFrom('mail_outbox').selectAll().where('text', '!=', '').orderBy('id', 'desc').limit(limit).execute();

/** Queues a message, which is sent once the write is committed; if the write is rolled back, it is not sent. */
export const putInOutbox = ({ tx, now }: Work, letter: OutboxMessage): Promise<void> =>
  insertMessage(tx, JSON.stringify(letter), now);
