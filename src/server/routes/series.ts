import type { FastifyInstance } from 'fastify';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { seriePaths } from '../../shared/contract/series';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent } from '../http/answers';
import { isPaged, listAnswer, pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { createSerie, removeSerie, updateSerie } from '../commands/series/updateSerie';
import { copySerie } from '../commands/series/copySerie';
import { createMerge, listMerges, removeMerge } from '../commands/series/merges';
import { clubSeriesResponse, serieResultsResponse, wholeSerieResponse } from '../commands/series/serieResponses';
import { listSeries, readSerieScoring } from '../commands/series/readSeries';

type ById = { Params: { id: string } };
type MergeById = { Params: { id: string; merge: string } };

const ONE = `${seriePaths.list}:id/`;

export function serieRoutes(app: FastifyInstance, { db, write, memoryCache, sendCached }: RouteDeps): void {
  app.get(seriePaths.list, async (request, reply) => {
    const club = queryText(request, 'club');
    const ofOneClub = isPaged(request) ? undefined : await clubSeriesResponse(db, userOf(request), club, memoryCache);
    if (ofOneClub) return sendCached(request, reply, ofOneClub);
    const { series, clubVersion } = await snapshot(db, (tx) => listSeries(tx, userOf(request), club, memoryCache));
    if (clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, clubVersion);
    return listAnswer(request, series);
  });

  for (const [url, question] of Object.entries({
    [ONE]: wholeSerieResponse,
    [`${ONE}results/`]: serieResultsResponse,
  })) {
    app.get<ById>(url, { compress: false }, (request, reply) =>
      sendCached(request, reply, question(userOf(request), pathId(request), memoryCache)),
    );
  }

  app.get<ById>(`${ONE}scoring/`, async (request, reply) => {
    const { answer, clubVersion } = await snapshot(db, (tx) =>
      readSerieScoring(tx, userOf(request), pathId(request), memoryCache),
    );
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(answer);
  });

  writeRoutes(app, write, {
    list: seriePaths.list,
    create: createSerie,
    update: updateSerie,
    remove: removeSerie,
  });

  app.post<ById>(`${ONE}copy/`, (request, reply) =>
    write(request, reply, async (work) =>
      created(await copySerie(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.get<ById>(`${ONE}merges/`, (request) => snapshot(db, (tx) => listMerges(tx, userOf(request), pathId(request))));

  app.post<ById>(`${ONE}merges/`, (request, reply) =>
    write(request, reply, async (work) =>
      created(await createMerge(work, userOf(request), pathId(request), request.body)),
    ),
  );

  app.delete<MergeById>(`${ONE}merges/:merge/`, (request, reply) =>
    write(request, reply, async (work) => {
      const merge = pathId({ params: { id: request.params.merge } });
      await removeMerge(work, userOf(request), pathId(request), merge);
      return noContent();
    }),
  );
}
