import type { HttpError } from '../errors';

const reasons = new WeakMap<object, HttpError>();

/**
 * An empty body in the place of one that cannot be read. Why it cannot is told when somebody looks into it: who may not
 * make the call, or makes it on what is not there, hears that first.
 */
export function unreadable(reason: HttpError): object {
  const body = {};
  reasons.set(body, reason);
  return body;
}

/** Throws what is wrong with a body that could not be read. */
export function assertReadable(body: unknown): void {
  const reason = typeof body === 'object' && body !== null ? reasons.get(body) : undefined;
  if (reason) throw reason;
}
