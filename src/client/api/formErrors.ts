import type { SerializedError } from '@reduxjs/toolkit';
import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import { errorTexts } from '../../shared/texts/errors';

/** What to show in a form whose request failed. */
export interface FormErrors {
  /** The first message of each field. */
  fields: Record<string, string>;
  /** For the red alert above the form. */
  form?: string;
}

type RequestError = FetchBaseQueryError | SerializedError;

const GENERAL = 'non_field_errors';

const isRequestError = (error: unknown): error is RequestError => typeof error === 'object' && error !== null;

/** The first sentence of a list, or of whatever an object nests below it. */
function firstText(value: unknown): string | undefined {
  if (typeof value === 'string') return value;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const inner of Object.values(value)) {
    const text = firstText(inner);
    if (text !== undefined) return text;
  }
  return undefined;
}

function validationErrors(data: unknown): FormErrors {
  const fields: Record<string, string> = {};
  let form: string | undefined;
  for (const [name, value] of Object.entries(typeof data === 'object' && data !== null ? data : {})) {
    const text = firstText(value);
    if (text === undefined) continue;
    if (name === GENERAL || name === 'detail') form ??= text;
    else fields[name] = text;
  }
  return { fields, form: form ?? errorTexts.fieldsWrong };
}

const ownWords = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'detail' in data ? firstText(data.detail) : undefined;

function answerErrors(status: number, data: unknown): FormErrors {
  if (status === 400) return validationErrors(data);
  if (status === 401) return { fields: {}, form: errorTexts.unauthorized };
  if (status === 403) return { fields: {}, form: ownWords(data) ?? errorTexts.forbidden };
  if (status === 404) return { fields: {}, form: errorTexts.notFound };
  return { fields: {}, form: errorTexts.unexpected };
}

/** The specification's error catalogue (section 8) for whatever a request ended with. */
export function toFormErrors(error: unknown): FormErrors {
  if (!isRequestError(error) || !('status' in error)) return { fields: {}, form: errorTexts.unexpected };
  const { status } = error;
  if (status === 'FETCH_ERROR' || status === 'TIMEOUT_ERROR') return { fields: {}, form: errorTexts.noResponse };
  return typeof status === 'number' ? answerErrors(status, error.data) : { fields: {}, form: errorTexts.unexpected };
}

const CONFLICT = 409;

/** What the server says of a conflict: which row stands in the way. */
export const wordsOfConflict = (error: unknown): string | undefined =>
  isRequestError(error) && 'status' in error && error.status === CONFLICT ? ownWords(error.data) : undefined;

/** Statuses of which section 8 says what a form shows. */
const FORESEEN = new Set([400, 401, 403, 404]);

/**
 * The server failed, or gave an answer that no form expects. Getting no answer at all does not count: the network is
 * the user's own matter.
 */
export function isUnexpected(error: unknown): boolean {
  if (!isRequestError(error) || !('status' in error)) return true;
  const { status }: Pick<FetchBaseQueryError, 'status'> = error;
  return typeof status === 'number' ? !FORESEEN.has(status) : status !== 'FETCH_ERROR' && status !== 'TIMEOUT_ERROR';
}

/** As `toFormErrors`, but a 401 says what the server says: at login it is the password that is wrong (contract, O2). */
export function toLoginErrors(error: unknown): FormErrors {
  if (isRequestError(error) && 'status' in error && error.status === 401) return validationErrors(error.data);
  return toFormErrors(error);
}

/** As `toFormErrors`, but what is wrong with an item of the list `list` is given at its path, as "marks.1.name". */
export function toListFormErrors(error: unknown, list: string): FormErrors {
  const { fields, form } = toFormErrors(error);
  const said: unknown = isRequestError(error) && 'status' in error && error.status === 400 ? error.data : null;
  const items: unknown = typeof said === 'object' && said !== null ? Reflect.get(said, list) : null;
  if (typeof items !== 'object' || items === null || Array.isArray(items)) return { fields, form };
  const { [list]: _, ...others } = fields;
  return { fields: { ...others, ...itemErrors(items, list) }, form };
}

const entriesOf = (value: unknown): [name: string, inner: unknown][] =>
  typeof value === 'object' && value !== null ? Object.entries(value) : [];

function itemErrors(items: object, list: string): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const [index, item] of entriesOf(items)) {
    for (const [name, value] of entriesOf(item)) {
      const text = firstText(value);
      if (text !== undefined) errors[`${list}.${index}.${name}`] = text;
    }
  }
  return errors;
}
