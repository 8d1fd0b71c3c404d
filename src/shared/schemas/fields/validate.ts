import { ValidationError } from 'yup';
import type { AnyObject, InferType, ObjectSchema } from 'yup';
import type { FieldErrors } from '../../contract/common';
import { validationTexts } from '../../texts/validation';
import { typeName } from './field';

type AnyShape = ObjectSchema<AnyObject>;

export type Validation<T> = { value: T } | { errors: FieldErrors };

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function shapeErrors(value: unknown): FieldErrors {
  return { non_field_errors: [value === null ? validationTexts.noData : validationTexts.notObject(typeName(value))] };
}

function errorsOf(error: ValidationError): FieldErrors {
  const errors: FieldErrors = {};
  for (const { path, errors: sentences } of error.inner.length > 0 ? error.inner : [error]) {
    const field = path || 'non_field_errors';
    errors[field] = [...(errors[field] ?? []), ...sentences];
  }
  return errors;
}

export function fieldErrors<S extends AnyShape>(
  schema: S,
  value: unknown,
  options: { partial: true },
): Validation<Partial<InferType<S>>>;
export function fieldErrors<S extends AnyShape>(
  schema: S,
  value: unknown,
  options?: { partial?: false },
): Validation<InferType<S>>;
/**
 * Judges a form or a body: the value in the wire's own form without unknown keys, or every sentence per field.
 * `partial` looks only at the keys that are there (PATCH). Nothing at all is an empty object.
 */
export function fieldErrors(
  schema: AnyShape,
  value: unknown = {},
  { partial = false }: { partial?: boolean } = {},
): Validation<AnyObject> {
  if (!isObject(value)) return { errors: shapeErrors(value) };
  const present = Object.keys(schema.fields).filter((key) => Object.hasOwn(value, key) && value[key] !== undefined);
  const known = Object.fromEntries(present.map((key) => [key, value[key]]));
  const validated = partial ? schema.pick(present) : schema;
  try {
    return { value: validated.validateSync(known, { abortEarly: false }) };
  } catch (error) {
    if (error instanceof ValidationError) return { errors: errorsOf(error) };
    throw error;
  }
}

/** The errors that a form shows: the first sentence of each field. */
export function firstErrors(validation: Validation<unknown>): Record<string, string> {
  if ('value' in validation) return {};
  return Object.fromEntries(Object.entries(validation.errors).map(([field, [first = '']]) => [field, first]));
}
