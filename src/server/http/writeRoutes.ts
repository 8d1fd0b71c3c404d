import type { FastifyContextConfig, FastifyInstance } from 'fastify';
import type { User } from '../../shared/contract/auth';
import type { Work } from '../db/unitOfWork';
import { created, noContent, ok, type RunWrite } from './answers';
import { pathId } from './parameters';
import { expectedVersion, userOf } from './request';

/** A PUT or PATCH of one object. */
export interface Update {
  id: number;
  body: unknown;
  /** PATCH: only the keys that are there. */
  partial: boolean;
  /** The version that the sender has read, if he says it. */
  expected: number | undefined;
}

/** How the objects of a resource are made, changed and deleted. */
export interface Writing {
  policy: FastifyContextConfig['policy'];
  /** Where objects are made, "/api/series/". One of them has its id behind it. */
  list: string;
  create: (work: Work, user: User, body: unknown) => Promise<unknown>;
  update: (work: Work, user: User, update: Update) => Promise<unknown>;
  remove: (work: Work, user: User, id: number, expected: number | undefined) => Promise<void>;
}

/** POST to the list; PUT, PATCH and DELETE of one object, by its id. */
export function writeRoutes(app: FastifyInstance, write: RunWrite, { policy, list, create, update, remove }: Writing): void {
  const config = { policy };
  const one = `${list}:id/`;
  type ById = { Params: { id: string } };

  app.post(list, { config }, (request, reply) =>
    write(request, reply, async (work) => created(await create(work, userOf(request), request.body))),
  );

  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: one,
    config,
    handler: (request, reply) =>
      write(request, reply, async (work) => {
        const partial = request.method === 'PATCH';
        return ok(
          await update(work, userOf(request), { id: pathId(request), body: request.body, partial, expected: expectedVersion(request) }),
        );
      }),
  });

  app.delete<ById>(one, { config }, (request, reply) =>
    write(request, reply, async (work) => {
      await remove(work, userOf(request), pathId(request), expectedVersion(request));
      return noContent();
    }),
  );
}
