import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import { claimDue } from '../db/claimDue';
import { repeat } from '../db/repeat';
import type { Database } from '../db/schema';
import { errorCode } from '../errorCode';
import type { Compose } from './compose';
import type { OutboxMessage, Sender } from './mail';
import { deleteMessage, settleMessage, type OutboxRecord } from './repository';

/** How often each node looks for messages. */
const OUTBOX_CHECK_MS = 1_000;

const SEND_WITHIN_MS = 60_000;
/** Longer than an attempt may take: a node that holds a message longer than this has died. */
export const LEASE_MS = 2 * SEND_WITHIN_MS;

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 8 * 60 * 60 * 1000;
/** The last attempt comes about a day after the first. */
export const MAX_ATTEMPTS = 13;

export interface OutboxDeps {
  db: Kysely<Database>;
  now: () => Date;
  sender: Sender;
  compose: Compose;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** How long to wait after a failed attempt, in milliseconds: twice as long each time. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);

/** The mail server rejects the recipient permanently, so the message is not retried (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined;
  return errorCode(error) === 'EENVELOPE' && typeof status === 'number' && status >= 500;
}

/** Sends a message. Resolves with the error, or null. */
async function send({ sender, compose, db }: OutboxDeps, record: OutboxRecord, signal: AbortSignal): Promise<unknown> {
  try {
    const mail = await compose(JSON.parse(record.letter) as OutboxMessage);
    if (mail) await sender.send(mail, record, AbortSignal.any([signal, AbortSignal.timeout(SEND_WITHIN_MS)]));
    else await deleteMessage(db, record.id);
    return null;
  } catch (error) {
    return error;
  }
}

async function deliver(deps: OutboxDeps, record: OutboxRecord, signal: AbortSignal): Promise<void> {
  const failure = await send(deps, record, signal);
  const now = deps.now();
  const finished_at = now.toISOString();
  if (failure === null) return settleMessage(deps.db, record, { due_at: null, finished_at, error: '' });

  const { id, attempts } = record;
  const error = errorCode(failure) || 'unknown';
  const isLast = attempts >= MAX_ATTEMPTS || isRefusedForGood(failure);
  // The message of a failure may name the recipient, so only its code is logged.
  deps.logger.warn({ mail: id, attempts, code: error, isLast }, 'a mail could not be sent');
  const retry = { due_at: after(now, retryDelayMs(attempts)), finished_at: null, error };
  return settleMessage(deps.db, record, isLast ? { due_at: null, finished_at, error } : retry);
}

/**
 * Sends every message that is due, one after the other. One node holds a message at a time; if that node dies after
 * sending it and before recording that, the message is sent once more with the same Message-ID.
 */
export async function sendOutbox(deps: OutboxDeps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.now();
    const record = await claimDue(deps.db, 'mail_outbox', { now: now.toISOString(), until: after(now, LEASE_MS) });
    if (!record) return;
    await deliver(deps, record, signal);
  }
}

/**
 * Sends due messages every second, never two rounds at once. Returns a stop function: a mail being sent is aborted and
 * retried later.
 */
export function startOutbox(deps: OutboxDeps): () => Promise<void> {
  const stopping = new AbortController();
  const stop = repeat(() => sendOutbox(deps, stopping.signal), {
    everyMs: OUTBOX_CHECK_MS,
    logger: deps.logger,
    failure: 'the outbox could not be read',
  });
  return async () => {
    stopping.abort();
    await stop();
  };
}
