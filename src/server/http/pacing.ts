const REST_PER_WORK = 4;
const MAX_REST_MS = 1_500;

/**
 * How long what took so many milliseconds rests before it is done again: then it takes a fifth of the time at most,
 * however often it is asked for.
 */
export const restAfter = (tookMs: number): number => Math.min(REST_PER_WORK * tookMs, MAX_REST_MS);

/** Does something with what its batch shares. */
type Read<Shared, T> = (shared: Shared) => Promise<T>;

export interface Pacing<Shared> {
  /**
   * Reads at once, unless the same subject is being read or rests. Then it is read together with all others that come
   * meanwhile, in a batch that begins after this call. Resolves and rejects as `read` does.
   */
  inTurn<T>(subject: string, read: Read<Shared, T>): Promise<T>;
  /** Nothing rests any more: the server stops. */
  letGo(): void;
}

interface Reader<Shared> {
  run: (shared: Shared) => Promise<void>;
  reject: (reason: unknown) => void;
}

/** Paces what is expensive to read. `share` gives each batch what its readers share, such as a snapshot of the rows. */
export function createPacing<Shared>(share: (use: Read<Shared, void>) => Promise<void>): Pacing<Shared> {
  /** Those who wait, for each subject that is being read or rests. */
  const lines = new Map<string, Reader<Shared>[]>();
  const endings = new Set<() => void>();
  let isLetGo = false;

  const rest = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      if (isLetGo) return resolve();
      const end = () => {
        clearTimeout(timer);
        endings.delete(end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      endings.add(end);
    });

  async function serve(subject: string, readers: readonly Reader<Shared>[]): Promise<void> {
    const waiting: Reader<Shared>[] = [];
    lines.set(subject, waiting);
    let tookMs = 0;
    try {
      await share(async (shared) => {
        const from = performance.now();
        for (const { run } of readers) await run(shared);
        tookMs = performance.now() - from;
      });
    } catch (error) {
      for (const { reject } of readers) reject(error);
    }
    await rest(restAfter(tookMs));
    lines.delete(subject);
    if (waiting.length > 0) void serve(subject, waiting);
  }

  return {
    inTurn: (subject, read) =>
      new Promise((resolve, reject) => {
        const reader: Reader<Shared> = { run: (shared) => read(shared).then(resolve, reject), reject };
        const waiting = lines.get(subject);
        if (waiting) waiting.push(reader);
        else void serve(subject, [reader]);
      }),
    letGo: () => {
      isLetGo = true;
      for (const end of endings) end();
    },
  };
}
