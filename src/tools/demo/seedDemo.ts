import type { Kysely, Transaction } from 'kysely';
import { seedBoatModels } from '../../server/db/boatModelTable';
import type { Engine } from '../../server/db/connect';
import { constraintOf } from '../../server/db/constraint';
import type { BoatModelRecord, Database } from '../../server/db/schema';
import type { Passwords } from '../../server/resources/users/passwords';
import { matchKey } from '../../shared/domain/entryList/nameKeys';
import { newPassword, readAccounts, saveAccounts, type AccountStore, type DemoAccount } from './accounts';
import { DEMO_COURSES, type DemoCourseName } from './courses';
import { DEMO_CLUB, demoClub, type DemoClub } from './demoClub';
import type { DemoBoat } from './fleet';
import { insertSailing, type BoatIds, type Inserting } from './insertSailing';
import { publishDemo } from './publishDemo';
import type { DemoSerie } from './sailing';

interface OfClub {
  clubId: number;
  /** Returns the next number of the club's counter. */
  nextVersion: () => number;
}

/** Saves the courses of the club and returns their ids by name. */
async function insertCourses(
  tx: Transaction<Database>,
  { clubId, nextVersion }: OfClub,
  stamps: { created_at: string; updated_at: string },
): Promise<Map<DemoCourseName, number>> {
  const ids = new Map<DemoCourseName, number>();
  for (const { name, description, lengthHundredths, marks } of DEMO_COURSES) {
    const row = {
      club_id: clubId,
      name,
      description,
      length_nm_hundredths: lengthHundredths,
      marks: JSON.stringify(marks),
      map_hash: null,
    };
    const { id } = await tx
      .insertInto('courses')
      .values({ ...row, version: nextVersion(), ...stamps })
      .returning('id')
      .executeTakeFirstOrThrow();
    ids.set(name, id);
  }
  return ids;
}

export interface SeedDemoDeps {
  db: Kysely<Database>;
  engine: Engine;
  dataDir: string;
  now: () => Date;
  passwords: Pick<Passwords, 'hash'>;
}

export interface Demo {
  /** True when this call created the club. */
  isNew: boolean;
  /** The accounts; empty when the passwords have not been stored. */
  accounts: DemoAccount[];
}

/** The number of sailors with accounts. The last one waits for the club to confirm the membership. */
const SAILOR_ACCOUNTS = 5;

type Tx = Transaction<Database>;

interface Hashed extends DemoAccount {
  passwordHash: string;
}

interface Stamps {
  created_at: string;
  updated_at: string;
}

const folded = (name: string): string => matchKey(name).normalize('NFD').replace(/\p{M}/gu, '');

const addressOf = ({ firstName, lastName }: DemoBoat): string => `${folded(firstName)}.${folded(lastName)}@exempel.se`;

/** The club's account first, then the sailors of the first boats of the fleet. */
async function hashedAccounts({ passwords }: SeedDemoDeps, { fleet }: DemoClub): Promise<Hashed[]> {
  const people = fleet
    .slice(0, SAILOR_ACCOUNTS)
    .map((boat) => ({ name: `${boat.firstName} ${boat.lastName}`, email: addressOf(boat) }));
  const accounts = [{ name: DEMO_CLUB.name, email: DEMO_CLUB.email }, ...people];
  return Promise.all(
    accounts.map(async (account) => {
      const password = newPassword();
      return { ...account, password, passwordHash: await passwords.hash(password) };
    }),
  );
}

