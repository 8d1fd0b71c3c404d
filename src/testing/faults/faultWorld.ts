import { randomUUID } from 'node:crypto';
import type { Connection } from '../../server/db/connect';
import type { Database, UserRecord } from '../../server/db/schema';
import { PUSH_LIMITS } from '../../server/push/pushLimits';
import { createTokens } from '../../server/resources/auth/tokens';
import { aClub, aClubAccount, aUser } from '../accounts';
import { aNewCompetitor, aSailingRecord } from '../records';
import type { Kysely } from 'kysely';

/** All nodes of a test sign with it, and so does the test: a thousand logins are not what it measures. */
const SECRET = 'a secret that the nodes of one test share, long enough';

/** Settings of every node of a fault test. */
export const nodeEnv = (databaseUrl?: string): NodeJS.ProcessEnv => ({
  JWT_SECRET: SECRET,
  LOG_LEVEL: 'fatal',
  ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }),
});

const tokens = createTokens({ secret: SECRET, now: () => new Date(), newId: randomUUID });

/** An access token as a login would give it. */
export const tokenOf = ({ id }: Pick<UserRecord, 'id'>): string => tokens.access(id, null);

/** A club with one sailing, its account and enough members for the sockets that follow it. */
export interface FaultClub {
  id: number;
  sailing: number;
  account: UserRecord;
  members: UserRecord[];
}

const ROWS_PER_INSERT = 500;
/** The server starts a sailing whose time has come, which would be one change more. */
const FAR_AWAY = '2099-06-04';

async function enterBoats(db: Kysely<Database>, sailing: { id: number }, boats: number): Promise<void> {
  const rows = Array.from({ length: boats }, (_, index) =>
    aNewCompetitor(sailing, { sail_number: `SWE ${100_001 + index}` }),
  );
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    await db
      .insertInto('competitors')
      .values(rows.slice(at, at + ROWS_PER_INSERT))
      .execute();
  }
}

export async function makeFaultClub(connection: Connection, { sockets = 0, boats = 0 } = {}): Promise<FaultClub> {
  // The rows below carry version 1, which the club must have given out.
  const club = await aClub(connection, { counter: 1 });
  const account = await aClubAccount(connection, club);
  const sailing = await aSailingRecord(connection, club, { start_date: FAR_AWAY });
  await enterBoats(connection.db, sailing, boats);
  const members: UserRecord[] = [];
  for (let held = 0; held < sockets; held += PUSH_LIMITS.connectionsPerUser) members.push(await aUser(connection));
  return { id: club.id, sailing: sailing.id, account, members };
}
