import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';

/** A boat that is entered, and the key that it is entered under however often it is sent. */
export interface Entry {
  key: string;
  sailNumber: string;
}

export interface WritersOptions {
  /** The nodes, one after the other at each failure. */
  urls: readonly string[];
  /** Asked for at each try where it is a function: one that is given once is good for a quarter of an hour. */
  token: string | (() => string);
  sailing: number;
  writers: number;
  /** Each writer waits so long after each answer. */
  pauseMs?: number;
  onAcknowledged?: (count: number) => void;
}

export interface Writers {
  acknowledged: readonly Entry[];
  /** Tries that got no answer, or 502 or 503, and were sent again under the same key. */
  sentAgain: () => number;
  /** Answers of 503 that did not say when to come back. */
  withoutRetryAfter: () => number;
  /** Calls that had not been answered when a browser gives up. */
  hung: () => number;
  /** Statuses that nobody should get here: neither success nor 502 nor 503. */
  unexpected: readonly string[];
  /** Lets every writer finish what it has begun. */
  stop: () => Promise<void>;
  /** Drops everything, also what is not acknowledged. */
  abandon: () => void;
}

/** When a browser gives up. */
const GIVE_UP_MS = 15_000;
const RETRY_MS = { first: 50, longest: 500 } as const;

type Outcome = 'acknowledged' | 'again' | 'refused';

/** Officials who enter boats until they are stopped, and who do not let go of one before it is acknowledged. */
export function startWriters({ urls, token, sailing, writers, pauseMs = 0, onAcknowledged }: WritersOptions): Writers {
  const acknowledged: Entry[] = [];
  const unexpected: string[] = [];
  const counts = { sentAgain: 0, withoutRetryAfter: 0, hung: 0 };
  let isStopping = false;
  let isAbandoned = false;
  let made = 0;

  async function send({ key, sailNumber }: Entry, url: string): Promise<Outcome> {
    const bearer = typeof token === 'string' ? token : token();
    const reply = await fetch(url + competitorPaths.list, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}`, [IDEMPOTENCY_HEADER]: key },
      body: JSON.stringify({ sailing, sail_number: sailNumber, skipper_name: 'Sara Seglare' }),
      signal: AbortSignal.timeout(GIVE_UP_MS),
    });
    const text = await reply.text();
    if (reply.status === 201) return 'acknowledged';
    if (reply.status === 503 && !reply.headers.has('Retry-After')) counts.withoutRetryAfter += 1;
    if (reply.status === 502 || reply.status === 503) return 'again';
    unexpected.push(`${reply.status} ${text}`);
    return 'refused';
  }

  const noAnswer = (error: unknown): Outcome => {
    if (error instanceof DOMException && error.name === 'TimeoutError') counts.hung += 1;
    return 'again';
  };

  /** Stays with the node that answers; resolves with it. */
  async function enter(entry: Entry, first: number): Promise<number> {
    for (let attempt = 0; ; attempt += 1) {
      const at = first + attempt;
      const outcome = await send(entry, urls[at % urls.length] ?? '').catch(noAnswer);
      if (outcome === 'acknowledged') {
        acknowledged.push(entry);
        onAcknowledged?.(acknowledged.length);
      }
      if (outcome !== 'again' || isAbandoned) return at;
      counts.sentAgain += 1;
      await wait(Math.min(RETRY_MS.longest, RETRY_MS.first * 2 ** attempt));
    }
  }

  async function write(first: number): Promise<void> {
    let node = first;
    while (!isStopping && unexpected.length === 0) {
      made += 1;
      node = await enter({ key: randomUUID(), sailNumber: `SWE ${made}` }, node);
      if (pauseMs > 0) await wait(pauseMs);
    }
  }

  const working = Promise.all(Array.from({ length: writers }, (_, index) => write(index)));
  return {
    acknowledged,
    unexpected,
    sentAgain: () => counts.sentAgain,
    withoutRetryAfter: () => counts.withoutRetryAfter,
    hung: () => counts.hung,
    stop: async () => {
      isStopping = true;
      await working;
    },
    abandon: () => {
      isStopping = true;
      isAbandoned = true;
    },
  };
}

/** What became of the boats: acknowledged and not there, and there more than once. */
export function lossesOf(
  acknowledged: readonly Entry[],
  competitors: readonly Competitor[],
): { lost: number; doubled: number } {
  const found = new Map<string, number>();
  for (const { sail_number } of competitors) found.set(sail_number, (found.get(sail_number) ?? 0) + 1);
  return {
    lost: acknowledged.filter(({ sailNumber }) => !found.has(sailNumber)).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
  };
}
