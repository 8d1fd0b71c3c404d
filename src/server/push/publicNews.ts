import { Readable } from 'node:stream';
import type { Bus } from '../db/bus';

/** Where a club stands: what it has published, and anything else of it. Both numbers only rise. */
export interface Moment {
  published: number;
  changed: number;
}

interface NewsLimits {
  readersPerNetwork: number;
  readersPerProcess: number;
  /** How often all clubs that are read are looked at without being told. */
  pollMs: number;
  /** After an announcement, others are waited for so long. */
  gatherMs: number;
  /** Keeps proxies from closing an idle connection. */
  pingMs: number;
  /** A slower reader than this is let go; it comes back by itself. */
  maxWaitingBytes: number;
}

const NEWS_LIMITS: NewsLimits = {
  readersPerNetwork: 50,
  readersPerProcess: 2_000,
  pollMs: 2_000,
  gatherMs: 200,
  pingMs: 25_000,
  maxWaitingBytes: 4_096,
};

export interface NewsDeps {
  bus: Bus;
  now: () => Date;
  /** Where these clubs stand: one query for all readers of this node. */
  readMoments: (clubs: number[]) => Promise<Map<number, Moment>>;
  onFailure: (error: unknown) => void;
  limits?: Partial<NewsLimits>;
}

export interface NewsReader {
  club: number;
  /** Where the club stood when the reader came. */
  moment: Moment;
  network: string;
  /** Is told of every change, not only of what is published. */
  isTold: 'published' | 'changed';
}

/**
 * Tells those who look at public pages that there is something new, as server-sent events: that, and never what. No
 * reader costs a query.
 */
export interface PublicNews {
  /** The events of a reader until it goes; null where there are too many of its network, or of all. */
  open: (reader: NewsReader) => Readable | null;
  readers: () => number;
  close: () => void;
}

interface OpenReader extends NewsReader {
  stream: Readable;
}

const eventText = (name: string, data: object): string => `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;

/** Calls `look` after announcements and at intervals, and `ping` to keep lines open, until it is stopped. */
function startLooking(
  { bus, isRead, look, ping }: { bus: Bus; isRead: (club: number) => boolean; look: () => void; ping: () => void },
  { gatherMs, pollMs, pingMs }: NewsLimits,
): () => void {
  let gathering: NodeJS.Timeout | undefined;
  const gather = () => {
    gathering ??= setTimeout(() => {
      gathering = undefined;
      look();
    }, gatherMs).unref();
  };
  const stopListening = bus.listen((club) => {
    if (club === null || isRead(club)) gather();
  });
  const timers = [setInterval(look, pollMs).unref(), setInterval(ping, pingMs).unref()];
  return () => {
    stopListening();
    timers.forEach(clearInterval);
    clearTimeout(gathering);
  };
}

export function createPublicNews({ bus, now, readMoments, onFailure, ...options }: NewsDeps): PublicNews {
  const limits = { ...NEWS_LIMITS, ...options.limits };
  const readers = new Set<OpenReader>();
  // Nothing runs while nobody reads.
  let stop: (() => void) | null = null;
  let isClosed = false;

  function write({ stream }: OpenReader, text: string): void {
    if (stream.readableLength > limits.maxWaitingBytes) stream.destroy();
    else stream.push(text);
  }

  async function look(): Promise<void> {
    const moments = await readMoments([...new Set([...readers].map(({ club }) => club))]);
    for (const reader of readers) {
      const moment = moments.get(reader.club);
      if (!moment || moment[reader.isTold] <= reader.moment[reader.isTold]) continue;
      reader.moment = moment;
      write(reader, eventText('news', { number: moment[reader.isTold] }));
    }
  }

  const start = () =>
    startLooking(
      {
        bus,
        isRead: (club) => [...readers].some((reader) => reader.club === club),
        look: () => void look().catch(onFailure),
        ping: () => readers.forEach((reader) => write(reader, ':\n\n')),
      },
      limits,
    );

  function leave(reader: OpenReader): void {
    readers.delete(reader);
    if (readers.size > 0) return;
    stop?.();
    stop = null;
  }

  return {
    open: (reader) => {
      const near = [...readers].filter(({ network }) => network === reader.network).length;
      if (isClosed || near >= limits.readersPerNetwork || readers.size >= limits.readersPerProcess) return null;
      const stream = new Readable({ read: () => {} });
      const opened = { ...reader, stream };
      readers.add(opened);
      stop ??= start();
      stream.once('close', () => leave(opened));
      write(opened, eventText('hello', { now: now().getTime(), number: reader.moment[reader.isTold] }));
      return stream;
    },
    readers: () => readers.size,
    close: () => {
      isClosed = true;
      readers.forEach(({ stream }) => stream.push(null));
    },
  };
}
