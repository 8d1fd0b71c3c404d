import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { newId } from './newId';
import type { Call } from './call';

/** Keys of calls that nobody has answered yet, by what they ask for. */
const unanswered = new Map<string, string>();

const nameOf = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** A body in words: JSON knows nothing of what is in a form. */
function wordsOf(body: object | undefined): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body].map(([field, value]) => [field, value instanceof File ? nameOf(value) : value]);
}

export interface KeyedCall {
  call: Call;
  /** To be said when somebody has answered: the same words are then a new wish. */
  answered: () => void;
}

/**
 * Gives a call its Idempotency-Key. Somebody who presses "Spara" again after a call without an answer sends the same
 * words under the same key, and gets the first one's answer instead of a second row.
 */
export function withKey(call: Call): KeyedCall {
  const wish = JSON.stringify([call.method, call.url, wordsOf(call.body)]);
  const key = unanswered.get(wish) ?? newId();
  unanswered.set(wish, key);
  return {
    call: { ...call, headers: { ...call.headers, [IDEMPOTENCY_HEADER]: key } },
    answered: () => void unanswered.delete(wish),
  };
}
