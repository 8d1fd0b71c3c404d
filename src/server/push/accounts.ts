import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import type { Viewer } from './audience';

/** What an access token says about its bearer. */
export interface TokenClaims {
  userId: number;
  sessionId: string | null;
}

// Far below the number of parameters that either database takes.
const IDS_PER_QUERY = 1_000;

async function inChunks<T>(ids: T[], read: (chunk: T[]) => Promise<void>): Promise<void> {
  for (let start = 0; start < ids.length; start += IDS_PER_QUERY) await read(ids.slice(start, start + IDS_PER_QUERY));
}

const unique = <T>(values: T[]): T[] => [...new Set(values)];

/**
 * How the users and sessions behind some tokens stand now; null for a user who is deleted or inactive or has logged
 * out.
 */
export async function currentViewers(db: Kysely<Database>, claims: TokenClaims[]): Promise<(Viewer | null)[]> {
  const users = new Map<number, { club_id: number | null; is_staff: 0 | 1 }>();
  await inChunks(unique(claims.map(({ userId }) => userId)), async (ids) => {
    const rows = await db
      .selectFrom('users')
      .select(['id', 'club_id', 'is_staff'])
      .where('id', 'in', ids)
      .where('is_active', '=', 1)
      .execute();
    for (const row of rows) users.set(row.id, row);
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

  return claims.map(({ userId, sessionId }) => {
    const user = users.get(userId);
    if (!user || (sessionId !== null && !liveSessions.has(sessionId))) return null;
    return { userId, sessionId, clubId: user.club_id, isStaff: user.is_staff === 1 };
  });
}
