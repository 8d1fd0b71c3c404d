import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import type { Call } from './call';

const VERSION_4 = 0x40;
const VARIANT = 0x80;

/** A random uuid. `crypto.randomUUID` is missing on plain http, which is how a club's own network serves the app. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  const hex = Array.from(bytes, (byte, index) => {
    const value = index === 6 ? (byte & 0x0f) | VERSION_4 : index === 8 ? (byte & 0x3f) | VARIANT : byte;
    return value.toString(16).padStart(2, '0');
  }).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

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
