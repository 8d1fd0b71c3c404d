import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import { newId } from './newId';
import type { Call } from './call';

/** Keys of calls that nobody has answered yet, by what they ask for. */
const unanswered = new Map<string, string>();

const describeFile = ({ name, size, lastModified }: File) => [name, size, lastModified];

/** A body as text that differs when the body does. `JSON.stringify` leaves out what is in a form. */
function describeBody(body: object | undefined): unknown {
  if (!(body instanceof FormData)) return body;
  return [...body].map(([field, value]) => [field, value instanceof File ? describeFile(value) : value]);
}

interface KeyedCall {
  call: Call;
  /** To be called when somebody has answered: the next call of the same content is then a new one. */
  answered: () => void;
}

/** Reads change nothing, and a call may bring its own key. */
const needsKey = ({ method, headers }: Call): boolean => method !== undefined && !headers?.[IDEMPOTENCY_HEADER];

/**
 * Gives a write its Idempotency-Key. Somebody who presses "Spara" again after a call without an answer sends the same
 * content under the same key, and gets the first one's answer instead of a second row.
 */
export function withKey(call: Call): KeyedCall {
  if (!needsKey(call)) return { call, answered: () => undefined };
  const callSignature = JSON.stringify([call.method, call.url, describeBody(call.body)]);
  const key = unanswered.get(callSignature) ?? newId();
  unanswered.set(callSignature, key);
  return {
    call: { ...call, headers: { ...call.headers, [IDEMPOTENCY_HEADER]: key } },
    answered: () => void unanswered.delete(callSignature),
  };
}
