import type { FastifyInstance } from 'fastify';
import { rrsPaths } from '../../shared/contract/rrs';
import type { RouteDeps } from '../deps';
import {
  forgetRrsEvent,
  noteRrsList,
  readRrsEvent,
  readRrsList,
  sendRrsList,
  setRrsEvent,
  type RrsTarget,
} from '../commands/rrs/rrsEvents';
import { snapshot } from '../db/insideWork';
import { noContent, ok } from '../http/answers';
import { pathId } from '../http/paging';
import { createPostOut, type ConnectRule } from '../http/postOut';
import { userOf, type RateLimits } from '../http/request';
import type { Seal } from '../resources/auth/seal';

export interface RrsRouteDeps extends RouteDeps {
  rateLimits: RateLimits;
  connectRule: ConnectRule;
  /** Of the events' UUIDs. */
  rrsSeal: Seal;
  rrs: RrsTarget;
}

type ById = { Params: { id: string } };

const EVENT = rrsPaths.event(':id');

/** The boats of a sailing on their way to rrs.org, where protests are heard. */
export function rrsEventRoutes(
  app: FastifyInstance,
  { db, write, rateLimits, connectRule, rrsSeal: seal, rrs: target }: RrsRouteDeps,
): void {
  const postOut = createPostOut(connectRule);

  app.get<ById>(EVENT, (request) => snapshot(db, (tx) => readRrsEvent(tx, userOf(request), pathId(request))));

  app.patch<ById>(EVENT, (request, reply) =>
    write(request, reply, async (work) =>
      ok(await setRrsEvent(work, userOf(request), { id: pathId(request), body: request.body, seal })),
    ),
  );

  app.delete<ById>(EVENT, (request, reply) =>
    write(request, reply, async (work) => {
      await forgetRrsEvent(work, userOf(request), pathId(request));
      return noContent();
    }),
  );

  // Sent outside the unit of work: no transaction waits for another server, and a list that comes twice is the same.
  app.post<ById>(rrsPaths.send(':id'), async (request, reply) => {
    const [user, asked] = [userOf(request), { id: pathId(request), body: request.body, seal, target }];
    const list = await snapshot(db, (tx) => readRrsList(tx, user, asked));
    await rateLimits.outgoing(list.club);
    await sendRrsList(postOut, list, request.log);
    return write(request, reply, async (work) => ok(await noteRrsList(work, user, list)));
  });
}
