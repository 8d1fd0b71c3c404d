import type { Connection } from '../server/db/connect';
import { aClub, aClubAccount, TEST_PASSWORD } from '../testing/accounts';
import { aCompetitorRecord, aGroupRecord, aSailingRecord } from '../testing/records';
import { callsOver, type Call } from '../testing/servedCalls';
import { serveApp, type ServedApp } from '../testing/servedApp';

const GROUPS = 6;

/** A served club with one sailing: so many boats, spread over six start groups and the ungrouped list. */
export interface World {
  app: ServedApp;
  club: number;
  slug: string;
  email: string;
  password: string;
  sailing: number;
  groups: number[];
  boats: number[];
}

/** The place of the boat with this index: each group in turn, then the ungrouped list. */
export const dealt = (groups: readonly number[], index: number): number | null =>
  groups[index % (groups.length + 1)] ?? null;

export interface WorldOptions {
  /** Settings of the server, where they are not the usual ones of a test. */
  env?: NodeJS.ProcessEnv;
  /** Puts more into the database, before the server opens it. */
  furnish?: (connection: Connection, club: { id: number }) => Promise<void>;
}

export async function makeWorld(size: number, { env = {}, furnish }: WorldOptions = {}): Promise<World> {
  let made: Omit<World, 'app'> | undefined;
  const app = await serveApp({
    env,
    prepare: async (connection) => {
      made = await fill(connection, size);
      await furnish?.(connection, { id: made.club });
    },
  });
  if (!made) throw new Error('The world was not made');
  return { app, ...made };
}

async function fill(db: Connection, size: number): Promise<Omit<World, 'app'>> {
  // The rows below carry version 1, which the club must have given out.
  const club = await aClub(db, { counter: 1 });
  const { email } = await aClubAccount(db, club);
  const sailing = await aSailingRecord(db, club);
  const groups: number[] = [];
  for (let order = 0; order < GROUPS; order += 1)
    groups.push((await aGroupRecord(db, sailing, { name: `Grupp ${order + 1}`, order })).id);

  const boats: number[] = [];
  for (let index = 0; index < size; index += 1) {
    const start_group_id = dealt(groups, index);
    const boat = await aCompetitorRecord(db, sailing, {
      start_group_id,
      sail_number: `SWE ${index + 1}`,
      rating_thousandths: 900 + (index % 300),
      base_rating_thousandths: 900 + (index % 300),
    });
    boats.push(boat.id);
  }
  return { club: club.id, slug: club.slug, email, password: TEST_PASSWORD, sailing: sailing.id, groups, boats };
}

/** The calls of the club's account, and the token that they carry. */
export const officialOf = ({ app, email, password }: World): Promise<{ call: Call; token: string }> =>
  callsOver(app.url, { email, password });
