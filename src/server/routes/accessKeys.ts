import type { FastifyInstance } from 'fastify';
import { accessKeyPaths, type CreatedAccessKey } from '../../shared/contract/accessKeys';
import type { RouteDeps } from '../deps';
import { createKey, listKeys, removeKey, type KeptKey } from '../commands/accounts/accessKeys';
import { snapshot } from '../db/insideWork';
import { created, noContent } from '../http/answers';
import { listAnswer, pathId } from '../http/paging';
import { userOf } from '../http/request';
import type { AccessKeyOf } from '../resources/auth/accessKeys';

type OfClub = { Params: { club: string } };
type OneKey = { Params: { club: string; id: string } };

const KEYS = accessKeyPaths.ofClub(':club');

/** Keys by which programs act for a club. Its owners make and delete them. */
export function accessKeyRoutes(
  app: FastifyInstance,
  { db, write, now, accessKeyOf: keyOf }: RouteDeps & { accessKeyOf: AccessKeyOf },
): void {
  // The key is told, and not kept with the answer.
  const withKey = ({ id, name, created_at }: KeptKey): CreatedAccessKey => ({
    id,
    name,
    key: keyOf({ id, created_at }),
  });

  app.get<OfClub>(KEYS, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listKeys(tx, userOf(request), request.params.club, now()))),
  );

  app.post<OfClub>(KEYS, (request, reply) =>
    write(
      request,
      reply,
      async (work) => {
        const wanted = { club: request.params.club, body: request.body, keyOf };
        return created(await createKey(work, userOf(request), wanted));
      },
      withKey,
    ),
  );

  app.delete<OneKey>(accessKeyPaths.one(':club', ':id'), (request, reply) =>
    write(request, reply, async (work) => {
      await removeKey(work, userOf(request), { club: request.params.club, id: pathId(request) });
      return noContent();
    }),
  );
}
