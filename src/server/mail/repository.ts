import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../db/schema';
import type { MailOutboxTable } from '../db/schemaPeople';
import type { Work } from '../db/unitOfWork';
import type { Mail, Letter } from './letter';

type Db = Kysely<Database>;

export type OutboxRecord = Selectable<MailOutboxTable>;

export async function insertLetter(db: Db, letter: string, now: string): Promise<void> {
  await db.insertInto('mail_outbox').values({ letter, created_at: now, due_at: now, finished_at: null }).execute();
}

/**
 * Takes the letter that has been due the longest, until `until`: of several nodes only one gets it, and if that one
 * dies another may take it then. undefined: none is due.
 */
export async function claimLetter(
  db: Db,
  { now, until }: { now: string; until: string },
): Promise<OutboxRecord | undefined> {
  for (;;) {
    const due = await db
      .selectFrom('mail_outbox')
      .select(['id', 'attempts'])
      .where('due_at', '<=', now)
      .orderBy('due_at')
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    if (!due) return undefined;
    const claimed = await db
      .updateTable('mail_outbox')
      .set({ due_at: until, attempts: due.attempts + 1 })
      .where('id', '=', due.id)
      .where('attempts', '=', due.attempts)
      .returningAll()
      .executeTakeFirst();
    if (claimed) return claimed;
  }
}

/**
 * Writes how a try came out. A claim that has been lost to another node changes nothing: the attempts are others by
 * then.
 */
export async function settleLetter(
  db: Db,
  { id, attempts }: Pick<OutboxRecord, 'id' | 'attempts'>,
  outcome: Pick<OutboxRecord, 'due_at' | 'finished_at' | 'error'>,
): Promise<void> {
  await db.updateTable('mail_outbox').set(outcome).where('id', '=', id).where('attempts', '=', attempts).execute();
}

export async function deleteLetter(db: Db, id: number): Promise<void> {
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

/** How many letters are still to be sent, and how many have been given up. */
export async function countLetters(db: Db): Promise<{ waiting: number; failed: number }> {
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

/** Puts a letter where it is sent from once the write is committed; if the write is undone, nobody is written to. */
export const putInOutbox = ({ tx, now }: Work, letter: Letter): Promise<void> =>
  insertLetter(tx, JSON.stringify(letter), now);
