import type { FastifyInstance } from 'fastify';
import { webhookPaths, type CreatedWebhook, type WebhookTest } from '../../shared/contract/webhooks';
import type { RouteDeps } from '../deps';
import {
  createWebhook,
  listWebhooks,
  removeWebhook,
  testWebhook,
  type KeptWebhook,
} from '../commands/accounts/webhooks';
import { snapshot } from '../db/insideWork';
import { created, noContent, type Answer } from '../http/answers';
import { listAnswer, pathId } from '../http/paging';
import type { ConnectRule } from '../http/postOut';
import { userOf, type RateLimits } from '../http/request';
import { ownedClub } from '../resources/clubs/access';
import type { WebhookSecretOf } from '../webhooks/signature';

export interface WebhookRouteDeps extends RouteDeps {
  rateLimits: RateLimits;
  webhookSecretOf: WebhookSecretOf;
  /** What this server may connect to by itself. */
  connectRule: ConnectRule;
}

type OfClub = { Params: { club: string } };
type OneWebhook = { Params: { club: string; id: string } };

const WEBHOOKS = webhookPaths.ofClub(':club');

const accepted = (message: number): Answer<WebhookTest> => ({ status: 202, body: { message } });

/** Addresses that are told what happens in a club. Its owners make, try and delete them. */
export function webhookRoutes(
  app: FastifyInstance,
  { db, write, rateLimits, webhookSecretOf: secretOf, connectRule: rule }: WebhookRouteDeps,
): void {
  // The secret is told, and not kept with the answer.
  const withSecret = ({ created_at, ...webhook }: KeptWebhook): CreatedWebhook => ({
    ...webhook,
    secret: webhook.kind === 'signed' ? secretOf({ id: webhook.id, created_at }) : null,
  });

  app.get<OfClub>(WEBHOOKS, async (request) =>
    listAnswer(request, await snapshot(db, (tx) => listWebhooks(tx, userOf(request), request.params.club))),
  );

  app.post<OfClub>(WEBHOOKS, (request, reply) =>
    write(
      request,
      reply,
      async (work) => {
        const wanted = { club: request.params.club, body: request.body, rule };
        return created(await createWebhook(work, userOf(request), wanted));
      },
      withSecret,
    ),
  );

  app.delete<OneWebhook>(webhookPaths.one(':club', ':id'), (request, reply) =>
    write(request, reply, async (work) => {
      await removeWebhook(work, userOf(request), { club: request.params.club, id: pathId(request) });
      return noContent();
    }),
  );

  app.post<OneWebhook>(webhookPaths.test(':club', ':id'), async (request, reply) => {
    const [user, { club }] = [userOf(request), request.params];
    await rateLimits.outgoing((await ownedClub(db, user, club)).id);
    return write(request, reply, async (work) =>
      accepted(await testWebhook(work, user, { club, id: pathId(request) })),
    );
  });
}
