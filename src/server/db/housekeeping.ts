import type { Kysely } from 'kysely';
import { REFRESH_TOKEN_LIFE_S } from '../../shared/limits';
import { keysExpireBefore } from './idempotency';
import type { Database } from './schema';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Evening links that are over: a sailing that is put off within that time takes them with it. */
const LINKS_LIVE_MS = 30 * DAY_MS;
/** Letters that nobody could be sent any more, and those that have been: a week, to see what became of them. */
const LETTERS_LIVE_MS = 7 * DAY_MS;

/** A file stays this long, so that one that has just been shown, or is sent in again, is still there. */
const FILES_LIVE_MS = DAY_MS;

/** Files that nothing refers to. One that is taken in use again meanwhile has become young, and stays. */
async function sweepFiles(db: Kysely<Database>, keptBefore: string): Promise<void> {
  await db
    .deleteFrom('files')
    .where('kept_at', '<', keptBefore)
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('clubs').select('id').whereRef('logo_hash', '=', 'files.hash'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('sailors').select('id').whereRef('photo_hash', '=', 'files.hash'))),
    )
    .where(({ not, exists, selectFrom }) =>
      not(exists(selectFrom('courses').select('id').whereRef('map_hash', '=', 'files.hash'))),
    )
    .execute();
}

/** Evening links that were ended or are long over, with the names that people gave; logs keep what they say. */
async function sweepEveningLinks(db: Kysely<Database>, overBefore: string): Promise<void> {
  await db
    .deleteFrom('evening_links')
    .where(({ or, eb }) => or([eb('ended_at', 'is not', null), eb('expires_at', '<', overBefore)]))
    .execute();
}

/** Sailings that were taken away before their date, which has passed wherever the clocks stand. */
async function sweepCalendars(db: Kysely<Database>, now: Date): Promise<void> {
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  await db.deleteFrom('calendar_removals').where('start_date', '<', yesterday).execute();
}

/**
 * Removes what nobody can ask for any more: answers older than their key, sessions whose last token has run out, old
 * messages, limits whose window is over, evening links that are over, removed sailings of past days, files that were left
 * behind.
 */
export async function sweep(db: Kysely<Database>, now: Date): Promise<void> {
  const sessionsExpireBefore = new Date(now.getTime() - REFRESH_TOKEN_LIFE_S * 1000).toISOString();
  await db.deleteFrom('idempotency_keys').where('created_at', '<', keysExpireBefore(now.toISOString())).execute();
  await db.deleteFrom('sessions').where('rotated_at', '<', sessionsExpireBefore).execute();
  const messagesExpireBefore = new Date(now.getTime() - LETTERS_LIVE_MS).toISOString();
  await db.deleteFrom('mail_outbox').where('created_at', '<', messagesExpireBefore).execute();
  await db.deleteFrom('webhook_outbox').where('created_at', '<', messagesExpireBefore).execute();
  await db.deleteFrom('rate_limits').where('resets_at', '<=', now.toISOString()).execute();
  await sweepEveningLinks(db, new Date(now.getTime() - LINKS_LIVE_MS).toISOString());
  await sweepCalendars(db, now);
  await sweepFiles(db, new Date(now.getTime() - FILES_LIVE_MS).toISOString());
}
