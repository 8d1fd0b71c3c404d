import { mixed } from 'yup';
import type { MixedSchema } from 'yup';
import { validationTexts } from '../../texts/validation';

/**
 * The ground of every field builder. A builder reads what came in (text, number …) into the wire's own form, or says in
 * one sentence why it cannot; rules about the value that was read (length, range) are yup tests after it.
 */
export interface Misread {
  readonly problem: string;
}

export const misread = (problem: string): Misread => ({ problem });
export const isMisread = (value: unknown): value is Misread =>
  typeof value === 'object' && value !== null && 'problem' in value;

export type Field<T extends object | string | number | boolean> = MixedSchema<T | undefined>;

const isBlank = (raw: unknown): boolean => typeof raw === 'string' && raw.trim() === '';

/**
 * `read` is called with anything but undefined and null. A nullable field (`.nullable()`) takes "" as null, in JSON and
 * in multipart alike.
 */
export function field<T extends object | string | number | boolean>(
  type: string,
  read: (raw: unknown) => T | Misread,
): Field<T> {
  return mixed<T>({ type, check: (value): value is T => !isMisread(value) })
    .transform((_value: unknown, raw: unknown, schema: { spec: { nullable: boolean } }) => {
      if (raw === undefined || raw === null) return raw;
      return schema.spec.nullable && isBlank(raw) ? null : read(raw);
    })
    .typeError(({ value }: { value?: unknown }) => (isMisread(value) ? value.problem : validationTexts.notString))
    .nonNullable(validationTexts.notNull);
}

/** The field must be there when the whole object is sent; a PATCH may leave it out. */
export const required = <T extends object | string | number | boolean>(schema: Field<T>) =>
  schema.defined(validationTexts.required);

/** The Python name of a JSON value's type, as clients of the original API see it. */
export function typeName(value: unknown): string {
  if (value === null || value === undefined) return 'NoneType';
  if (Array.isArray(value)) return 'list';
  if (typeof value === 'number') return Number.isInteger(value) ? 'int' : 'float';
  return { string: 'str', boolean: 'bool', object: 'dict' }[typeof value as string] ?? typeof value;
}
