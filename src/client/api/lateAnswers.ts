import type { Answer } from './call';

/** Whose read it is, what it asks for, and its key in the cache of requests. */
export interface Read {
  user: string;
  url: string;
  key: string;
}

const late = new Map<string, Answer>();
const nameOf = ({ user, url, key }: Read): string => JSON.stringify([user, url, key]);

/** Holds an answer that came when a kept one was shown already, until the read is made again. */
export const holdLateAnswer = (read: Read, answer: Answer): void => void late.set(nameOf(read), answer);

/** The answer that came too late last time, instead of asking again; once. */
export function takeLateAnswer(read: Read): Answer | undefined {
  const name = nameOf(read);
  const answer = late.get(name);
  late.delete(name);
  return answer;
}
