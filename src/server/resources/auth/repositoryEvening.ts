import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { EveningLinkRecord } from '../../db/schemaPeople';

type Db = Kysely<Database>;

/** Links by which people come: those that are neither ended nor over. */
const openLinks = (db: Db, now: string) =>
  db
    .selectFrom('evening_links')
    .innerJoin('sailings', 'sailings.id', 'evening_links.sailing_id')
    .innerJoin('clubs', 'clubs.id', 'sailings.club_id')
    .where('evening_links.ended_at', 'is', null)
    .where('evening_links.expires_at', '>', now)
    .select([
      'evening_links.id as link',
      'evening_links.label',
      'sailings.id as sailing',
      'sailings.name as sailing_name',
    ])
    .select(['clubs.id as club', 'clubs.slug', 'clubs.name as club_name']);

export const openLink = (db: Db, tokenHash: string, now: string) =>
  openLinks(db, now).where('evening_links.token_hash', '=', tokenHash).executeTakeFirst();

/** The link of a session, and the name that its person gave. */
export const linkOfSession = (db: Db, session: string, now: string) =>
  openLinks(db, now)
    .innerJoin('evening_sessions', 'evening_sessions.link_id', 'evening_links.id')
    .select('evening_sessions.name')
    .where('evening_sessions.id', '=', session)
    .executeTakeFirst();

export type OpenLink = NonNullable<Awaited<ReturnType<typeof openLink>>>;

interface NewEveningSession {
  id: string;
  link: number;
  name: string;
  now: string;
}

export async function insertEveningSession(db: Db, { id, link, name, now }: NewEveningSession): Promise<void> {
  await db.insertInto('evening_sessions').values({ id, link_id: link, name, created_at: now }).execute();
}

export async function deleteEveningSession(db: Db, id: string): Promise<void> {
  await db.deleteFrom('evening_sessions').where('id', '=', id).execute();
}

/** The open links of a sailing, in the order that they were made. */
export const linksOfSailing = (db: Db, sailing: number, now: string): Promise<EveningLinkRecord[]> =>
  db
    .selectFrom('evening_links')
    .selectAll()
    .where('sailing_id', '=', sailing)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('id')
    .execute();

/** Who has come by links, by link. */
export async function namesByLink(db: Db, links: readonly number[]): Promise<Map<number, string[]>> {
  const rows = await db
    .selectFrom('evening_sessions')
    .select(['link_id', 'name'])
    .where('link_id', 'in', links.length > 0 ? links : [0])
    .orderBy('created_at')
    .execute();
  const names = new Map<number, string[]>();
  for (const { link_id, name } of rows) {
    const known = names.get(link_id) ?? [];
    if (!known.includes(name)) names.set(link_id, [...known, name]);
  }
  return names;
}

export const insertLink = (db: Db, link: Omit<EveningLinkRecord, 'id' | 'ended_at'>): Promise<EveningLinkRecord> =>
  db
    .insertInto('evening_links')
    .values({ ...link, ended_at: null })
    .returningAll()
    .executeTakeFirstOrThrow();

export async function keepLinkHash(db: Db, id: number, token_hash: string): Promise<void> {
  await db.updateTable('evening_links').set({ token_hash }).where('id', '=', id).execute();
}

/** Ends one link of a sailing, or all of them. False: there was none that was open. */
export async function endLinks(
  db: Db,
  { sailing, link, now }: { sailing: number; link?: number; now: string },
): Promise<boolean> {
  const ended = await db
    .updateTable('evening_links')
    .set({ ended_at: now })
    .where('sailing_id', '=', sailing)
    .$if(link !== undefined, (query) => query.where('id', '=', link ?? 0))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length > 0;
}

/** Open links stay so at least until then: a start that is put off takes the evening with it. */
export async function extendLinks(db: Db, sailing: number, until: string): Promise<void> {
  await db
    .updateTable('evening_links')
    .set({ expires_at: until })
    .where('sailing_id', '=', sailing)
    .where('ended_at', 'is', null)
    .where('expires_at', '<', until)
    .execute();
}
