import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Viewer } from './audience';

/** What an access token says about its bearer. */
export interface TokenClaims {
  userId: number;
  sessionId: string | null;
  /** The evening link by which they came. */
  link?: number | null;
}

// Far below the number of parameters that either database takes.
const IDS_PER_QUERY = 1_000;

async function inChunks<T>(ids: T[], read: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) await read(ids.slice(start, start + IDS_PER_QUERY));
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/** Those whose evening link is open, by session. */
async function currentRecorders(
  db: Kysely<Database>,
  claims: TokenClaims[],
  now: Date,
): Promise<Map<string, NonNullable<Viewer['recorder']>>> {
  const found = new Map<string, NonNullable<Viewer['recorder']>>();
  const sessions = claims.flatMap(({ link, sessionId }) => (link && sessionId !== null ? [sessionId] : []));
  await inChunks(unique(sessions), async (ids) => {
    const rows = await db
      .selectFrom('evening_sessions')
      .innerJoin('evening_links', 'evening_links.id', 'evening_sessions.link_id')
      .innerJoin('sailings', 'sailings.id', 'evening_links.sailing_id')
      .select(['evening_sessions.id', 'evening_links.id as link', 'sailings.id as sailing', 'sailings.club_id as club'])
      .where('evening_sessions.id', 'in', ids)
      .where('evening_links.ended_at', 'is', null)
      .where('evening_links.expires_at', '>', now.toISOString())
      .execute();
    for (const { id, ...recorder } of rows) found.set(id, recorder);
  });
  return found;
}

/**
 * How the users and sessions behind some tokens stand now; null for a user who is deleted or inactive or has logged
 * out.
 */
export async function currentViewers(
  db: Kysely<Database>,
  claims: TokenClaims[],
  now: Date,
): Promise<(Viewer | null)[]> {
  const roles = new Map<number, number[]>();
  const users = new Map<number, { club_id: number | null; is_staff: 0 | 1 }>();
  await inChunks(unique(claims.map(({ userId }) => userId)), async (ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'club_id', 'is_staff'])
      .where('id', 'in', ids)
      .where('is_active', '=', 1)
      .execute();
    for (const row of rows) users.set(row.id, row);
    const held = await db
      .selectFrom('club_roles')
      .select(['user_id', 'club_id'])
      .where('user_id', 'in', ids)
      .where('accepted_at', 'is not', null)
      .execute();
    for (const { user_id, club_id } of held)
      if (user_id !== null) roles.set(user_id, [...(roles.get(user_id) ?? []), club_id]);
  });

  const liveSessions = new Set<string>();
  await inChunks(unique(claims.flatMap(({ sessionId }) => sessionId ?? [])), async (ids) => {
    const rows = await db
      .selectFrom('sessions')
      .select('id')
      .where('id', 'in', ids)
      .where('ended_at', 'is', null)
      .execute();
    for (const { id } of rows) liveSessions.add(id);
  });

  const recorders = await currentRecorders(db, claims, now);

  return claims.map(({ userId, sessionId, link = null }) => {
    if (link !== null) {
      const recorder = recorders.get(sessionId ?? '');
      return recorder ? { userId: 0, sessionId, clubs: [], isStaff: false, recorder } : null;
    }
    const user = users.get(userId);
    if (!user || (sessionId !== null && !liveSessions.has(sessionId))) return null;
    const clubs = [...(user.club_id === null ? [] : [user.club_id]), ...(roles.get(userId) ?? [])];
    return { userId, sessionId, clubs, isStaff: user.is_staff === 1, recorder: null };
  });
}
