import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import { object } from 'yup';
import type { TokenPair } from '../../../shared/contract/auth';
import { required } from '../../../shared/schemas/fields/field';
import { text } from '../../../shared/schemas/fields/text';
import { loginSchema } from '../../../shared/schemas/account';
import type { RouteDeps } from '../../deps';
import type { RateLimits } from '../../http/request';
import { parse } from '../../http/parse';
import type { Passwords } from '../users/passwords';
import { credentialsOf, findAccount, foldEmail, recordLogin } from '../users/users';
import { renewEvening } from './evening';
import { noActiveAccount, passwordChanged, tokenNotValid, wrongCredentials } from './identify';
import type { KnownAccount, KnownBrowsers } from './knownBrowsers';
import { passwordMark, type Claims, type Tokens } from './tokens';

const MAX_TOKEN_LENGTH = 4_096;
const tokenText = () => required(text({ max: MAX_TOKEN_LENGTH, kind: 'exact' }));
const refreshSchema = object({ refresh: tokenText() });
const verifySchema = object({ token: tokenText() });

export interface AuthDeps extends Pick<RouteDeps, 'db' | 'now'> {
  tokens: Tokens;
  passwords: Passwords;
  rateLimits: RateLimits;
  knownBrowsers: KnownBrowsers;
}

/** A user who has proved their identity, and what their refresh tokens are marked with. */
export interface LoggedIn {
  userId: number;
  mark: string;
}

/** Where a login comes from, and what is notified of its outcome. */
export interface LoginRequest extends Pick<FastifyRequest, 'cookies'> {
  ip: string;
  log: Pick<FastifyBaseLogger, 'info' | 'warn'>;
}

/**
 * Checks address and password. Throws 400 for the fields, 401 alike for whatever else is wrong, 429 after too many
 * wrong ones.
 */
export async function logIn(
  { db, now, passwords, rateLimits, knownBrowsers }: AuthDeps,
  body: unknown,
  { ip, log, cookies }: LoginRequest,
): Promise<LoggedIn & KnownAccount> {
  const { password, ...typed } = parse(loginSchema, body);
  const email = foldEmail(typed.email);
  const user = await credentialsOf(db, email);
  const passwordHash = user?.is_active === 1 ? user.password_hash : null;
  const mark = passwordMark(passwordHash);

  const browser = user ? knownBrowsers.idOf({ cookies }, { email: user.email, mark }) : null;
  const takeBackCount = await rateLimits.login({ address: ip, email, browser });
  const isRight = await passwords.isRight(password, passwordHash).catch(async (error: unknown) => {
    await takeBackCount();
    throw error;
  });
  if (!user || !isRight) {
    log.warn({ userId: user?.id, isActive: user && user.is_active === 1 }, 'login failed');
    throw wrongCredentials();
  }

  await takeBackCount();
  await recordLogin(db, user.id, now());
  log.info({ userId: user.id }, 'logged in');
  return { userId: user.id, email: user.email, mark };
}

/** The pair that clients without a cookie use. */
export const issuePair = ({ tokens }: Pick<AuthDeps, 'tokens'>, { userId, mark }: LoggedIn): TokenPair => ({
  refresh: tokens.refresh(userId, mark, null),
  access: tokens.access(userId, null, mark),
});

/** Throws 401 unless the account that the token was given for still is there, active, and has the same password. */
export async function assertStillGood({ db }: Pick<AuthDeps, 'db'>, { userId, mark }: Claims): Promise<void> {
  const account = await findAccount(db, userId);
  if (!account?.isActive) throw noActiveAccount();
  if (mark !== passwordMark(account.passwordHash)) throw passwordChanged();
}

/** A new access token for a refresh token of a pair, which stays good. */
export async function refreshPair(deps: AuthDeps, body: unknown): Promise<string> {
  const { refresh } = parse(refreshSchema, body);
  const claims = deps.tokens.read(refresh, 'refresh');
  if (typeof claims === 'string') throw tokenNotValid(claims);
  if (claims.link !== null) return (await renewEvening(deps, claims)).access;
  // A token out of a cookie works as a cookie only, where its reuse is noticed.
  if (claims.sessionId !== null) throw tokenNotValid('invalid');
  await assertStillGood(deps, claims);
  return deps.tokens.access(claims.userId, null, claims.mark ?? undefined);
}

/** Throws 401 unless the token is one of ours and has not run out. */
export function verifyToken({ tokens }: Pick<AuthDeps, 'tokens'>, body: unknown): void {
  const { token } = parse(verifySchema, body);
  const claims = tokens.read(token);
  if (typeof claims === 'string') throw tokenNotValid(claims);
}
