import type { FastifyInstance } from 'fastify';
import type { User } from '../../shared/contract/auth';
import type { Work } from '../db/unitOfWork';
import { created, noContent, ok, type RunWrite } from './answers';
import { pathId } from './paging';
import { expectedVersion, userOf, type Caller } from './request';

/** A PUT or PATCH of one object. */
export interface Update<File = undefined> {
  id: number;
  body: unknown;
  /** PATCH: only the keys that are there. */
  partial: boolean;
  /** The version that the sender has read, if the request names it. */
  expected: number | undefined;
  /** What was made of the file that came with the body. */
  file?: File | undefined;
}

/**
 * The field of a multipart body that takes a file, and what is made of it: after the actor's rights, before the unit of
 * work.
 */
interface FileField<File> {
  field: string;
  /** `id`: the object that is changed; undefined for one that is made. */
  incoming: (user: Caller, body: unknown, id?: number) => Promise<File>;
}

/** How the objects of a resource are made, changed and deleted. */
export interface Writing<File> {
  /** Where objects are made, "/api/series/". One of them has its id behind it. */
  list: string;
  file?: FileField<File>;
  create: (work: Work, user: User, body: unknown, file?: File) => Promise<unknown>;
  update: (work: Work, user: User, update: Update<File>) => Promise<unknown>;
  remove: (work: Work, user: User, id: number, expected: number | undefined) => Promise<void>;
}

/** POST to the list; PUT, PATCH and DELETE of one object, by its id. */
export function writeRoutes<File = undefined>(app: FastifyInstance, write: RunWrite, writing: Writing<File>): void {
  const { list, file: taken, create, update, remove } = writing;
  const config = { files: taken ? [taken.field] : [] };
  const one = `${list}:id/`;
  type ById = { Params: { id: string } };

  app.post(list, { config }, async (request, reply) => {
    const user = userOf(request);
    const file = await taken?.incoming(user, request.body);
    return write(request, reply, async (work) => created(await create(work, user, request.body, file)));
  });

  app.route<ById>({
    method: ['PUT', 'PATCH'],
    url: one,
    config,
    handler: async (request, reply) => {
      const [user, id, { body }] = [userOf(request), pathId(request), request];
      const file = await taken?.incoming(user, body, id);
      const partial = request.method === 'PATCH';
      return write(request, reply, async (work) =>
        ok(await update(work, user, { id, body, partial, expected: expectedVersion(request), file })),
      );
    },
  });

  app.delete<ById>(one, (request, reply) =>
    write(request, reply, async (work) => {
      await remove(work, userOf(request), pathId(request), expectedVersion(request));
      return noContent();
    }),
  );
}
