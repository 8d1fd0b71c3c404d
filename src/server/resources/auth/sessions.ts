import type { FastifyBaseLogger } from 'fastify';
import type { TokenPair } from '../../../shared/contract/auth';
import { storageTroubleOf } from '../../db/storageTrouble';
import { unitOfWork, type UnitOfWorkDeps, type Work } from '../../db/unitOfWork';
import { HttpError } from '../../errors';
import { assertStillGood, type LoggedIn } from './login';
import { leaveEvening, renewEvening } from './evening';
import { endSession, insertSession, rotate, sessionById, endSessions } from './repository';
import { sessionEnded, tokenNotValid } from './identify';
import type { Claims, Tokens } from './tokens';

/** How long older tokens are given the newest: two tabs at once, or an answer lost at sea. */
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
  access: tokens.access(userId, session.id, mark),
  refresh: tokens.refresh(userId, mark, session),
});

/** Begins a cookie session; `refresh` is for the cookie. */
export async function startSession(deps: SessionDeps, { userId, mark }: LoggedIn): Promise<TokenPair> {
  const id = deps.newId();
  await unitOfWork(deps, ({ tx, now }) => insertSession(tx, { id, userId, now }));
  return issue(deps, { id, generation: 0, userId, mark });
}

/**
 * The newest token takes the session on. The newest that has come back does so too, since its answers may have been
 * lost: those that were given meanwhile are then lost, and one of them that comes back later is somebody else's. For
 * 30 s whatever is near gets the newest. Anything else has been copied: null, and the session is over.
 */
async function takeOn(work: Work, place: Place): Promise<number | null> {
  const { tx, now } = work;
  const { id, generation } = place;
  if (await rotate(tx, { id, generation, held: generation, now })) return generation + 1;
  const session = await sessionById(tx, id);
  if (!session || session.ended_at !== null) return null;

  const { generation: newest, held_generation, rotated_at } = session;
  const held = held_generation ?? newest - 1;
  const isFresh = Date.parse(now) - Date.parse(rotated_at) <= GRACE_MS;
  if (isFresh && generation >= held - 1) return newest;
  if (generation === held) {
    // Another call may have been faster; its newest is this one's too.
    return (await rotate(tx, { id, generation: newest, held, now })) ? newest + 1 : takeOn(work, place);
  }
  await endSession(tx, { id, now });
  return null;
}

/** Reads go on when nothing can be written: whoever is logged in then keeps the token that they have. */
async function stayOn(db: SessionDeps['db'], { id, generation }: Place, error: unknown): Promise<number> {
  const trouble = storageTroubleOf(error);
  if (trouble !== 'full' && trouble !== 'failing') throw error;
  const session = await sessionById(db, id);
  if (!session || session.ended_at !== null || generation < session.generation - 1) throw error;
  return generation;
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
  if (claims.link !== null) return renewEvening(deps, claims);
  const place = placeOf(claims);
  try {
    await assertStillGood(deps, claims);
  } catch (error) {
    if (error instanceof HttpError) await end(deps, place);
    throw error;
  }

  const generation = await unitOfWork(deps, (work) => takeOn(work, place)).catch((error: unknown) =>
    stayOn(deps.db, place, error),
  );
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
  if (claims.link !== null) return leaveEvening(deps.db, claims.sessionId);
  await end(deps, placeOf(claims));
}

/** Ends every cookie session of a user: its tokens stop working from the commit on. */
export const endSessionsOf = ({ tx, now }: Work, userId: number): Promise<void> => endSessions(tx, { userId, now });
