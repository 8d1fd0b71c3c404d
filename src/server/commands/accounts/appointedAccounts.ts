import { loginSchema } from '../../../shared/schemas/account';
import { bit } from '../../db/changes';
import type { UserRecord } from '../../db/schema';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { endSessionsOf } from '../../resources/auth/sessions';
import { insertUser, updateActive, updatePasswordHash, userByEmail } from '../../resources/users/repository';
import { insertOwner } from '../../resources/users/repositoryRoles';
import { foldEmail } from '../../resources/users/users';
import { credentialProblems } from '../../resources/users/clubAccounts';
import type { Passwords } from '../../resources/users/passwords';

/** What nobody gets by registering: only the operator of the server gives it. */
export interface Appointment {
  /** The club that the account runs. */
  clubId: number | null;
  /** It runs the platform. */
  isStaff: boolean;
}

/** Makes an account with more rights than a sailor's, and without a sailor. Throws 400 per field. */
export async function createAppointed(
  deps: UnitOfWorkDeps & { passwords: Passwords },
  body: unknown,
  { clubId, isStaff }: Appointment,
): Promise<{ id: number; email: string }> {
  const { email: typedEmail, password } = parse(loginSchema, body);
  const problems = await credentialProblems(deps.db, { email: typedEmail, password });
  if (Object.keys(problems).length > 0) throw invalid(problems);

  // Before the transaction, which nobody else should wait for that long.
  const passwordHash = await deps.passwords.hash(password);
  const email = foldEmail(typedEmail);
  return unitOfWork(deps, async ({ tx, now }) => {
    const stamps = { created_at: now, updated_at: now };
    const id = await insertUser(tx, {
      email,
      password_hash: passwordHash,
      club_id: clubId,
      is_staff: bit(isStaff),
      ...stamps,
    });
    if (clubId !== null) await insertOwner(tx, { club_id: clubId, user_id: id, email, now });
    return { id, email };
  });
}

const accountNamed = ({ tx }: Work, email: string): Promise<UserRecord | undefined> =>
  userByEmail(tx, foldEmail(email.trim()));

/**
 * Closes or opens an account. Closed, its sessions end and its tokens are refused from the commit on; its sockets are
 * closed at the next check, within 5 s. Resolves with its address, or null when there is none.
 */
export async function setActive(work: Work, email: string, isActive: boolean): Promise<string | null> {
  const account = await accountNamed(work, email);
  if (!account) return null;
  await updateActive(work.tx, account.id, { is_active: isActive ? 1 : 0, updated_at: work.now });
  if (!isActive) await endSessionsOf(work, account.id);
  return account.email;
}

/**
 * Takes the password away, which ends cookie sessions and refresh tokens: only a link gives a new one. Resolves with
 * the address, or null when there is no open account of it.
 */
export async function resetPassword(work: Work, email: string): Promise<string | null> {
  const account = await accountNamed(work, email);
  if (account?.is_active !== 1) return null;
  await updatePasswordHash(work.tx, account.id, null, work.now);
  await endSessionsOf(work, account.id);
  return account.email;
}
