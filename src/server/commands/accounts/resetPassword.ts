import { resetPasswordConfirmSchema, resetPasswordSchema } from '../../../shared/schemas/account';
import type { UserRecord } from '../../db/schema';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { putInOutbox } from '../../mail/repository';
import type { Passwords } from '../../resources/users/passwords';
import { credentialsById, foldEmail } from '../../resources/users/users';
import { assertStrong, replacePassword } from './ownAccount';
import { idOfUid, type ResetTokens } from './resetTokens';

/** What is wrong with a link to choose a password. */
const resetTexts = {
  invalidUid: 'Ogiltigt användar-id eller så finns inte användaren.',
  invalidToken: 'Ogiltig token för den angivna användaren.',
} as const;

export interface ResetDeps extends UnitOfWorkDeps {
  passwords: Passwords;
  resetTokens: ResetTokens;
}

/** The address that a body of reset_password/ names, as accounts have it. */
export const addressIn = (body: unknown): string => foldEmail(parse(resetPasswordSchema, body).email);

/**
 * POST reset_password/: a mail to the account of the address. Whether there is one is found out when the mail is sent,
 * so the call does the same for every address, and takes as long.
 */
export const requestReset = (work: Work, email: string): Promise<void> =>
  putInOutbox(work, { kind: 'password_reset', email });

const invalidToken = () => invalid({ token: [resetTexts.invalidToken] });

async function accountOf({ db }: ResetDeps, uid: string): Promise<UserRecord> {
  const id = idOfUid(uid);
  const user = id === null ? undefined : await credentialsById(db, id);
  if (!user) throw invalid({ uid: [resetTexts.invalidUid] });
  return user;
}

/**
 * POST reset_password_confirm/: gives the account of a link the password of the body, and ends what was logged in with
 * the old one. Throws 400 in this order: fields, strength, uid, token; only with a good token does one learn that the
 * password is too like the address. A token outlives every refusal, and works once, also when used twice at the same
 * moment.
 */
export async function confirmReset(deps: ResetDeps, body: unknown): Promise<{ userId: number }> {
  const { uid, token, ...chosen } = parse(resetPasswordConfirmSchema, body);
  assertStrong(chosen, '');
  const user = await accountOf(deps, uid);
  if (user.is_active !== 1 || !deps.resetTokens.isGood(user, token)) throw invalidToken();
  assertStrong(chosen, user.email);

  // Before the transaction, which nobody else should wait for that long.
  const passwordHash = await deps.passwords.hash(chosen.new_password);
  const isReplaced = await unitOfWork(deps, (work) => replacePassword(work, user, passwordHash));
  if (!isReplaced) throw invalidToken();
  return { userId: user.id };
}
