import type { Kysely } from 'kysely';
import type { User } from '../../../shared/contract/auth';
import type { Webhook, WebhookAttempt, WebhookEvent, WebhookKind } from '../../../shared/contract/webhooks';
import { wireDatetime } from '../../../shared/domain/time';
import { MAX_WEBHOOKS } from '../../../shared/limits';
import { webhookSchema } from '../../../shared/schemas/exchange';
import type { Database } from '../../db/schema';
import type { WebhookOutboxRecord, WebhookRecord } from '../../db/schemaExchange';
import type { Work } from '../../db/unitOfWork';
import { invalid, notFound, refused } from '../../errors';
import { parse } from '../../http/parse';
import { mayTry, type ConnectRule } from '../../http/postOut';
import { ownedClub } from '../../resources/clubs/access';
import { holdClub } from '../../resources/clubs/clubs';
import { deleteWebhook, insertWebhook, lastTried, webhookById, webhooksOfClub } from '../../webhooks/repository';
import { eventsOf, tryWebhook } from '../../webhooks/tell';
import { problemText } from '../../webhooks/texts';

const webhookTexts = {
  tooMany: `Klubben har redan ${MAX_WEBHOOKS} webhooks. Ta bort en av dem först.`,
  address: 'Ange en adress på internet som börjar med https://.',
  off: 'Webhooken är avstängd. Ta bort den och skapa en ny.',
} as const;

const wire = (instant: string): string => wireDatetime(Date.parse(instant));

const presentAttempt = ({ id, tried_at, status, error }: WebhookOutboxRecord): WebhookAttempt => ({
  message: id,
  at: wire(tried_at ?? ''),
  arrived: status !== null && status >= 200 && status < 300,
  status,
  problem: problemText(error),
});

async function presentWebhook(db: Kysely<Database>, webhook: WebhookRecord): Promise<Webhook> {
  const last = await lastTried(db, webhook.id);
  return {
    id: webhook.id,
    url: webhook.url,
    events: eventsOf(webhook),
    kind: webhook.kind,
    state: webhook.off_at === null ? 'on' : 'off',
    created_at: wire(webhook.created_at),
    last_attempt: last ? presentAttempt(last) : null,
  };
}

/** The webhooks of the club, without their secrets. Throws 403 for others than its owners. */
export async function listWebhooks(db: Kysely<Database>, user: User, club: string): Promise<Webhook[]> {
  const { id } = await ownedClub(db, user, club);
  const listed: Webhook[] = [];
  for (const webhook of await webhooksOfClub(db, id)) listed.push(await presentWebhook(db, webhook));
  return listed;
}

/** What the answer to a new webhook is kept as: without its secret, which is made of it each time that it is told. */
export interface KeptWebhook {
  id: number;
  url: string;
  events: WebhookEvent[];
  kind: WebhookKind;
  created_at: string;
}

/**
 * Makes a webhook of the club, at most 10 of them. Throws 400 for an address that may not be reached; what a name leads
 * to is judged each time that something is sent.
 */
export async function createWebhook(
  work: Work,
  user: User,
  { club: idOrSlug, body, rule }: { club: string; body: unknown; rule: ConnectRule },
): Promise<KeptWebhook> {
  const club = await ownedClub(work.tx, user, idOrSlug);
  await holdClub(work, club.id);
  const { url: typed, events, kind } = parse(webhookSchema, body);
  const url = new URL(typed).href;
  if (!mayTry(url, rule)) throw invalid({ url: [webhookTexts.address] });
  if ((await webhooksOfClub(work.tx, club.id)).length >= MAX_WEBHOOKS) throw refused(webhookTexts.tooMany);

  const columns = { club_id: club.id, url, events: JSON.stringify(events), kind, created_at: work.now, off_at: null };
  const { id } = await insertWebhook(work.tx, columns);
  return { id, url, events, kind, created_at: work.now };
}

interface NamedWebhook {
  club: string;
  id: number;
}

async function ownWebhook({ tx }: Work, user: User, { club: idOrSlug, id }: NamedWebhook): Promise<WebhookRecord> {
  const club = await ownedClub(tx, user, idOrSlug);
  const webhook = await webhookById(tx, id);
  if (webhook?.club_id !== club.id) throw notFound();
  return webhook;
}

/** Takes a webhook away, with what waits for it. */
export async function removeWebhook(work: Work, user: User, named: NamedWebhook): Promise<void> {
  await deleteWebhook(work.tx, (await ownWebhook(work, user, named)).id);
}

/** Sends a message that says nothing. Returns its number; the list tells what became of it. Throws 400 for one that is off. */
export async function testWebhook(work: Work, user: User, named: NamedWebhook): Promise<number> {
  const webhook = await ownWebhook(work, user, named);
  if (webhook.off_at !== null) throw refused(webhookTexts.off);
  return tryWebhook(work, webhook);
}
