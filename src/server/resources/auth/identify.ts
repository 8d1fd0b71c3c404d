import type { Kysely } from 'kysely';
import { ACCESS_KEY_PREFIX } from '../../../shared/contract/accessKeys';
import type { Database } from '../../db/schema';
import { unauthorized, type HttpError } from '../../errors';
import type { Caller } from '../../http/request';
import { findAccount } from '../users/users';
import { callerByKey } from './accessKeys';
import { recorderOf } from './evening';
import { isLive } from './repository';
import { passwordMark, type Claims, type Tokens, type TokenProblem } from './tokens';

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
  keyNotValid: 'Åtkomstnyckeln gäller inte.',
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

async function openRecorder(db: Kysely<Database>, claims: Claims, now: Date): Promise<Caller> {
  const recorder = await recorderOf(db, claims, now);
  if (!recorder) throw badToken(authTexts.tokenBlacklisted);
  return recorder;
}

async function programOf(db: Kysely<Database>, key: string, now: Date): Promise<Caller> {
  const program = await callerByKey(db, key, now);
  if (!program) throw unauthorized({ detail: authTexts.keyNotValid, code: 'key_not_valid' });
  return program;
}

/**
 * Finds the user behind an Authorization header, or the program that comes by an access key. Rights are read again at
 * every call, so one that is taken from a user is gone at once; so is a key that has ended, a token whose cookie session
 * has, and one that was given for an earlier password.
 */
export const identifyWith =
  ({ db, tokens, now }: { db: Kysely<Database>; tokens: Tokens; now: () => Date }) =>
  async (authorization: string | undefined): Promise<Caller | null> => {
    const token = tokenOf(authorization);
    if (token === undefined) return null;

    if (token.startsWith(ACCESS_KEY_PREFIX)) return programOf(db, token, now());
    const claims = tokens.read(token, 'access');
    if (claims === 'no_user') throw tokenNotValid(claims);
    if (typeof claims === 'string') throw badToken(TOKEN_PROBLEM_TEXTS[claims]);

    if (claims.link !== null) return openRecorder(db, claims, now());
    const account = await findAccount(db, claims.userId);
    if (!account) throw unauthorized({ detail: authTexts.userNotFound, code: 'user_not_found' });
    if (!account.isActive) throw unauthorized({ detail: authTexts.userInactive, code: 'user_inactive' });
    if (claims.sessionId !== null && !(await isLive(db, claims.sessionId))) throw badToken(authTexts.tokenBlacklisted);
    if (claims.mark !== null && claims.mark !== passwordMark(account.passwordHash)) throw passwordChanged();
    return account.user;
  };
