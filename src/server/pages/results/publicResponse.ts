import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { localDateOf } from '../../../shared/domain/time';
import { MAX_ID } from '../../../shared/limits';
import type { Database } from '../../db/schema';
import type { RouteDeps } from '../../deps';
import { HttpError, notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CachedResponse, CacheKey } from '../../http/cachedResponse';
import { queryText } from '../../http/paging';
import { publicClubs, type PublicClub } from '../../resources/publications/repository';
import { missingPage } from './document';
import { HTML, type Asked, type Form } from './forms';

type Db = Kysely<Database>;

/** What a public page may load: our own style sheet, script and pictures, and nothing else. */
const policyOf = (isEmbedded: boolean): string =>
  [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'self'",
    "form-action 'none'",
    `frame-ancestors ${isEmbedded ? '*' : "'none'"}`,
  ].join('; ');

/** The club of an address. Throws 404 where there is none, or none that publishes. */
export async function openClub(db: Db, slug: string): Promise<PublicClub> {
  const [club] = /^[a-z0-9-]+$/.test(slug) ? await publicClubs(db, { slug }) : [];
  if (!club || club.publish === 'off') throw notFound();
  return club;
}

export function askedIn(request: FastifyRequest, slug: string): Asked {
  const named = queryText(request, 'version');
  const version = named === undefined ? undefined : Number(named);
  if (version !== undefined && !(Number.isInteger(version) && version > 0 && version <= MAX_ID)) throw notFound();
  return {
    slug,
    version,
    isEmbedded: queryText(request, 'inbaddad') === '1',
    picture: queryText(request, 'form') === 'hog' ? 'tall' : 'link',
  };
}

interface PageKey extends CacheKey {
  club: PublicClub;
}

export interface Page {
  asked: Asked;
  /** Names what is shown, with its form. */
  of: string;
  form: Form;
}

/** The page as bytes that are kept until something of the club, or the day, is another. */
export function pageResponse(
  { site, now }: Pick<RouteDeps, 'site' | 'now'>,
  { asked, of, form }: Page,
  club: PublicClub,
) {
  const response: CachedResponse<PageKey> = {
    headers: {
      'Content-Type': form.type,
      'Cache-Control': 'public, no-cache',
      'Content-Security-Policy': policyOf(asked.isEmbedded),
      ...(club.publish_indexed === 1 ? {} : { 'X-Robots-Tag': 'noindex' }),
      ...(form.isShared === true ? { 'Access-Control-Allow-Origin': '*' } : {}),
    },
    readKey: async (db) => {
      const found = await openClub(db, asked.slug);
      const { id, counter, publish_stamp: stamp, epoch } = found;
      const day = localDateOf(now().getTime());
      const parts = [of, id, asked.version ?? '', asked.isEmbedded ? 'embedded' : '', asked.picture];
      return {
        of: `public page ${parts.join(' ')}`,
        number: counter + stamp,
        under: `${epoch} ${site()} ${day}`,
        audience: ANYBODY,
        club: found,
      };
    },
    render: async (db, key) => {
      const page = await form.render(db, key.club);
      if (page === null) throw notFound();
      return page;
    },
  };
  return response;
}

/** Sends a page, and a designed one where there is none. */
export async function sendOrMissing(reply: FastifyReply, send: () => Promise<FastifyReply>): Promise<FastifyReply> {
  try {
    return await send();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status !== 404) throw error;
    return reply
      .code(404)
      .headers({ 'Content-Type': HTML, 'Content-Security-Policy': policyOf(false), 'X-Robots-Tag': 'noindex' })
      .send(missingPage());
  }
}

const KEPT = 'public, max-age=31536000, immutable';

/** Files of public pages, which other sites may load too: kept for good where their address changes with them. */
export function sendFiles(
  app: FastifyInstance,
  files: readonly (readonly [path: string, type: string, content: string | Buffer, kept?: string])[],
): void {
  for (const [path, type, content, kept = KEPT] of files)
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'Content-Type': type, 'Cache-Control': kept, 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .send(content),
    );
}
