import { object } from 'yup';
import type { User } from '../../../shared/contract/auth';
import { required } from '../../../shared/schemas/fields/field';
import { password } from '../../../shared/schemas/login';
import type { Work } from '../../db/unitOfWork';
import type { RateLimits } from '../../deps';
import { invalid, refused } from '../../errors';
import { parse } from '../../http/parse';
import { passwordProblems } from './passwordRules';
import { updatePasswordHash, userById, type Db } from './repository';
import type { Passwords } from './servicePasswords';
import { userTexts } from './texts';

export interface PasswordDeps {
  db: Db;
  passwords: Passwords;
  rateLimits: RateLimits;
}

/** Who says that the account is his, from which address of the net. */
export interface Claimant {
  user: User;
  address: string;
}

const confirmationSchema = object({ current_password: required(password()) });

const newPasswordSchema = confirmationSchema.shape({
  new_password: required(password()),
  re_new_password: password().nullable(),
});

/** Throws 400 unless it is the user's password; a wrong one counts as a failed login. */
async function assertPassword({ db, passwords, rateLimits }: PasswordDeps, { user, address }: Claimant, typed: string): Promise<void> {
  const takeBackCount = await rateLimits.login(address, user.email);
  const record = await userById(db, user.id);
  if (!(await passwords.isRight(typed, record?.password_hash ?? null))) throw invalid({ current_password: [userTexts.wrongPassword] });
  await takeBackCount();
}

/** Throws 400 unless the body holds the user's password. */
export async function confirmPassword(deps: PasswordDeps, claimant: Claimant, body: unknown): Promise<void> {
  await assertPassword(deps, claimant, parse(confirmationSchema, body).current_password);
}

/** The hash of the new password that the body asks for. Throws 400 unless it holds the present one as well, and the new one is strong enough. */
export async function hashOfNewPassword(deps: PasswordDeps, claimant: Claimant, body: unknown): Promise<string> {
  const { current_password, new_password, re_new_password } = parse(newPasswordSchema, body);
  await assertPassword(deps, claimant, current_password);
  const problems = passwordProblems(new_password, claimant.user.email);
  if (problems.length > 0) throw invalid({ new_password: problems });
  if (typeof re_new_password === 'string' && re_new_password !== new_password) throw refused(userTexts.passwordsDiffer);
  return deps.passwords.hash(new_password);
}

/** Refresh tokens that were given for the old password are good no more (D7). */
export const savePassword = ({ tx, now }: Work, user: Pick<User, 'id'>, passwordHash: string): Promise<void> =>
  updatePasswordHash(tx, user.id, passwordHash, now);
