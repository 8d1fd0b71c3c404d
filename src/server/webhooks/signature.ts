import { createHmac } from 'node:crypto';
import type { WebhookRecord } from '../db/schemaExchange';

const SECRET_PREFIX = 'whsec_';

/** The secret of a webhook, as its owner is told it. */
export type WebhookSecretOf = (webhook: Pick<WebhookRecord, 'id' | 'created_at'>) => string;

/** Made of the server's own secret each time that it is needed: no table holds it. */
export function createWebhookSecrets({ secret }: { secret: string }): WebhookSecretOf {
  const key = createHmac('sha256', secret).update('webhook').digest();
  return ({ id, created_at }) =>
    SECRET_PREFIX +
    createHmac('sha256', key)
      .update(JSON.stringify([id, created_at]))
      .digest('base64');
}

interface Signed {
  /** The same at every attempt. */
  message: string;
  /** Of the attempt, in whole seconds. */
  timestampS: number;
  body: string;
}

/** The headers of Standard Webhooks, by which the receiver knows who sent it, and that it is not an old one again. */
export function signatureHeaders(secret: string, { message, timestampS, body }: Signed): Record<string, string> {
  const key = Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');
  const mac = createHmac('sha256', key).update(`${message}.${timestampS}.${body}`).digest('base64');
  return {
    'webhook-id': message,
    'webhook-timestamp': String(timestampS),
    'webhook-signature': `v1,${mac}`,
  };
}
