import type { Kysely } from 'kysely';
import type { Database } from '../../db/schema';
import type { ResetLinkFor } from '../../mail/compose';
import { credentialsById, credentialsOf } from '../../resources/users/users';
import { uidOf, type ResetTokens } from './resetTokens';

/** Links for accounts that may log in, those included that have no password yet. */
export const resetLinksWith =
  ({ db, resetTokens }: { db: Kysely<Database>; resetTokens: ResetTokens }): ResetLinkFor =>
  async (account) => {
    const user = await ('email' in account ? credentialsOf(db, account.email) : credentialsById(db, account.id));
    if (user?.is_active !== 1) return null;
    return { email: user.email, path: `/reset-confirm/${uidOf(user.id)}/${resetTokens.issue(user)}` };
  };
