import type { FastifyInstance } from 'fastify';
import { publicPaths } from '../../../shared/domain/publication/publicPaths';
import type { AppDeps, RouteDeps } from '../../deps';
import { HttpError } from '../../errors';
import { networkOf } from '../../http/network';
import { queryText } from '../../http/paging';
import { createPublicNews } from '../../push/publicNews';
import { readScreen } from '../../resources/publications/readScreen';
import { publicMoments } from '../../resources/publications/repositoryFront';
import { HTML, type Render } from '../results/forms';
import { openClub, pageResponse, sendFiles, sendOrMissing } from '../results/publicResponse';
import { screenDocument } from './screenDocument';
import { SCREEN_SCRIPT, SCREEN_SCRIPT_PATH } from './screenScript';
import { SCREEN_STYLESHEET, SCREEN_STYLESHEET_PATH } from './screenStylesheet';

const RETRY_AFTER_S = 120;
const tooMany = () =>
  new HttpError(503, { detail: 'För många läsare just nu.' }, { 'Retry-After': String(RETRY_AFTER_S) });

export interface ScreenDeps extends RouteDeps, Pick<AppDeps, 'buildId' | 'logger'> {}

/** The screen of a club house, and what tells it and all public pages that there is something new. */
export function screenPages(app: FastifyInstance, deps: ScreenDeps): void {
  const { db, bus, now, site, buildId, memoryCache, logger, sendCached } = deps;

  app.get<{ Params: { club: string } }>(publicPaths.screen(':club'), { compress: false }, (request, reply) =>
    sendOrMissing(reply, async () => {
      const club = await openClub(db, request.params.club);
      const asked = { slug: club.slug, version: undefined, isEmbedded: false, picture: 'link' as const };
      const render: Render = async (tx, found) => {
        const screen = await readScreen(tx, found, { now: now(), memoryCache });
        return screenDocument({ site: site(), club: found, isEmbedded: false }, screen, buildId);
      };
      // Tonight's boats are for those in the room, and for no search engine.
      const unlisted = { ...club, publish_indexed: 0 as const };
      return sendCached(
        request,
        reply,
        pageResponse(deps, { asked, of: 'screen', form: { type: HTML, render } }, unlisted),
      );
    }),
  );

  const news = createPublicNews({
    bus,
    now,
    readMoments: (clubs) => publicMoments(db, clubs),
    onFailure: (error) => logger.warn({ err: error }, 'readers of public pages could not be told of news'),
  });
  app.addHook('preClose', (done) => {
    news.close();
    done();
  });
  app.get<{ Params: { club: string } }>(
    publicPaths.news(':club'),
    { compress: false, exposeHeadRoute: false },
    async (request, reply) => {
      const { id: club, counter, publish_stamp: published } = await openClub(db, request.params.club);
      const stream = news.open({
        club,
        moment: { published, changed: counter + published },
        network: networkOf(request.ip),
        isTold: queryText(request, 'allt') === '1' ? 'changed' : 'published',
      });
      if (!stream) throw tooMany();
      return reply
        .headers({ 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' })
        .send(stream);
    },
  );

  sendFiles(app, [
    [SCREEN_STYLESHEET_PATH, 'text/css; charset=utf-8', SCREEN_STYLESHEET],
    [SCREEN_SCRIPT_PATH, 'text/javascript; charset=utf-8', SCREEN_SCRIPT],
  ]);
}
