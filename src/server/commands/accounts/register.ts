import type { RegisteredUser } from '../../../shared/contract/auth';
import type { FieldErrors } from '../../../shared/contract/common';
import { registrationSchema } from '../../../shared/schemas/account';
import { validationTexts } from '../../../shared/texts/validation';
import { constraintOf } from '../../db/constraint';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { passwordProblems } from '../../resources/users/passwordRules';
import type { Passwords } from '../../resources/users/passwords';
import { clubExists, insertSailor, insertUser, userByEmail } from '../../resources/users/repository';
import { foldEmail } from '../../resources/users/users';
import { noteMembership } from './membership';

const emailTaken = () => invalid({ email: [validationTexts.emailTaken] });

/**
 * POST /auth/users/: makes an account and its sailor. Naming a club asks it to confirm the membership and gives
 * nothing: nobody becomes a member of a club, or takes it over, by registering. Throws 400 per field; the strength of
 * the password is judged when all else is right.
 */
export async function register(
  deps: UnitOfWorkDeps & { passwords: Passwords },
  body: unknown,
): Promise<RegisteredUser> {
  const { email: typedEmail, password, club = null } = parse(registrationSchema, body);
  const email = foldEmail(typedEmail);

  const errors: FieldErrors = {};
  if (await userByEmail(deps.db, email)) errors.email = [validationTexts.emailTaken];
  if (club !== null && !(await clubExists(deps.db, club))) errors.club = [validationTexts.noSuchObject(club)];
  if (Object.keys(errors).length > 0) throw invalid(errors);

  const problems = passwordProblems(password, email);
  if (problems.length > 0) throw invalid({ password: problems });

  // Before the transaction, which nobody else should wait for that long.
  const passwordHash = await deps.passwords.hash(password);
  try {
    const id = await unitOfWork(deps, (work) => insertAccount(work, { email, passwordHash, club }));
    return { id, email, club };
  } catch (error) {
    // Somebody registered the same address in between.
    if (constraintOf(error)?.columns.includes('email')) throw emailTaken();
    throw error;
  }
}

interface NewAccount {
  email: string;
  passwordHash: string;
  club: number | null;
}

async function insertAccount(work: Work, { email, passwordHash, club }: NewAccount): Promise<number> {
  const stamps = { created_at: work.now, updated_at: work.now };
  const id = await insertUser(work.tx, { email, password_hash: passwordHash, club_id: null, ...stamps });
  const membership = club === null ? null : 'asked';
  await insertSailor(work.tx, { user_id: id, club_id: club, membership, ...stamps });
  await noteMembership(work, [club]);
  return id;
}
