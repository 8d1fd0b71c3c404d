import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Kysely } from 'kysely';
import { RESET_LINK_DAYS, MAX_ID } from '../../../shared/limits';
import type { UserRecord, Database } from '../../db/schema';
import type { ResetLinkFor } from '../../mail/compose';
import { credentialsById, credentialsOf } from '../../resources/users/users';

const LIFE_S = RESET_LINK_DAYS * 24 * 60 * 60;
const MAC_LENGTH = 32;
const FORM = /^([\da-z]{1,8})-([\da-f]{32})$/;
const TIME_RADIX = 36;

/** What a token is bound to: it dies when one of these changes, as with a new password or a login. */
export type ResetAccount = Pick<UserRecord, 'id' | 'email' | 'password_hash' | 'last_login_at'>;

export interface ResetTokens {
  issue(account: ResetAccount): string;
  isGood(account: ResetAccount, token: string): boolean;
}

/** The user's part of a link: base64url of their id, without padding. */
const uidOf = (id: number): string => Buffer.from(String(id)).toString('base64url');

/** The id in the user's part of a link; null for what can be no id. */
export function idOfUid(uid: string): number | null {
  const digits = Buffer.from(uid, 'base64url').toString('latin1');
  const id = /^[1-9]\d{0,9}$/.test(digits) ? Number(digits) : Number.NaN;
  return id <= MAX_ID && uidOf(id) === uid ? id : null;
}

/** Tokens of the form `<time>-<32 hex digits>`: signed, not stored, good for three days and for one new password. */
export function createResetTokens({ secret, now }: { secret: string; now: () => Date }): ResetTokens {
  const key = createHmac('sha256', secret).update('password reset').digest();
  const nowS = () => Math.floor(now().getTime() / 1000);

  const macOf = ({ id, email, password_hash, last_login_at }: ResetAccount, time: string): string =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, email, password_hash, last_login_at, time]))
      .digest('hex')
      .slice(0, MAC_LENGTH);

  return {
    issue: (account) => {
      const time = nowS().toString(TIME_RADIX);
      return `${time}-${macOf(account, time)}`;
    },
    isGood: (account, token) => {
      const [, time = '', mac = ''] = FORM.exec(token) ?? [];
      const ageS = nowS() - Number.parseInt(time, TIME_RADIX);
      if (mac === '' || !(ageS >= 0 && ageS < LIFE_S)) return false;
      return timingSafeEqual(Buffer.from(mac), Buffer.from(macOf(account, time)));
    },
  };
}

/** Links for accounts that may log in, those included that have no password yet. */
export const resetLinksWith =
  ({ db, resetTokens }: { db: Kysely<Database>; resetTokens: ResetTokens }): ResetLinkFor =>
  async (account) => {
    const user = await ('email' in account ? credentialsOf(db, account.email) : credentialsById(db, account.id));
    if (user?.is_active !== 1) return null;
    return { email: user.email, path: `/reset-confirm/${uidOf(user.id)}/${resetTokens.issue(user)}` };
  };

/** What the token of an invitation is bound to. */
export interface InvitedRole {
  id: number;
  email: string;
  invited_at: string;
}

/** The last part of the address in the mail of an invitation. */
export type RoleTokenOf = (role: InvitedRole) => string;

/** Made again when the mail is sent: neither the invitation nor the outbox holds it. */
export function createRoleTokens({ secret }: { secret: string }): RoleTokenOf {
  const key = createHmac('sha256', secret).update('club role').digest();
  return ({ id, email, invited_at }) =>
    createHmac('sha256', key)
      .update(JSON.stringify([id, email, invited_at]))
      .digest('hex')
      .slice(0, MAC_LENGTH);
}
