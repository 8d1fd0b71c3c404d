/** Gives what was computed under the key before, or computes it. */
export type Remember = <T extends object>(key: string, compute: () => Promise<T>) => Promise<T>;

/** Standings are a few megabytes at most; a club's evening looks at a handful of them. */
const KEPT = 40;

/**
 * Remembers in memory what is derived from a club's rows. The key names the club's number, so whatever changes makes a new key, and the old
 * answers are forgotten in the order that they were last asked for. Two who ask at once wait for one computation.
 */
export function createRemember(kept = KEPT): Remember {
  const known = new Map<string, Promise<object>>();

  return <T extends object>(key: string, compute: () => Promise<T>): Promise<T> => {
    // One key is only ever computed by one function, so what is known under it has its type.
    const answer = (known.get(key) as Promise<T> | undefined) ?? compute();
    known.delete(key);
    known.set(key, answer);
    answer.catch(() => known.delete(key));
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
    return answer;
  };
}

/** Within a write, which may be undone: what it sees is nobody else's. */
export const forgetful: Remember = (_key, compute) => compute();
