import type { FastifyRequest } from 'fastify';
import type { User } from '../../../shared/contract/auth';
import { deleteAccountSchema, setPasswordSchema } from '../../../shared/schemas/account';
import type { UserRecord } from '../../db/schema';
import type { Work } from '../../db/unitOfWork';
import type { RateLimits } from '../../http/request';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import type { KnownBrowsers } from '../../resources/auth/knownBrowsers';
import { endSessionsOf } from '../../resources/auth/sessions';
import { passwordMark } from '../../resources/auth/tokens';
import { passwordProblems, userTexts } from '../../resources/users/passwordRules';
import {
  deleteUser,
  replacePasswordHash,
  updatePasswordHash,
  userById,
  type Db,
} from '../../resources/users/repository';
import type { Passwords } from '../../resources/users/passwords';
import { republishEntriesOf } from '../competitors/republishEntries';

export interface PasswordDeps {
  db: Db;
  passwords: Passwords;
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
}

/** A user who claims the account, the network address of the call, and its cookies. */
export interface Claimant extends Pick<FastifyRequest, 'cookies'> {
  user: User;
  address: string;
}

/** Throws 400 unless it is the user's password; a wrong one counts as a failed login. */
async function assertPassword(
  { db, passwords, rateLimits, knownBrowsers }: PasswordDeps,
  { user: { id, email }, address, cookies }: Claimant,
  typed: string,
): Promise<void> {
  const passwordHash = (await userById(db, id))?.password_hash ?? null;
  const browser = knownBrowsers.idOf({ cookies }, { email, mark: passwordMark(passwordHash) });
  const takeBackCount = await rateLimits.login({ address, email, browser });
  const isRight = await passwords.isRight(typed, passwordHash).catch(async (error: unknown) => {
    await takeBackCount();
    throw error;
  });
  if (!isRight) throw invalid({ current_password: [userTexts.wrongPassword] });
  await takeBackCount();
}

/** Throws 400 unless the body holds the user's password. */
export async function confirmPassword(deps: PasswordDeps, claimant: Claimant, body: unknown): Promise<void> {
  await assertPassword(deps, claimant, parse(deleteAccountSchema, body).current_password);
}

interface NewPassword {
  new_password: string;
  re_new_password?: string | null | undefined;
}

/**
 * Throws 400 unless the password is strong enough for the account of the address, and the same both times where it is
 * sent twice.
 */
export function assertStrong({ new_password, re_new_password }: NewPassword, email: string): void {
  const problems = passwordProblems(new_password, email);
  if (problems.length > 0) throw invalid({ new_password: problems });
  if (typeof re_new_password === 'string' && re_new_password !== new_password) throw refused(userTexts.passwordsDiffer);
}

/**
 * The hash of the new password that the body asks for. Throws 400 unless it holds the present one as well, and the new
 * one is strong enough.
 */
export async function hashOfNewPassword(deps: PasswordDeps, claimant: Claimant, body: unknown): Promise<string> {
  const { current_password, ...chosen } = parse(setPasswordSchema, body);
  await assertPassword(deps, claimant, current_password);
  assertStrong(chosen, claimant.user.email);
  return deps.passwords.hash(chosen.new_password);
}

/** Cookie sessions end, and refresh tokens that were given for the old password stop working (D7). */
export async function savePassword(work: Work, { id }: Pick<User, 'id'>, passwordHash: string): Promise<void> {
  await updatePasswordHash(work.tx, id, passwordHash, work.now);
  await endSessionsOf(work, id);
}

/** `savePassword`, unless the password has been changed since `account` was read: then false. */
export async function replacePassword(
  work: Work,
  account: Pick<UserRecord, 'id' | 'password_hash'>,
  passwordHash: string,
): Promise<boolean> {
  if (!(await replacePasswordHash(work.tx, account, { passwordHash, now: work.now }))) return false;
  await endSessionsOf(work, account.id);
  return true;
}

/** Deletes the account; the sailor stays in the results that they have sailed. */
export async function removeAccount(work: Work, { id, sailor }: User): Promise<void> {
  await deleteUser(work.tx, id);
  if (sailor) await republishEntriesOf(work, sailor.id);
}
