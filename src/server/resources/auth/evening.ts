import { createHash } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { TokenPair, User } from '../../../shared/contract/auth';
import type { EveningAnswer, EveningLink } from '../../../shared/contract/evening';
import { eveningSchema } from '../../../shared/schemas/account';
import type { Database } from '../../db/schema';
import { notFound, unauthorized } from '../../errors';
import { parse } from '../../http/parse';
import type { RateLimits } from '../../http/request';
import {
  deleteEveningSession,
  insertEveningSession,
  linkOfSession,
  openLink,
  type OpenLink,
} from './repositoryEvening';
import { linkTokens } from './linkTokens';
import type { Claims, Tokens } from './tokens';

export { endLinks, extendLinks } from './repositoryEvening';

const ENDED = 'Kvällens länk har slutat gälla.';

interface EveningDeps {
  db: Kysely<Database>;
  now: () => Date;
  newId: () => string;
  tokens: Tokens;
  rateLimits: RateLimits;
}

/** The end of a link's address. */
export type EveningTokenOf = (link: Pick<EveningLink, 'id' | 'created_at'>) => string;

/** Made again when an answer that told it is sent again: no table holds it. */
export function createEveningTokens({ secret }: { secret: string }): EveningTokenOf {
  const tokenOf = linkTokens({ secret }, 'evening link');
  return ({ id, created_at }) => tokenOf([id, created_at]);
}

/** What is kept of such a token: who reads the table can open nothing by it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

const refs = ({ club, slug, club_name }: OpenLink) => ({ id: club, slug, name: club_name });

const recorderIn = (found: OpenLink, name: string) => ({
  link: found.link,
  label: found.label,
  name,
  sailing: found.sailing,
  club: refs(found),
});

const tokensFor = ({ tokens }: Pick<EveningDeps, 'tokens'>, link: number, session: string): TokenPair => ({
  access: tokens.evening('access', link, session),
  refresh: tokens.evening('refresh', link, session),
});

/**
 * Lets somebody in by the link of an evening, under the name that they give. Throws 404 for a link that is not open, and
 * 429 after too many of those.
 */
export async function startEvening(
  deps: EveningDeps,
  body: unknown,
  { ip, log }: { ip: string; log: Pick<FastifyBaseLogger, 'info' | 'warn'> },
): Promise<EveningAnswer & TokenPair> {
  const { db, now, newId, rateLimits } = deps;
  const { token, name } = parse(eveningSchema, body);
  const takeBackCount = await rateLimits.eveningLink(ip);
  const at = now().toISOString();
  const found = await openLink(db, hashOfToken(token), at);
  if (!found) {
    log.warn('an evening link was not open');
    throw notFound();
  }
  await takeBackCount();
  const session = newId();
  await insertEveningSession(db, { id: session, link: found.link, name, now: at });
  log.info({ eveningLink: found.link }, 'came by an evening link');
  const { sailing, sailing_name } = found;
  return {
    ...tokensFor(deps, found.link, session),
    sailing: { id: sailing, name: sailing_name },
    club: refs(found),
    recorder: recorderIn(found, name),
  };
}

/** Who came by a link, as long as it is open: no account, and without rights on anything but one sailing. */
export async function recorderOf(
  db: Kysely<Database>,
  { link, sessionId }: Pick<Claims, 'link' | 'sessionId'>,
  now: Date,
): Promise<User | null> {
  const found = await linkOfSession(db, sessionId ?? '', now.toISOString());
  if (!found || found.link !== link) return null;
  return {
    id: 0,
    email: '',
    first_name: found.name,
    last_name: '',
    club: null,
    sailor: null,
    club_id: null,
    club_slug: null,
    is_staff: false,
    roles: [],
    recorder: recorderIn(found, found.name),
  };
}

/** New tokens for a session whose link is open. Throws 401 for any other. */
export async function renewEvening(
  deps: Pick<EveningDeps, 'db' | 'now' | 'tokens'>,
  claims: Pick<Claims, 'link' | 'sessionId'>,
): Promise<TokenPair> {
  const recorder = (await recorderOf(deps.db, claims, deps.now()))?.recorder;
  if (!recorder) throw unauthorized({ detail: ENDED, code: 'token_not_valid' });
  return tokensFor(deps, recorder.link, claims.sessionId ?? '');
}

export const leaveEvening = (db: Kysely<Database>, session: string): Promise<void> => deleteEveningSession(db, session);
