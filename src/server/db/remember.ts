/** What is derived from a club's rows, as they were at one of its numbers. */
export interface Derived {
  /** "serie 4" */
  subject: string;
  /** The club's number, read together with the rows. */
  number: number;
}

/** Gives what was computed of the subject at that number, or computes it. */
export type Remember = <T extends object>(derived: Derived, compute: () => Promise<T>) => Promise<T>;

/** Standings are a few megabytes; a club's evening looks at a handful of them. */
const KEPT = 40;

interface Known {
  number: number;
  answer: Promise<object>;
}

/**
 * Remembers in memory, for each subject, what belongs to the newest number; subjects that nobody has asked for lately are forgotten. Two who
 * ask at once wait for one computation.
 */
export function createRemember(kept = KEPT): Remember {
  const known = new Map<string, Known>();

  const take = (subject: string, entry: Known): void => {
    known.delete(subject);
    known.set(subject, entry);
    for (const oldest of known.keys()) {
      if (known.size <= kept) break;
      known.delete(oldest);
    }
  };

  return <T extends object>({ subject, number }: Derived, compute: () => Promise<T>): Promise<T> => {
    const held = known.get(subject);
    // Whoever still reads an older state of the database computes for himself.
    if (held && held.number > number) return compute();
    const fresh = held?.number === number ? held : { number, answer: compute() };
    take(subject, fresh);
    fresh.answer.catch(() => {
      if (known.get(subject) === fresh) known.delete(subject);
    });
    // A subject is only ever computed by one function, so what is known of it has its type.
    return fresh.answer as Promise<T>;
  };
}

/** Within a write, which may be undone: what it sees is nobody else's. */
export const forgetful: Remember = (_derived, compute) => compute();
