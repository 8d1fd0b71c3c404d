import { hash } from '@node-rs/argon2';
import { authPaths, type TokenPair } from '../shared/contract/auth';
import type { ClubRole, Membership } from '../shared/contract/clubs';
import { insertOwner, insertRole } from '../server/resources/users/repositoryRoles';
import type { ClubRecord, UserRecord } from '../server/db/schema';
import { TEST_PASSWORD_COST, type TestApp } from './testApp';

/** Of every account that the builders make. */
export const TEST_PASSWORD = 'Kryssa-mot-vinden';

const BORN = '2026-01-01T00:00:00.000Z';
const stamps = { created_at: BORN, updated_at: BORN };

let passwordHash: Promise<string> | undefined;
const hashOnce = () => (passwordHash ??= hash(TEST_PASSWORD, TEST_PASSWORD_COST));

// Numbers of equal width, which sort as they were made: the test files of a worker share them.
let made = 105_000;
/** Tells the rows of one kind apart. */
const next = () => (made += 1);

/** A club in the database, empty. */
export async function aClub(
  { db }: Pick<TestApp, 'db'>,
  values: Partial<Omit<ClubRecord, 'id'>> = {},
): Promise<ClubRecord> {
  const number = next();
  return db
    .insertInto('clubs')
    .values({
      slug: `klubb-${number}`,
      name: `Segelsällskap ${number}`,
      default_start_time: null,
      ...stamps,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** A user without club and sailor. */
export async function aUser(
  { db }: Pick<TestApp, 'db'>,
  values: Partial<Omit<UserRecord, 'id'>> = {},
): Promise<UserRecord> {
  return db
    .insertInto('users')
    .values({
      email: `person-${next()}@example.se`,
      password_hash: await hashOnce(),
      club_id: null,
      ...stamps,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The account of a club, which owns it. */
export async function aClubAccount(
  test: Pick<TestApp, 'db'>,
  club: Pick<ClubRecord, 'id'>,
  names: Partial<Pick<UserRecord, 'first_name' | 'last_name'>> = {},
): Promise<UserRecord> {
  const user = await aUser(test, { club_id: club.id, ...names });
  await insertOwner(test.db, { club_id: club.id, user_id: user.id, email: user.email, now: BORN });
  return user;
}

/** Somebody with a login of their own who has a role in the club. */
export async function anOfficial(
  test: Pick<TestApp, 'db'>,
  club: Pick<ClubRecord, 'id'>,
  role: ClubRole = 'official',
): Promise<UserRecord> {
  const user = await aUser(test);
  const at = { invited_at: BORN, accepted_at: BORN, expires_at: null };
  await insertRole(test.db, { club_id: club.id, user_id: user.id, email: user.email, role, ...at });
  return user;
}

export interface NewSailorAccount {
  club?: Pick<ClubRecord, 'id'>;
  membership?: Membership;
  first_name?: string;
  last_name?: string;
}

/** Someone who has registered as a sailor, and the sailor's id; a confirmed member where a club is given. */
export async function aSailorAccount(
  test: Pick<TestApp, 'db'>,
  { club, membership = 'confirmed', ...names }: NewSailorAccount = {},
): Promise<UserRecord & { sailor_id: number }> {
  const user = await aUser(test, names);
  const { id } = await test.db
    .insertInto('sailors')
    .values({ user_id: user.id, club_id: club?.id ?? null, membership: club ? membership : null, ...names, ...stamps })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ...user, sailor_id: id };
}

/** Logs in for real, and gives the header that its calls carry. */
export async function loginAs(
  { app }: Pick<TestApp, 'app'>,
  { email }: Pick<UserRecord, 'email'>,
): Promise<{ authorization: string }> {
  const reply = await app.inject({ method: 'POST', url: authPaths.login, payload: { email, password: TEST_PASSWORD } });
  if (reply.statusCode !== 200) throw new Error(`Login answered ${reply.statusCode}: ${reply.body}`);
  return { authorization: `Bearer ${reply.json<TokenPair>().access}` };
}

/** Reads an address of the API as the user who has logged in. */
export type Reader = <T>(url: string) => Promise<T>;

/** Logs in by address and password, which may be missing so that a test sees the refusal. */
export async function aReader(
  { app }: Pick<TestApp, 'app'>,
  { email, password }: { email?: string; password?: string },
): Promise<Reader> {
  const reply = await app.inject({ method: 'POST', url: authPaths.login, payload: { email, password } });
  const headers = { authorization: `Bearer ${reply.json<TokenPair>().access}` };
  return async <T>(url: string) => (await app.inject({ url, headers })).json<T>();
}
