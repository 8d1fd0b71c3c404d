import type { FastifyInstance } from 'fastify';
import { clubArchivePath } from '../../shared/contract/clubArchive';
import { ownedClub } from '../resources/clubs/access';
import { packClub } from '../commands/archives/packClub';
import type { RouteDeps } from '../deps';
import { userOf, type RateLimits } from '../http/request';

interface ArchiveRouteDeps extends Pick<RouteDeps, 'db' | 'now' | 'site' | 'memoryCache'> {
  buildId: string;
  rateLimits: Pick<RateLimits, 'archive'>;
}

/** The whole club as one file, to its owners. */
export function clubArchiveRoutes(app: FastifyInstance, deps: ArchiveRouteDeps): void {
  const { db, now, site, memoryCache, buildId: build, rateLimits } = deps;
  app.get<{ Params: { club: string } }>(clubArchivePath(':club'), async (request, reply) => {
    const club = await ownedClub(db, userOf(request), request.params.club);
    await rateLimits.archive(club.id);
    const { name, content } = await packClub(db, club, { site: site(), build, now: now(), memoryCache });
    return reply.type('application/zip').header('content-disposition', `attachment; filename="${name}"`).send(content);
  });
}
