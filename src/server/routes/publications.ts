import type { FastifyInstance } from 'fastify';
import {
  createPublication,
  listPublications,
  removePublication,
  type Subject,
} from '../commands/publications/publications';
import { snapshot } from '../db/insideWork';
import type { RouteDeps } from '../deps';
import { created, noContent } from '../http/answers';
import { listAnswer, pathId } from '../http/paging';
import { userOf } from '../http/request';

type One = { Params: { id: string } };
type Version = { Params: { id: string; number: string } };

const SUBJECTS: [noun: string, subjectOf: (id: number) => Subject][] = [
  ['sailings', (sailing) => ({ sailing })],
  ['series', (serie) => ({ serie })],
];

/** The versions of a result, or of standings, that have been made public. */
export function publicationRoutes(app: FastifyInstance, { db, write }: RouteDeps): void {
  for (const [noun, subjectOf] of SUBJECTS) {
    const list = `/api/${noun}/:id/publications/`;

    app.get<One>(list, async (request) =>
      listAnswer(
        request,
        await snapshot(db, (tx) => listPublications(tx, userOf(request), subjectOf(pathId(request)))),
      ),
    );

    app.post<One>(list, (request, reply) =>
      write(request, reply, async (work) =>
        created(await createPublication(work, userOf(request), subjectOf(pathId(request)), request.body)),
      ),
    );

    app.delete<Version>(`${list}:number/`, (request, reply) =>
      write(request, reply, async (work) => {
        const number = pathId({ params: { id: request.params.number } });
        await removePublication(work, userOf(request), subjectOf(pathId(request)), number);
        return noContent();
      }),
    );
  }
}
