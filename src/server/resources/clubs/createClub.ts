import type { ClubRef } from '../../../shared/contract/clubs';
import type { FieldErrors } from '../../../shared/contract/common';
import { newClubSchema } from '../../../shared/schemas/club';
import { validationTexts } from '../../../shared/texts/validation';
import { unitOfWork, type UnitOfWorkDeps } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { parse } from '../../http/parse';
import { addClubAccount, credentialProblems } from '../users/clubAccounts';
import type { Passwords } from '../users/passwords';
import { clubBySlug, insertClub } from './repository';

export interface NewClub {
  club: ClubRef;
  account: { id: number; email: string };
}

/** Makes a club and the account that runs it: both or none. Throws 400 per field. */
export async function createClubWithAccount(
  deps: UnitOfWorkDeps & { passwords: Passwords },
  body: unknown,
): Promise<NewClub> {
  const { name, slug, email, password } = parse(newClubSchema, body);
  const errors: FieldErrors = await credentialProblems(deps.db, { email, password });
  if (await clubBySlug(deps.db, slug)) errors['slug'] = [validationTexts.notUnique];
  if (Object.keys(errors).length > 0) throw invalid(errors);

  // Before the transaction, which nobody else should wait for that long.
  const passwordHash = await deps.passwords.hash(password);
  return unitOfWork(deps, async (work) => {
    const stamps = { created_at: work.now, updated_at: work.now };
    const clubId = await insertClub(work.tx, { name, slug, default_start_time: null, ...stamps });
    const id = await addClubAccount(work, { email, passwordHash, clubId });
    return { club: { id: clubId, slug, name }, account: { id, email: email.toLowerCase() } };
  });
}
