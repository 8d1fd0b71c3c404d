import type { HttpError } from '../errors';

const reasons = new WeakMap<object, HttpError>();

/**
 * An empty body instead of one that cannot be parsed. The error is reported when the body is read, so that missing
 * rights and missing objects are reported first.
 */
export function unreadable(reason: HttpError): object {
  const body = {};
  reasons.set(body, reason);
  return body;
}

/** Throws the error of a body that could not be parsed. */
export function assertReadable(body: unknown): void {
  const reason = typeof body === 'object' && body !== null ? reasons.get(body) : undefined;
  if (reason) throw reason;
}
