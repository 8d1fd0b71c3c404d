import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { coursePaths } from '../../shared/contract/courses';
import { CLUB_VERSION_HEADER } from '../../shared/contract/sailings';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import type { RateLimits } from '../http/request';
import { listAnswer, pathId, queryText } from '../http/paging';
import { userOf } from '../http/request';
import { writeRoutes } from '../http/writeRoutes';
import { courseWrites } from '../resources/courses/courses';
import { incomingMap } from '../resources/courses/incomingMap';
import { listCourses, listCoursesOfClub, readCourse, type FoundCourses } from '../resources/courses/readCourses';

/** Where the club's races go: marks, length and map. */
export function courseRoutes(
  app: FastifyInstance,
  { db, site, write, rateLimits }: RouteDeps & { rateLimits: RateLimits },
): void {
  const sendList = (request: FastifyRequest, reply: FastifyReply, { courses, clubVersion }: FoundCourses) => {
    if (clubVersion !== undefined) reply.header(CLUB_VERSION_HEADER, clubVersion);
    return listAnswer(request, courses);
  };

  app.get(coursePaths.list, async (request, reply) =>
    sendList(request, reply, await snapshot(db, (tx) => listCourses(tx, queryText(request, 'club'), site()))),
  );

  app.get<{ Params: { club: string } }>(coursePaths.ofClub(':club'), async (request, reply) =>
    sendList(request, reply, await snapshot(db, (tx) => listCoursesOfClub(tx, request.params.club, site()))),
  );

  app.get<{ Params: { id: string } }>(`${coursePaths.list}:id/`, async (request, reply) => {
    const { course, clubVersion } = await snapshot(db, (tx) =>
      readCourse(tx, userOf(request), pathId(request), site()),
    );
    return reply.header(CLUB_VERSION_HEADER, clubVersion).send(course);
  });

  writeRoutes(app, write, {
    list: coursePaths.list,
    file: { field: 'map', incoming: incomingMap({ db, rateLimits }) },
    ...courseWrites(site),
  });
}
