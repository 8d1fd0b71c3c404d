import { weigh } from './weigh';

/** A state of the rows that something is derived from. */
export interface Moment {
  /** Rises with each change of the rows: the club's number, read together with them. */
  number: number;
  /** What else it hangs on and has no order: the epoch of the database, the day. */
  under: string;
}

/** What is derived from rows, as they were at one moment. */
export interface Derived extends Moment {
  /** "serie 4" */
  subject: string;
}

export interface Remember {
  /** Gives what was computed of the subject at that moment, or computes it. */
  <T extends object>(derived: Derived, compute: () => Promise<T>): Promise<T>;
  /** What was computed, or is being computed, of the subject at that moment; undefined when nobody has begun. */
  held<T extends object>(derived: Derived): Promise<T> | undefined;
}

/** Some hundred large sailings for each kind of reader, or the standings of some dozen seasons. */
const LIMIT_BYTES = 64 * 1024 * 1024;

interface Known extends Moment {
  answer: Promise<object>;
  bytes: number;
}

const isOf = (known: Known, { number, under }: Moment): boolean => known.number === number && known.under === under;
const isNewer = (known: Known, { number, under }: Moment): boolean => known.number > number && known.under === under;

/**
 * Remembers in memory, for each subject, what belongs to the newest moment. Two who ask at once wait for one
 * computation. Whoever asks must have read the moment from the database in his own request: then nothing is ever older
 * than the rows, however many nodes write them. What nobody has asked for lately is forgotten when all of it together
 * is over the limit.
 */
export function createRemember(limitBytes = LIMIT_BYTES): Remember {
  /** The subject that was asked for last is last. */
  const known = new Map<string, Known>();
  let bytes = 0;

  function forget(subject: string): void {
    bytes -= known.get(subject)?.bytes ?? 0;
    known.delete(subject);
  }

  function keep(subject: string, entry: Known): void {
    forget(subject);
    known.set(subject, entry);
    bytes += entry.bytes;
    for (const oldest of known.keys()) {
      if (bytes <= limitBytes) break;
      forget(oldest);
    }
  }

  function begin<T extends object>({ subject, number, under }: Derived, compute: () => Promise<T>): Promise<T> {
    const answer = compute();
    const entry: Known = { number, under, answer, bytes: weigh(subject) };
    keep(subject, entry);
    const isKept = () => known.get(subject) === entry;
    answer.then(
      (value) => {
        if (isKept()) keep(subject, { ...entry, bytes: entry.bytes + weigh(value) });
      },
      () => {
        if (isKept()) forget(subject);
      },
    );
    return answer;
  }

  function held<T extends object>(derived: Derived): Promise<T> | undefined {
    const entry = known.get(derived.subject);
    if (!entry || !isOf(entry, derived)) return undefined;
    known.delete(derived.subject);
    known.set(derived.subject, entry);
    // A subject is only ever computed by one function, so what is known of it has its type.
    return entry.answer as Promise<T>;
  }

  function remember<T extends object>(derived: Derived, compute: () => Promise<T>): Promise<T> {
    const entry = known.get(derived.subject);
    // Whoever still reads an older state of the database computes for himself.
    if (entry && isNewer(entry, derived)) return compute();
    return held<T>(derived) ?? begin(derived, compute);
  }

  return Object.assign(remember, { held });
}

/** Within a write, which may be undone: what it sees is nobody else's. */
export const forgetful: Remember = Object.assign(
  <T extends object>(_derived: Derived, compute: () => Promise<T>) => compute(),
  {
    held: () => undefined,
  },
);
