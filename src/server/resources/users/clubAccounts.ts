import type { FieldErrors } from '../../../shared/contract/common';
import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { passwordProblems } from './passwordRules';
import { insertOwner } from './repositoryRoles';
import { insertUser, userByEmail, type Db } from './repository';
import { foldEmail } from './users';

export interface Credentials {
  email: string;
  password: string;
}

/** What keeps an account from being made with these; {} when nothing does. */
export async function credentialProblems(db: Db, { email, password }: Credentials): Promise<FieldErrors> {
  const problems = passwordProblems(password, email);
  return {
    ...((await userByEmail(db, foldEmail(email))) ? { email: [validationTexts.emailTaken] } : {}),
    ...(problems.length > 0 ? { password: problems } : {}),
  };
}

/** Makes the account that runs a club. Nobody gets one by registering. */
export async function addClubAccount(
  { tx, now }: Work,
  { email, passwordHash, clubId }: { email: string; passwordHash: string; clubId: number },
): Promise<number> {
  const address = foldEmail(email);
  const id = await insertUser(tx, {
    email: address,
    password_hash: passwordHash,
    club_id: clubId,
    created_at: now,
    updated_at: now,
  });
  await insertOwner(tx, { club_id: clubId, user_id: id, email: address, now });
  return id;
}
