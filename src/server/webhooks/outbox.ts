import type { FastifyBaseLogger } from 'fastify';
import { claimDue } from '../db/claimDue';
import { repeat } from '../db/repeat';
import type { WebhookOutboxRecord, WebhookRecord } from '../db/schemaExchange';
import { unitOfWork, type UnitOfWorkDeps } from '../db/unitOfWork';
import { errorCode } from '../errorCode';
import type { PostOut } from '../http/postOut';
import { putInOutbox } from '../mail/repository';
import type { ComposeWebhook } from './compose';
import type { WebhookFacts } from './facts';
import { clubOfMessages, ownerAddresses, settleWebhookMessage, turnWebhookOff, webhookById } from './repository';

/** How often each node looks for messages. */
const CHECK_MS = 1_000;
/** How long a receiver has for all of its answer. */
const ANSWER_WITHIN_MS = 5_000;
/** Longer than an attempt may take: a node that holds a message longer than this has died. */
const LEASE_MS = 4 * ANSWER_WITHIN_MS;
/** So many at once: a receiver that does not answer delays no others. */
const AT_ONCE = 4;

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
/** How long to wait after each failed attempt; after the last of eight, a day after the first, there is no more. */
export const RETRY_DELAYS_MS: readonly number[] = [
  10 * SECOND_MS,
  MINUTE_MS,
  10 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  7 * HOUR_MS,
  13 * HOUR_MS,
];

export interface WebhookOutboxDeps extends UnitOfWorkDeps {
  postOut: PostOut;
  compose: ComposeWebhook;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

interface Attempt {
  status: number | null;
  /** '' where there was an answer. */
  error: string;
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

const hasArrived = ({ status }: Attempt): boolean => status !== null && status >= 200 && status < 300;

async function attempt(
  { postOut, compose, now }: WebhookOutboxDeps,
  webhook: WebhookRecord,
  { message, facts }: { message: string; facts: WebhookFacts },
  signal: AbortSignal,
): Promise<Attempt> {
  try {
    const sent = compose(webhook, { message, facts, now: now() });
    const { status } = await postOut({ url: webhook.url, ...sent, withinMs: ANSWER_WITHIN_MS }, signal);
    return { status, error: '' };
  } catch (error) {
    return { status: null, error: errorCode(error) || 'unknown' };
  }
}

/** Saves that the last attempt has failed: the webhook is off, and its owners are told. */
async function giveUp(
  deps: WebhookOutboxDeps,
  record: WebhookOutboxRecord,
  webhook: WebhookRecord,
  outcome: Attempt,
): Promise<void> {
  await unitOfWork(deps, async (work) => {
    const { tx, now } = work;
    const isOurs = await settleWebhookMessage(tx, record, {
      ...outcome,
      due_at: null,
      tried_at: now,
      finished_at: now,
    });
    if (!isOurs || !(await turnWebhookOff(tx, webhook.id, now))) return;
    const { name, slug } = await clubOfMessages(tx, webhook.club_id);
    // Whoever knows the whole address may write to the channel behind it.
    const host = URL.parse(webhook.url)?.hostname ?? '';
    for (const email of await ownerAddresses(tx, webhook.club_id))
      await putInOutbox(work, { kind: 'webhook_off', email, club: name, clubSlug: slug, host });
  });
  deps.logger.warn({ webhook: webhook.id }, 'a webhook is off: nothing has arrived there for a day');
}

async function deliver(deps: WebhookOutboxDeps, record: WebhookOutboxRecord, signal: AbortSignal): Promise<void> {
  const webhook = await webhookById(deps.db, record.webhook_id);
  if (!webhook) return;
  const facts = JSON.parse(record.facts) as WebhookFacts;
  const outcome = await attempt(deps, webhook, { message: record.message, facts }, signal);
  // Stopped in the middle: the lease runs out, and a node tries again.
  if (signal.aborted && outcome.status === null) return;

  const { db, logger } = deps;
  const now = deps.now();
  const tried = { ...outcome, tried_at: now.toISOString() };
  const delay = facts.event === 'test' ? undefined : RETRY_DELAYS_MS[record.attempts - 1];
  const isOver = hasArrived(outcome) || facts.event === 'test';
  if (isOver) {
    await settleWebhookMessage(db, record, { ...tried, due_at: null, finished_at: tried.tried_at });
    return;
  }
  const { id, attempts } = record;
  logger.warn({ webhookMessage: id, webhook: webhook.id, attempts, ...outcome }, 'a webhook was not told');
  if (delay === undefined) return giveUp(deps, record, webhook, outcome);
  await settleWebhookMessage(db, record, { ...tried, due_at: after(now, delay), finished_at: null });
}

async function deliverInTurn(deps: WebhookOutboxDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.now();
    const record = await claimDue(deps.db, 'webhook_outbox', { now: now.toISOString(), until: after(now, LEASE_MS) });
    if (!record) return;
    await deliver(deps, record, signal);
  }
}

/**
 * Sends every message that is due, four at a time. One node holds a message at a time; if that node dies after sending it
 * and before recording that, the message is sent once more with the same webhook-id.
 */
export async function sendWebhooks(
  deps: WebhookOutboxDeps,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  await Promise.all(Array.from({ length: AT_ONCE }, () => deliverInTurn(deps, signal)));
}

/** Sends due messages every second. Returns a stop function: what is being sent is aborted, and tried again later. */
export function startWebhooks(deps: WebhookOutboxDeps): () => Promise<void> {
  const stopping = new AbortController();
  const stop = repeat(() => sendWebhooks(deps, stopping.signal), {
    everyMs: CHECK_MS,
    logger: deps.logger,
    failure: 'the outbox of the webhooks could not be read',
  });
  return async () => {
    stopping.abort();
    await stop();
  };
}
