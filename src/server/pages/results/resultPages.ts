import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Kysely } from 'kysely';
import { publicPaths, publicSlug } from '../../../shared/domain/publication/publicPaths';
import { localDateOf } from '../../../shared/domain/time';
import { MAX_ID } from '../../../shared/limits';
import type { Database } from '../../db/schema';
import type { RouteDeps } from '../../deps';
import { HttpError, notFound } from '../../errors';
import { ANYBODY } from '../../http/audience';
import type { CachedResponse, CacheKey } from '../../http/cachedResponse';
import { queryText } from '../../http/paging';
import { openName } from '../../resources/publications/repositoryFront';
import { publicationOf, publicClubs, type PublicClub, type Subject } from '../../resources/publications/repository';
import { readFront } from '../../resources/publications/readFront';
import { clubPage } from './clubPage';
import { missingPage } from './document';
import { HTML, sailingForms, serieForms, type Asked, type Form, type Render } from './forms';
import { oembedOf } from './oembed';
import { EMBED_SCRIPT, EMBED_SCRIPT_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH } from './scripts';
import { FONT_PATH, STYLESHEET, STYLESHEET_PATH } from './stylesheet';

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

const FONT_FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** The club of an address. Throws 404 where there is none, or none that publishes. */
async function openClub(db: Db, slug: string): Promise<PublicClub> {
  const [club] = /^[a-z0-9-]+$/.test(slug) ? await publicClubs(db, { slug }) : [];
  if (!club || club.publish === 'off') throw notFound();
  return club;
}

function askedIn(request: FastifyRequest, slug: string): Asked {
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

interface Page {
  asked: Asked;
  /** Names what is shown, with its form. */
  of: string;
  form: Form;
}

function pageResponse({ site, now }: Pick<RouteDeps, 'site' | 'now'>, { asked, of, form }: Page, club: PublicClub) {
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

/** "12-torsdag-3.csv" is 12, "torsdag-3" and "csv". */
function segmentParts(segment: string): { id: number; slug: string; suffix: string } {
  const [, id = '', slug = '', suffix = ''] = /^(\d{1,10})(?:-([^.]*))?(?:\.([a-z]+))?$/.exec(segment) ?? [];
  if (id === '' || Number(id) > MAX_ID) throw notFound();
  return { id: Number(id), slug, suffix };
}

/** Sends a page, and a designed one where there is none. */
async function sendOrMissing(reply: FastifyReply, send: () => Promise<FastifyReply>): Promise<FastifyReply> {
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

const NOUNS = {
  segling: {
    subjectOf: (id: number): Subject => ({ sailing: id }),
    pathOf: publicPaths.sailing,
    formsOf: sailingForms,
  },
  serie: { subjectOf: (id: number): Subject => ({ serie: id }), pathOf: publicPaths.serie, formsOf: serieForms },
} as const;

/** The public results of clubs: pages made by the server, without a login, a cookie, or a script that they need. */
export function resultPages(app: FastifyInstance, deps: RouteDeps): void {
  const { db, site, sendCached } = deps;
  const placeFor = (isEmbedded: boolean) => (club: PublicClub) => ({ site: site(), club, isEmbedded });

  const send = (request: FastifyRequest, reply: FastifyReply, page: Page, club: PublicClub) => {
    if (page.asked.isEmbedded) reply.removeHeader('x-frame-options');
    return sendCached(request, reply, pageResponse(deps, page, club));
  };

  for (const [noun, { subjectOf, pathOf, formsOf }] of Object.entries(NOUNS))
    app.get<{ Params: { club: string; id: string } }>(`/r/:club/${noun}/:id`, { compress: false }, (request, reply) =>
      sendOrMissing(reply, async () => {
        const { id, slug, suffix } = segmentParts(request.params.id);
        const asked = askedIn(request, request.params.club);
        const club = await openClub(db, asked.slug);
        const name = await openName(db, club.id, subjectOf(id));
        if (name === undefined) throw notFound();
        const right = pathOf(club.slug, { id, name });
        if (slug !== publicSlug(name)) {
          if (!(await publicationOf(db, subjectOf(id), asked.version))) throw notFound();
          const query = request.url.includes('?') ? request.url.slice(request.url.indexOf('?')) : '';
          return reply.redirect(`${right}${suffix === '' ? '' : `.${suffix}`}${query}`, 301);
        }
        const form = formsOf(id, asked, placeFor(asked.isEmbedded))[suffix];
        if (!form) throw notFound();
        return send(request, reply, { asked, of: `${noun} ${id} ${suffix}`, form }, club);
      }),
    );

  app.get<{ Params: { club: string } }>('/r/:club/', { compress: false }, (request, reply) =>
    sendOrMissing(reply, async () => {
      const asked = askedIn(request, request.params.club);
      const club = await openClub(db, asked.slug);
      const placeOf = placeFor(asked.isEmbedded);
      const render: Render = async (tx, found) => clubPage(placeOf(found), await readFront(tx, found, deps.now()));
      return send(request, reply, { asked, of: 'club', form: { type: HTML, render } }, club);
    }),
  );

  app.get('/r/oembed', async (request, reply) => {
    const asked = { site: site(), clubOf: (slug: string) => openClub(db, slug) };
    const answer = await oembedOf(db, queryText(request, 'url') ?? '', asked);
    return reply.headers({ 'Access-Control-Allow-Origin': '*', 'Cache-Control': 'public, max-age=3600' }).send(answer);
  });

  const font = readFileSync(join('node_modules', FONT_FILE));
  const files = [
    [STYLESHEET_PATH, 'text/css; charset=utf-8', STYLESHEET, 'public, max-age=31536000, immutable'],
    [LIVE_SCRIPT_PATH, 'text/javascript; charset=utf-8', LIVE_SCRIPT, 'public, max-age=3600'],
    [EMBED_SCRIPT_PATH, 'text/javascript; charset=utf-8', EMBED_SCRIPT, 'public, max-age=3600'],
    [FONT_PATH, 'font/woff2', font, 'public, max-age=31536000, immutable'],
  ] as const;
  for (const [path, type, content, kept] of files)
    app.get(path, (_request, reply) =>
      reply
        .headers({ 'Content-Type': type, 'Cache-Control': kept, 'Cross-Origin-Resource-Policy': 'cross-origin' })
        .send(content),
    );
}
