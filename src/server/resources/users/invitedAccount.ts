import { validationTexts } from '../../../shared/texts/validation';
import type { Work } from '../../db/unitOfWork';
import { invalid } from '../../errors';
import { insertSailor, insertUser, linkSailor, userByEmail } from './repository';
import { foldEmail } from './users';

export interface Invited {
  /** The club that writes the address. */
  clubId: number;
  email: string;
  first_name: string;
  last_name: string;
}

/** Whose profile the account is for: an existing sailor, or a new member of this club. */
export type Profile = { sailorId: number } | { clubId: number | null };

/**
 * Makes an account without a password for somebody, and its sailor. Throws 400 when the address has one; nothing is
 * said of that.
 */
export async function addInvitedAccount(
  { tx, now }: Work,
  { clubId, email: typedEmail, ...names }: Invited,
  profile: Profile,
): Promise<{ userId: number; sailorId: number }> {
  const email = foldEmail(typedEmail);
  if (await userByEmail(tx, email)) throw invalid({ email: [validationTexts.emailTaken] });

  const stamps = { created_at: now, updated_at: now };
  const userId = await insertUser(tx, { email, password_hash: null, invited_by_club_id: clubId, ...names, ...stamps });
  if ('sailorId' in profile) {
    await linkSailor(tx, { id: profile.sailorId, userId, now });
    return { userId, sailorId: profile.sailorId };
  }
  const club_id = profile.clubId;
  const membership = club_id === null ? null : 'confirmed';
  const sailorId = await insertSailor(tx, { user_id: userId, club_id, membership, ...names, ...stamps });
  return { userId, sailorId };
}
