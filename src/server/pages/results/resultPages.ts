import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { publicPaths, publicSlug } from '../../../shared/domain/publication/publicPaths';
import { MAX_ID } from '../../../shared/limits';
import type { RouteDeps } from '../../deps';
import { notFound } from '../../errors';
import { queryText } from '../../http/paging';
import { openName } from '../../resources/publications/repositoryFront';
import { publicationOf, type PublicClub, type Subject } from '../../resources/publications/repository';
import { readFront } from '../../resources/publications/readFront';
import { clubPage } from './clubPage';
import { HTML, sailingForms, serieForms, type Render } from './forms';
import { oembedOf } from './oembed';
import { askedIn, openClub, pageResponse, sendFiles, sendOrMissing, type Page } from './publicResponse';
import { EMBED_SCRIPT, EMBED_SCRIPT_PATH, LIVE_SCRIPT, LIVE_SCRIPT_PATH } from './scripts';
import { FONT_PATH, STYLESHEET, STYLESHEET_PATH } from './stylesheet';

const FONT_FILE = '@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2';

/** "12-torsdag-3.csv" is 12, "torsdag-3" and "csv". */
function segmentParts(segment: string): { id: number; slug: string; suffix: string } {
  const [, id = '', slug = '', suffix = ''] = /^(\d{1,10})(?:-([^.]*))?(?:\.([a-z]+))?$/.exec(segment) ?? [];
  if (id === '' || Number(id) > MAX_ID) throw notFound();
  return { id: Number(id), slug, suffix };
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
  sendFiles(app, [
    [STYLESHEET_PATH, 'text/css; charset=utf-8', STYLESHEET],
    [LIVE_SCRIPT_PATH, 'text/javascript; charset=utf-8', LIVE_SCRIPT, 'public, max-age=3600'],
    [EMBED_SCRIPT_PATH, 'text/javascript; charset=utf-8', EMBED_SCRIPT, 'public, max-age=3600'],
    [FONT_PATH, 'font/woff2', font],
  ]);
}
