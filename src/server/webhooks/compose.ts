import type { WebhookRecord } from '../db/schemaExchange';
import type { WebhookFacts } from './facts';
import { signatureHeaders, type WebhookSecretOf } from './signature';
import { channelText } from './texts';

interface ComposeDeps {
  /** Where people reach the server, without a slash at its end. */
  site: () => string;
  secretOf: WebhookSecretOf;
}

function happeningOf(facts: WebhookFacts): object {
  if (facts.event === 'test') return {};
  if ('serie' in facts) return { serie: facts.serie.id, version: facts.version };
  if ('version' in facts) return { sailing: facts.sailing.id, version: facts.version };
  return { sailing: facts.sailing.id, start_date: facts.start_date, start_time: facts.start_time };
}

/** What is sent: ids and an address. Whoever wants more reads it there. */
const dataOf = (facts: WebhookFacts, site: string): object => ({
  club: { id: facts.club.id, slug: facts.club.slug },
  ...happeningOf(facts),
  url: `${site}${facts.path}`,
});

/** Writes a message for its webhook: its headers and its body, which is the same at every attempt. */
export const composeWebhookWith =
  ({ site, secretOf }: ComposeDeps) =>
  (
    webhook: Pick<WebhookRecord, 'id' | 'kind' | 'created_at'>,
    { message, facts, now }: { message: string; facts: WebhookFacts; now: Date },
  ): { headers: Record<string, string>; body: string } => {
    const headers = { 'content-type': 'application/json; charset=utf-8', 'user-agent': 'styrbord-webhooks' };
    if (webhook.kind === 'text') {
      const text = channelText(facts, `${site()}${facts.path}`);
      // Teams and Slack read the one, Discord the other.
      return { headers, body: JSON.stringify({ text, content: text }) };
    }
    const body = JSON.stringify({ type: facts.event, timestamp: facts.at, data: dataOf(facts, site()) });
    const timestampS = Math.floor(now.getTime() / 1000);
    return { headers: { ...headers, ...signatureHeaders(secretOf(webhook), { message, timestampS, body }) }, body };
  };

export type ComposeWebhook = ReturnType<typeof composeWebhookWith>;
