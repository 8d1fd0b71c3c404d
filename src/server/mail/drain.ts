import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../db/schema';
import { errorCode } from '../errorCode';
import type { Compose } from './compose';
import type { Letter, Sender } from './letter';
import { claimLetter, deleteLetter, settleLetter, type OutboxRecord } from './repository';

/** How often each node looks for letters. */
const OUTBOX_CHECK_MS = 1_000;

const SEND_WITHIN_MS = 60_000;
/** Longer than a try may take: who holds a letter longer than this has died. */
export const LEASE_MS = 2 * SEND_WITHIN_MS;

const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 8 * 60 * 60 * 1000;
/** The last of them comes about a day after the first. */
export const MAX_ATTEMPTS = 13;

export interface DrainDeps {
  db: Kysely<Database>;
  now: () => Date;
  sender: Sender;
  compose: Compose;
  logger: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

const after = (now: Date, ms: number): string => new Date(now.getTime() + ms).toISOString();

/** How long to wait after a try that failed, in milliseconds: twice as long each time. */
export const retryDelayMs = (attempts: number): number =>
  Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LONGEST_RETRY_MS);

/** The mail server knows no such recipient: it is not to be asked again (RFC 5321, 4.2.1). */
function isRefusedForGood(error: unknown): boolean {
  const status: unknown = typeof error === 'object' && error !== null ? Reflect.get(error, 'responseCode') : undefined;
  return errorCode(error) === 'EENVELOPE' && typeof status === 'number' && status >= 500;
}

/** Sends a letter; what went wrong, or null. */
async function send({ sender, compose, db }: DrainDeps, record: OutboxRecord, signal: AbortSignal): Promise<unknown> {
  try {
    const mail = await compose(JSON.parse(record.letter) as Letter);
    if (mail) await sender.send(mail, record, AbortSignal.any([signal, AbortSignal.timeout(SEND_WITHIN_MS)]));
    else await deleteLetter(db, record.id);
    return null;
  } catch (error) {
    return error;
  }
}

async function deliver(deps: DrainDeps, record: OutboxRecord, signal: AbortSignal): Promise<void> {
  const failure = await send(deps, record, signal);
  const now = deps.now();
  const finished_at = now.toISOString();
  if (failure === null) return settleLetter(deps.db, record, { due_at: null, finished_at, error: '' });

  const { id, attempts } = record;
  const error = errorCode(failure) || 'unknown';
  const isLast = attempts >= MAX_ATTEMPTS || isRefusedForGood(failure);
  // The message of a failure may name the recipient, so only its code is told.
  deps.logger.warn({ mail: id, attempts, code: error, isLast }, 'a mail could not be sent');
  const retry = { due_at: after(now, retryDelayMs(attempts)), finished_at: null, error };
  return settleLetter(deps.db, record, isLast ? { due_at: null, finished_at, error } : retry);
}

/**
 * Sends every letter that is due, one after the other. A letter is held by one node at a time; if a node dies between
 * the sending and the note of it, the letter goes out once more under the same Message-ID.
 */
export async function drainOutbox(deps: DrainDeps, signal: AbortSignal = new AbortController().signal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.now();
    const record = await claimLetter(deps.db, { now: now.toISOString(), until: after(now, LEASE_MS) });
    if (!record) return;
    await deliver(deps, record, signal);
  }
}

/**
 * Drains every second, never twice at once. Returns the way to stop: a mail that is on its way is broken off and tried
 * again later.
 */
export function startDraining(deps: DrainDeps): () => Promise<void> {
  const stopping = new AbortController();
  let draining: Promise<void> | undefined;

  const timer = setInterval(() => {
    draining ??= drainOutbox(deps, stopping.signal)
      .catch((err: unknown) => deps.logger.error({ err }, 'the outbox could not be read'))
      .finally(() => {
        draining = undefined;
      });
  }, OUTBOX_CHECK_MS);
  timer.unref();

  return async () => {
    clearInterval(timer);
    stopping.abort();
    await draining;
  };
}
