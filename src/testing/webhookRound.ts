import { composeWebhookWith } from '../server/webhooks/compose';
import { sendWebhooks, type WebhookOutboxDeps } from '../server/webhooks/outbox';
import { createWebhookSecrets } from '../server/webhooks/signature';
import { postToReceiver } from './receiver';
import type { TestApp } from './testApp';

const SITE = 'https://segling.example.se';

/** What a running server sends its webhooks with, but to a receiver on this machine. */
export const webhookDeps = ({ deps }: TestApp): WebhookOutboxDeps => ({
  ...{ db: deps.db, bus: deps.bus, now: deps.now, logger: deps.logger },
  postOut: postToReceiver,
  compose: composeWebhookWith({ site: () => SITE, secretOf: createWebhookSecrets({ secret: deps.jwtSecret }) }),
});

/** Sends everything that is due, as a running server does every second. */
export const deliverWebhooks = (server: TestApp): Promise<void> => sendWebhooks(webhookDeps(server));
