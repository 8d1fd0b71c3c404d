import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { Database } from '../../db/schema';
import { unauthorized } from '../../errors';
import { presentUser } from './present';
import { accountById, liveSessionExists } from './repository';
import { authTexts } from './texts';
import type { TokenProblem, Tokens } from './tokens';

const SCHEME = 'bearer';

const PROBLEM_TEXTS: Record<Exclude<TokenProblem, 'no_user'>, string> = {
  invalid: authTexts.tokenInvalid,
  expired: authTexts.tokenExpired,
  wrong_type: authTexts.tokenWrongType,
};

const badToken = (message: string) =>
  unauthorized({
    detail: authTexts.tokenNotValid,
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/** The token of "Bearer <token>"; undefined when the header is missing or of another scheme. Throws 401 for a header of the wrong form. */
function tokenOf(authorization: string | undefined): string | undefined {
  const [scheme = '', token, ...rest] = (authorization ?? '').split(/\s+/).filter(Boolean);
  if (scheme.toLowerCase() !== SCHEME) return undefined;
  if (token === undefined || rest.length > 0) {
    throw unauthorized({ detail: authTexts.headerForm, code: 'bad_authorization_header' });
  }
  return token;
}

/**
 * Finds the user behind an Authorization header (contract 2.5). The rights are read anew at every call, so what was taken
 * from a user is gone at once; so is a token whose cookie session has ended.
 */
export const identifyWith =
  ({ db, tokens }: { db: Kysely<Database>; tokens: Tokens }) =>
  async (authorization: string | undefined): Promise<User | null> => {
    const token = tokenOf(authorization);
    if (token === undefined) return null;

    const claims = tokens.read(token, 'access');
    if (claims === 'no_user') throw unauthorized({ detail: authTexts.noUserClaim, code: 'token_not_valid' });
    if (typeof claims === 'string') throw badToken(PROBLEM_TEXTS[claims]);

    const account = await accountById(db, claims.userId);
    if (!account) throw unauthorized({ detail: authTexts.userNotFound, code: 'user_not_found' });
    if (account.is_active === 0) throw unauthorized({ detail: authTexts.userInactive, code: 'user_inactive' });
    if (claims.sessionId !== null && !(await liveSessionExists(db, claims.sessionId))) throw badToken(authTexts.tokenBlacklisted);
    return presentUser(account);
  };
