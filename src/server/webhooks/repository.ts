import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { NewWebhook, WebhookOutboxRecord, WebhookRecord } from '../db/schemaExchange';

type Db = Kysely<Database>;

/** In the order that they were made. */
export const webhooksOfClub = (db: Db, club: number): Promise<WebhookRecord[]> =>
  db.selectFrom('webhooks').selectAll().where('club_id', '=', club).orderBy('id').execute();

export const webhookById = (db: Db, id: number): Promise<WebhookRecord | undefined> =>
  db.selectFrom('webhooks').selectAll().where('id', '=', id).executeTakeFirst();

export const insertWebhook = (db: Db, webhook: NewWebhook): Promise<WebhookRecord> =>
  db.insertInto('webhooks').values(webhook).returningAll().executeTakeFirstOrThrow();

export async function deleteWebhook(db: Db, id: number): Promise<void> {
  await db.deleteFrom('webhooks').where('id', '=', id).execute();
}

/** How the club is named in messages, and whether it has public pages. */
export const clubOfMessages = (db: Db, club: number) =>
  db.selectFrom('clubs').select(['id', 'slug', 'name', 'publish']).where('id', '=', club).executeTakeFirstOrThrow();

interface NewMessage {
  webhook: number;
  message: string;
  facts: string;
  now: string;
}

/** Puts a message in the outbox, which is sent once the write is committed. */
export async function insertMessage(db: Db, { webhook, message, facts, now }: NewMessage): Promise<number> {
  const { id } = await db
    .insertInto('webhook_outbox')
    .values({
      webhook_id: webhook,
      message,
      facts,
      created_at: now,
      due_at: now,
      tried_at: null,
      finished_at: null,
      status: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The last message of the webhook that has been tried. */
export const lastTried = (db: Db, webhook: number): Promise<WebhookOutboxRecord | undefined> =>
  db
    .selectFrom('webhook_outbox')
    .selectAll()
    .where('webhook_id', '=', webhook)
    .where('tried_at', 'is not', null)
    .orderBy('tried_at', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

export type Outcome = Pick<WebhookOutboxRecord, 'due_at' | 'tried_at' | 'finished_at' | 'status' | 'error'>;

/** Saves the outcome of an attempt. Whether the claim was still ours: nobody has taken it over meanwhile. */
export async function settleWebhookMessage(
  db: Db,
  { id, attempts }: Pick<WebhookOutboxRecord, 'id' | 'attempts'>,
  outcome: Outcome,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhook_outbox')
    .set(outcome)
    .where('id', '=', id)
    .where('attempts', '=', attempts)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nothing more is sent there, neither what waits nor what is still to come. Whether it was on until now. */
export async function turnWebhookOff(db: Db, webhook: number, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('webhooks')
    .set({ off_at: now })
    .where('id', '=', webhook)
    .where('off_at', 'is', null)
    .executeTakeFirst();
  await db
    .updateTable('webhook_outbox')
    .set({ due_at: null, finished_at: now })
    .where('webhook_id', '=', webhook)
    .where('finished_at', 'is', null)
    .execute();
  return numUpdatedRows > 0n;
}

/** The addresses of those who own the club. */
export async function ownerAddresses(db: Db, club: number): Promise<string[]> {
  const owners = await db
    .selectFrom('club_roles')
    .innerJoin('users', 'users.id', 'club_roles.user_id')
    .select('users.email')
    .where('club_roles.club_id', '=', club)
    .where('club_roles.role', '=', 'owner')
    .where('club_roles.accepted_at', 'is not', null)
    .where('users.is_active', '=', 1)
    .orderBy('users.id')
    .execute();
  return owners.map(({ email }) => email);
}
