import type { FastifyBaseLogger } from 'fastify';
import type { TokenPair } from '../../../shared/contract/auth';
import type { SessionRecord } from '../../db/schema';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { HttpError } from '../../errors';
import { assertStillGood, type LoggedIn } from './login';
import { endSession, insertSession, rotate, sessionById, endSessions } from './repository';
import { sessionEnded, tokenNotValid } from './identify';
import type { Claims, Tokens } from './tokens';

/** How long a token two generations old is accepted: two tabs at once, or an answer lost at sea. */
const GRACE_MS = 30_000;

export interface SessionDeps extends UnitOfWorkDeps {
  newId: () => string;
  tokens: Tokens;
  /** Closes the user's sockets. */
  onUserRevoked: (userId: number) => void;
  logger: Pick<FastifyBaseLogger, 'warn'>;
}

interface Place extends LoggedIn {
  id: string;
  generation: number;
}

const issue = ({ tokens }: SessionDeps, { userId, mark, ...session }: Place): TokenPair => ({
  access: tokens.access(userId, session.id),
  refresh: tokens.refresh(userId, mark, session),
});

/** Begins a cookie session; `refresh` is for the cookie. */
export async function startSession(deps: SessionDeps, { userId, mark }: LoggedIn): Promise<TokenPair> {
  const id = deps.newId();
  await unitOfWork(deps, ({ tx, now }) => insertSession(tx, { id, userId, now }));
  return issue(deps, { id, generation: 0, userId, mark });
}

/**
 * The newest token takes the session on; the one before stays good until its successor has been used, and the one
 * before that for 30 s. Anything older has been copied: null, and the session is over.
 */
async function takeOn({ tx, now }: Work, { id, generation }: Place): Promise<number | null> {
  if (await rotate(tx, { id, generation, now })) return generation + 1;
  const session = await sessionById(tx, id);
  if (!session || session.ended_at !== null) return null;
  if (isWithinReach(session, generation, now)) return session.generation;
  await endSession(tx, { id, now });
  return null;
}

function isWithinReach({ generation: newest, rotated_at }: SessionRecord, generation: number, now: string): boolean {
  if (generation === newest - 1) return true;
  return generation === newest - 2 && Date.parse(now) - Date.parse(rotated_at) <= GRACE_MS;
}

function placeOf(claims: Claims): Place {
  const { userId, mark, sessionId: id, generation } = claims;
  // A token of a pair has no place in a cookie.
  if (id === null || generation === null || mark === null) throw tokenNotValid('invalid');
  return { id, generation, userId, mark };
}

function readCookieToken({ tokens }: SessionDeps, token: string | undefined): Claims {
  const claims = tokens.read(token ?? '', 'refresh');
  if (typeof claims === 'string') throw tokenNotValid(claims);
  return claims;
}

async function end(deps: SessionDeps, { id, userId }: Place): Promise<void> {
  await unitOfWork(deps, ({ tx, now }) => endSession(tx, { id, now }));
  deps.onUserRevoked(userId);
}

/** New tokens for the token of the cookie. Throws 401, and ends the session, when it is no longer valid. */
export async function renewSession(deps: SessionDeps, token: string | undefined): Promise<TokenPair> {
  const claims = readCookieToken(deps, token);
  const place = placeOf(claims);
  try {
    await assertStillGood(deps, claims);
  } catch (error) {
    if (error instanceof HttpError) await end(deps, place);
    throw error;
  }

  const generation = await unitOfWork(deps, (work) => takeOn(work, place));
  if (generation === null) {
    deps.logger.warn({ userId: place.userId }, 'a refresh token came again after its time: its session is over');
    deps.onUserRevoked(place.userId);
    throw sessionEnded();
  }
  return issue(deps, { ...place, generation });
}

/** Logs out: the session is over on every node. A token that is no good has nothing to end. */
export async function finishSession(deps: SessionDeps, token: string | undefined): Promise<void> {
  const claims = deps.tokens.read(token ?? '', 'refresh');
  if (typeof claims === 'string' || claims.sessionId === null) return;
  await end(deps, placeOf(claims));
}

/** Ends every cookie session of a user: its tokens stop working from the commit on. */
export const endSessionsOf = ({ tx, now }: Work, userId: number): Promise<void> => endSessions(tx, { userId, now });
