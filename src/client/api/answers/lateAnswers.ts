import type { Answer } from '../call';

/** Whose read it is, what it asks for, and its key in the cache of requests. */
export interface Read {
  user: string;
  url: string;
  key: string;
}

interface Held {
  answer: Answer;
  forget: ReturnType<typeof setTimeout>;
}

/**
 * The read is made again at once, if it still is on screen; later it would be an old answer that passes for a fresh
 * one.
 */
const HOLD_MS = 5_000;

const late = new Map<string, Held>();
const nameOf = ({ user, url, key }: Read): string => JSON.stringify([user, url, key]);

/** The answer that came too late last time, instead of asking again; once, and within 5 s. */
export function takeLateAnswer(read: Read): Answer | undefined {
  const name = nameOf(read);
  const held = late.get(name);
  late.delete(name);
  clearTimeout(held?.forget);
  return held?.answer;
}

/** Holds an answer that came when a kept one was shown already, until the read is made again. */
export function holdLateAnswer(read: Read, answer: Answer): void {
  takeLateAnswer(read);
  late.set(nameOf(read), { answer, forget: setTimeout(() => takeLateAnswer(read), HOLD_MS) });
}
