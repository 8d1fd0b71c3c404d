import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { Database } from '../../db/schema';
import { unauthorized, type HttpError } from '../../errors';
import { findAccount } from '../users/users';
import { recorderOf } from './evening';
import { isLive } from './repository';
import { passwordMark, type Tokens, type TokenProblem } from './tokens';

/** What the auth calls say. */
const authTexts = {
  noActiveAccount: 'Inget aktivt konto hittades med de angivna användaruppgifterna',
  noActiveAccountForToken: 'Inget aktivt konto hittades för angiven token.',
  tokenNotValid: 'Givet token är inte giltigt för någon tokentyp',
  tokenInvalid: 'Token är ogiltig',
  tokenExpired: 'Token har löpt ut',
  tokenNoId: 'Token har inget id',
  tokenNoType: 'Token har ingen typ',
  tokenWrongType: 'Token har fel typ',
  tokenBlacklisted: 'Token är svartlistad',
  headerForm: 'Auktoriseringshuvudet måste innehålla två mellanslagsavgränsade värden',
  noUserClaim: 'Token innehöll ingen identifiering av användaren',
  userNotFound: 'Användaren hittades inte',
  userInactive: 'Användaren är inaktiv',
  passwordChanged: 'Användarens lösenord har ändrats.',
} as const;

const TOKEN_PROBLEM_TEXTS: Record<TokenProblem, string> = {
  invalid: authTexts.tokenInvalid,
  expired: authTexts.tokenExpired,
  no_id: authTexts.tokenNoId,
  no_type: authTexts.tokenNoType,
  wrong_type: authTexts.tokenWrongType,
  no_user: authTexts.noUserClaim,
};

/** 401 for a token that is not good, or that has come to its end. */
export const tokenNotValid = (problem: TokenProblem): HttpError =>
  unauthorized({ detail: TOKEN_PROBLEM_TEXTS[problem], code: 'token_not_valid' });

export const sessionEnded = (): HttpError =>
  unauthorized({ detail: authTexts.tokenBlacklisted, code: 'token_not_valid' });

/** The account behind a refresh token is deleted or inactive. */
export const noActiveAccount = (): HttpError =>
  unauthorized({ detail: authTexts.noActiveAccountForToken, code: 'no_active_account' });

export const passwordChanged = (): HttpError =>
  unauthorized({ detail: authTexts.passwordChanged, code: 'password_changed' });

/** The same for a wrong password, an unknown address and an inactive account; the form shows non_field_errors (D12). */
export const wrongCredentials = (): HttpError =>
  unauthorized({ detail: authTexts.noActiveAccount, non_field_errors: [authTexts.noActiveAccount] });

const SCHEME = 'bearer';

const badToken = (message: string) =>
  unauthorized({
    detail: authTexts.tokenNotValid,
    code: 'token_not_valid',
    messages: [{ token_class: 'AccessToken', token_type: 'access', message }],
  });

/**
 * The token of "Bearer <token>"; undefined when the header is missing or of another scheme. Throws 401 for a header of
 * the wrong form.
 */
function tokenOf(authorization: string | undefined): string | undefined {
  const [scheme = '', token, ...rest] = (authorization ?? '').split(/\s+/).filter(Boolean);
  if (scheme.toLowerCase() !== SCHEME) return undefined;
  if (token === undefined || rest.length > 0) {
    throw unauthorized({ detail: authTexts.headerForm, code: 'bad_authorization_header' });
  }
  return token;
}

/**
 * Finds the user behind an Authorization header. Rights are read again at every call, so one that is taken from a user
 * is gone at once; so is a token whose cookie session has ended, and one that was given for an earlier password.
 */
export const identifyWith =
  ({ db, tokens, now }: { db: Kysely<Database>; tokens: Tokens; now: () => Date }) =>
  async (authorization: string | undefined): Promise<User | null> => {
    const token = tokenOf(authorization);
    if (token === undefined) return null;

    const claims = tokens.read(token, 'access');
    if (claims === 'no_user') throw tokenNotValid(claims);
    if (typeof claims === 'string') throw badToken(TOKEN_PROBLEM_TEXTS[claims]);

    if (claims.link !== null) {
      const recorder = await recorderOf(db, claims, now());
      if (!recorder) throw badToken(authTexts.tokenBlacklisted);
      return recorder;
    }
    const account = await findAccount(db, claims.userId);
    if (!account) throw unauthorized({ detail: authTexts.userNotFound, code: 'user_not_found' });
    if (!account.isActive) throw unauthorized({ detail: authTexts.userInactive, code: 'user_inactive' });
    if (claims.sessionId !== null && !(await isLive(db, claims.sessionId))) throw badToken(authTexts.tokenBlacklisted);
    if (claims.mark !== null && claims.mark !== passwordMark(account.passwordHash)) throw passwordChanged();
    return account.user;
  };
