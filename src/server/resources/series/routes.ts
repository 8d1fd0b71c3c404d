import type { FastifyInstance } from 'fastify';
import type { Kysely } from 'kysely';
import { CLUB_VERSION_HEADER } from '../../../shared/contract/sailings';
import { seriePaths } from '../../../shared/contract/series';
import type { Asker } from '../../../shared/domain/permissions';
import { snapshot } from '../../db/snapshot';
import type { Database } from '../../db/schema';
import type { RouteDeps } from '../../deps';
import { created, noContent } from '../../http/answers';
import { listAnswer } from '../../http/paging';
import { pathId, queryText } from '../../http/parameters';
import { userOf } from '../../http/request';
import { writeRoutes } from '../../http/writeRoutes';
import type { Remember } from '../../db/remember';
import { createSerie, removeSerie, updateSerie } from './service';
import { createMerge, listMerges, removeMerge } from './serviceMerges';
import { listSeries, readSerie, readSerieResults, readSerieScoring, type Read } from './serviceReads';

type ById = { Params: { id: string } };
/** A read of one serie. */
type ReadOne = (db: Kysely<Database>, asker: Asker, id: number, remember: Remember) => Promise<Read<unknown>>;
type MergeById = { Params: { id: string; merge: string } };

const ONE = `${seriePaths.list}:id/`;

export function serieRoutes(app: FastifyInstance, { db, write, remember }: RouteDeps): void {
  const config = { policy: 'user' } as const;
  const forClubs = { policy: 'club' } as const;

  app.get(seriePaths.list, { config }, async (request, reply) => {
    const club = queryText(request, 'club');
    const { series, clubVersion } = await snapshot(db, (tx) => listSeries(tx, userOf(request), club, remember));
    if (clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, clubVersion);
    return listAnswer(request, series);
  });

  const reads: Record<string, ReadOne> = { [ONE]: readSerie, [`${ONE}results/`]: readSerieResults, [`${ONE}scoring/`]: readSerieScoring };
  for (const [url, read] of Object.entries(reads)) {
    app.get<ById>(url, { config }, async (request, reply) => {
      const { answer, clubVersion } = await snapshot(db, (tx) => read(tx, userOf(request), pathId(request), remember));
      return reply.header(CLUB_VERSION_HEADER, clubVersion).send(answer);
    });
  }

  writeRoutes(app, write, { policy: 'club', list: seriePaths.list, create: createSerie, update: updateSerie, remove: removeSerie });

  app.get<ById>(`${ONE}merges/`, { config }, (request) => snapshot(db, (tx) => listMerges(tx, userOf(request), pathId(request))));

  app.post<ById>(`${ONE}merges/`, { config: forClubs }, (request, reply) =>
    write(request, reply, async (work) => created(await createMerge(work, userOf(request), pathId(request), request.body))),
  );

  app.delete<MergeById>(`${ONE}merges/:merge/`, { config: forClubs }, (request, reply) =>
    write(request, reply, async (work) => {
      const merge = pathId({ params: { id: request.params.merge } });
      await removeMerge(work, userOf(request), pathId(request), merge);
      return noContent();
    }),
  );
}
