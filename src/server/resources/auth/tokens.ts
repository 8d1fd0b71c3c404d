import { createHash } from 'node:crypto';
import { createSigner, createVerifier } from 'fast-jwt';
import { ACCESS_TOKEN_LIFE_S, REFRESH_TOKEN_LIFE_S } from '../../../shared/limits';

const PASSWORD_MARK_LENGTH = 16;
/** Those that came last. */
const KNOWN_TOKENS = 1000;

export type TokenType = 'access' | 'refresh';

/** The place of a refresh token in the family of a cookie session. */
export interface SessionPlace {
  id: string;
  generation: number;
}

export interface Claims {
  type: TokenType;
  /** 0 for who came by an evening link. */
  userId: number;
  /** The evening link by which the bearer came; its session is `sessionId`. */
  link: number | null;
  /** Tokens of a cookie session name it; those of a token pair in JSON do not. */
  sessionId: string | null;
  generation: number | null;
  /** A token dies with the password that it was given for. null: it was given before access tokens had one. */
  mark: string | null;
}

export type TokenProblem = 'invalid' | 'expired' | 'no_id' | 'no_type' | 'wrong_type' | 'no_user';

export interface Tokens {
  access(userId: number, sessionId: string | null, mark?: string): string;
  refresh(userId: number, mark: string, session: SessionPlace | null): string;
  /** For who came by an evening link: `session` is theirs. */
  evening(type: TokenType, link: number, session: string): string;
  /** Checks signature, age and (when asked for) type. */
  read(token: string, type?: TokenType): Claims | TokenProblem;
}

export interface TokenDeps {
  secret: string;
  now: () => Date;
  newId: () => string;
}

/** Clocks of nodes differ by seconds. */
const CLOCK_LEEWAY_S = 5 * 60;

/** In the place of a user's id, so that what a device keeps for somebody is kept apart by link as well. */
const EVENING = 'evening-';

const textOrNull = (value: unknown): string | null => (typeof value === 'string' ? value : null);
const numberOrNull = (value: unknown): number | null => (typeof value === 'number' ? value : null);

function ageProblem({ exp, iat }: Record<string, unknown>, nowS: number): TokenProblem | null {
  if (typeof exp !== 'number') return 'invalid';
  if (exp <= nowS) return 'expired';
  // It was issued while the clock was wrong.
  return (numberOrNull(iat) ?? 0) > nowS + CLOCK_LEEWAY_S ? 'invalid' : null;
}

function bearerOf(claim: unknown): Pick<Claims, 'userId' | 'link'> | null {
  if (typeof claim === 'string' && claim.startsWith(EVENING)) {
    const link = Number(claim.slice(EVENING.length));
    return Number.isSafeInteger(link) && link > 0 ? { userId: 0, link } : null;
  }
  const userId = Number(claim ?? Number.NaN);
  return Number.isSafeInteger(userId) ? { userId, link: null } : null;
}

/** Changes with the password and does not tell it: the hash is salted, and cut short here. */
export const passwordMark = (passwordHash: string | null): string =>
  createHash('sha256')
    .update(passwordHash ?? '')
    .digest('hex')
    .slice(0, PASSWORD_MARK_LENGTH);

/** Signs and reads access and refresh tokens: HS256, and nothing else is accepted. */
export function createTokens({ secret, now, newId }: TokenDeps): Tokens {
  const sign = createSigner({ key: secret, algorithm: 'HS256' });
  // The age is judged by our own clock. A signature that has been verified is not computed again.
  const verify = createVerifier({
    key: secret,
    algorithms: ['HS256'],
    ignoreExpiration: true,
    cache: KNOWN_TOKENS,
  });
  const nowS = () => Math.floor(now().getTime() / 1000);

  const issue = (type: TokenType, lifeS: number, claims: object) =>
    sign({ token_type: type, iat: nowS(), exp: nowS() + lifeS, jti: newId().replaceAll('-', ''), ...claims });

  function verified(token: string): Record<string, unknown> | null {
    try {
      const payload: unknown = verify(token);
      return typeof payload === 'object' && payload !== null ? { ...payload } : null;
    } catch {
      // Whatever is wrong with it, it is no token of ours.
      return null;
    }
  }

  return {
    access: (userId, sessionId, mark) =>
      issue('access', ACCESS_TOKEN_LIFE_S, {
        user_id: userId,
        ...(sessionId === null ? {} : { sid: sessionId }),
        ...(mark === undefined ? {} : { pwd: mark }),
      }),

    refresh: (userId, mark, session) =>
      issue('refresh', REFRESH_TOKEN_LIFE_S, {
        user_id: userId,
        pwd: mark,
        ...(session ? { sid: session.id, gen: session.generation } : {}),
      }),

    evening: (type, link, session) =>
      issue(type, type === 'access' ? ACCESS_TOKEN_LIFE_S : REFRESH_TOKEN_LIFE_S, {
        user_id: `${EVENING}${link}`,
        sid: session,
      }),
    read: (token, wanted) => {
      const payload = verified(token);
      if (!payload) return 'invalid';
      const outdated = ageProblem(payload, nowS());
      if (outdated) return outdated;
      if (typeof payload.jti !== 'string') return 'no_id';
      const type = payload.token_type;
      if (type === undefined) return 'no_type';
      if (type !== 'access' && type !== 'refresh') return 'wrong_type';
      if (wanted && type !== wanted) return 'wrong_type';
      const bearer = bearerOf(payload.user_id);
      if (!bearer) return 'no_user';
      return {
        type,
        ...bearer,
        sessionId: textOrNull(payload.sid),
        generation: numberOrNull(payload.gen),
        mark: textOrNull(payload.pwd),
      };
    },
  };
}
