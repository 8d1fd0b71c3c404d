import type { AnyObject, InferType, ObjectSchema } from 'yup';
import { fieldErrors } from '../../shared/schemas/fields/validate';
import { invalid, type HttpError } from '../errors';

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

type AnyShape = ObjectSchema<AnyObject>;

export function parse<S extends AnyShape>(schema: S, body: unknown, options: { partial: true }): Partial<InferType<S>>;
export function parse<S extends AnyShape>(schema: S, body: unknown, options?: { partial?: false }): InferType<S>;
/**
 * The body in the wire's own form; `partial` looks only at the keys that are there (PATCH). Throws 400 with every
 * sentence per field, or what made the body unreadable.
 */
export function parse(schema: AnyShape, body: unknown, { partial = false }: { partial?: boolean } = {}): AnyObject {
  assertReadable(body);
  const validation = partial ? fieldErrors(schema, body, { partial }) : fieldErrors(schema, body);
  if ('errors' in validation) throw invalid(validation.errors);
  return validation.value;
}
