import { isUnanswered, type Call } from './call';
import { withKey } from './idempotency';
import type { Reply, Send } from './liveRows';

/** Reads what only the cache of requests holds. */
export async function readOnce<T>(send: Send, url: string): Promise<Reply<T>> {
  const { data, error } = await send(url);
  return error ? { error } : { data: data as T };
}

/** Makes a change of what only the cache of requests holds: sent again after no answer, it counts once. */
export async function writeOnce<T>(send: Send, call: Call): Promise<Reply<T>> {
  const { call: keyed, answered } = withKey(call);
  const { data, error } = await send(keyed);
  if (!error || !isUnanswered(error)) answered();
  // RTK Query takes undefined for a missing answer; a deletion has none to give.
  return error ? { error } : { data: (data ?? null) as T };
}