async function insertClub(tx: Tx, counter: number, stamps: Stamps): Promise<number> {
  const club = {
    slug: DEMO_CLUB.slug,
    name: DEMO_CLUB.name,
    short_name: 'ESS',
    email: DEMO_CLUB.email,
    city: 'Exempelviken',
    counter,
  };
  const description = 'En påhittad klubb att prova med. Båtar, människor och SRS-tal finns inte på riktigt.';
  const { id } = await tx
    .insertInto('clubs')
    .values({ ...club, description, default_start_time: '18:30:00', ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

async function insertUser(
  tx: Tx,
  { email, passwordHash }: Hashed,
  columns: { club_id: number | null } & Stamps,
): Promise<number> {
  const { id } = await tx
    .insertInto('users')
    .values({ email, password_hash: passwordHash, ...columns })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Owner extends Stamps {
  userId: number | null;
  clubId: number;
  /** They have asked to become a member; else boats without another club are of members. */
  asks: boolean;
}

const membershipIn = (clubId: number, { clubName }: DemoBoat, asks: boolean) =>
  clubName === '' || asks
    ? ({ club_id: clubId, membership: asks ? 'asked' : 'confirmed' } as const)
    : { club_id: null, membership: null };

async function insertBoat(tx: Tx, boat: DemoBoat, { userId, clubId, asks, ...stamps }: Owner): Promise<BoatIds> {
  const names = { first_name: boat.firstName, last_name: boat.lastName };
  if (userId !== null) await tx.updateTable('users').set(names).where('id', '=', userId).execute();
  const sailor = await tx
    .insertInto('sailors')
    .values({ user_id: userId, ...membershipIn(clubId, boat, asks), ...names, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  const noNumbers = {
    srs_thousandths: null,
    srs_no_flying_thousandths: null,
    srs_shorthanded_thousandths: null,
    srs_shorthanded_no_flying_thousandths: null,
  };
  const saved = await tx
    .insertInto('boats')
    .values({
      owner_id: sailor.id,
      name: boat.name,
      sail_number: boat.sailNumber,
      boat_model_id: boat.model.id,
      ...noNumbers,
      ...stamps,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { boat: saved.id, sailor: sailor.id };
}

async function insertSerie(
  work: Omit<Inserting, 'serieId'>,
  { name, description, rules, sailings }: DemoSerie,
  stamps: Stamps,
): Promise<void> {
  const row = {
    club_id: work.clubId,
    name,
    description,
    rules: JSON.stringify(rules),
    version: work.nextVersion(),
    ...stamps,
  };
  const { id: serieId } = await work.tx.insertInto('series').values(row).returning('id').executeTakeFirstOrThrow();
  for (const sailing of sailings) await insertSailing({ ...work, serieId }, sailing);
}

/** Series, sailings, groups, classes and entries take one number each, as if written one by one. */
async function insertDemo(tx: Tx, { fleet, series, alone }: DemoClub, accounts: Hashed[], now: number): Promise<void> {
  const at = new Date(now).toISOString();
  const stamps = { created_at: at, updated_at: at };
  const clubId = await insertClub(tx, 0, stamps);
  const [clubAccount, ...sailorAccounts] = accounts;
  const official = clubAccount ? await insertUser(tx, clubAccount, { club_id: clubId, ...stamps }) : null;

  const boats = new Map<DemoBoat, BoatIds>();
  for (const [index, boat] of fleet.entries()) {
    const account = sailorAccounts[index];
    const userId = account ? await insertUser(tx, account, { club_id: null, ...stamps }) : null;
    const asks = index === SAILOR_ACCOUNTS - 1;
    boats.set(boat, await insertBoat(tx, boat, { userId, clubId, asks, ...stamps }));
  }

  let version = 0;
  const nextVersion = () => (version += 1);
  const courses = await insertCourses(tx, { clubId, nextVersion }, stamps);
  const work = { tx, clubId, boats, courses, official, nextVersion, now };
  for (const serie of series) await insertSerie(work, serie, stamps);
  for (const sailing of alone) await insertSailing({ ...work, serieId: null }, sailing);
  await tx.updateTable('clubs').set({ counter: version, publish_after: version }).where('id', '=', clubId).execute();
  await publishDemo(tx, clubId);
}

const isMade = async (db: Kysely<Database>): Promise<boolean> =>
  (await db.selectFrom('clubs').select('id').where('slug', '=', DEMO_CLUB.slug).executeTakeFirst()) !== undefined;

const allModels = (db: Kysely<Database>): Promise<BoatModelRecord[]> =>
  db.selectFrom('boat_models').selectAll().orderBy('id').execute();

/**
 * Creates the demo club unless it exists, with days around now and new passwords; all else is always the same. No push
 * messages are sent, since a new club has no readers.
 */
export async function seedDemo(deps: SeedDemoDeps): Promise<Demo> {
  const { db, engine, dataDir } = deps;
  const kept = async (): Promise<Demo> => ({ isNew: false, accounts: await readAccounts({ db, engine, dataDir }) });
  if (await isMade(db)) return kept();

  await seedBoatModels(db);
  const now = deps.now().getTime();
  const demo = demoClub(await allModels(db), now);
  const hashed = await hashedAccounts(deps, demo);
  const accounts = hashed.map(({ name, email, password }): DemoAccount => ({ name, email, password }));
  try {
    await db.transaction().execute(async (tx) => {
      await insertDemo(tx, demo, hashed, now);
      const store: AccountStore = { db: tx, engine, dataDir };
      await saveAccounts(store, accounts);
    });
  } catch (error) {
    // Another node created it at the same moment.
    if (constraintOf(error)?.kind === 'unique' && (await isMade(db))) return kept();
    throw error;
  }
  return { isNew: true, accounts };
}

/** Creates the demo club where there is no club at all; null where other data exists. */
export async function seedDemoOnFirstRun(deps: SeedDemoDeps): Promise<Demo | null> {
  const club = await deps.db.selectFrom('clubs').select('id').limit(1).executeTakeFirst();
  return club ? null : seedDemo(deps);
}
