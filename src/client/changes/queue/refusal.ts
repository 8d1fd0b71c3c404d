import type { FetchBaseQueryError } from '@reduxjs/toolkit/query/react';
import type { Competitor } from '../../../shared/contract/competitors';
import type { FieldErrors } from '../../../shared/contract/common';
import { errorTexts } from '../../../shared/texts/errors';
import type { Refusal } from '../../state/entities/events';

/** A guard or an answer that cannot be read has no status of its own. */
const NO_STATUS = 0;

function bodyOf({ data }: FetchBaseQueryError): object {
  return typeof data === 'object' && data !== null ? data : {};
}

/** A field's sentences, also those of fields within it: a list of finishes tells for each which field is wrong. */
function sentencesIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(sentencesIn) : [];
}

/** The server's no, in its own words where it has any. */
export function refusalOf(error: FetchBaseQueryError): Refusal {
  const status =
    typeof error.status === 'number' ? error.status : 'originalStatus' in error ? error.originalStatus : NO_STATUS;
  const body = bodyOf(error);
  const fields: FieldErrors = {};
  for (const [name, value] of Object.entries(body)) {
    const sentences = typeof value === 'object' && name !== 'current' ? sentencesIn(value) : [];
    if (sentences.length > 0) fields[name] = sentences;
  }
  return {
    status,
    ...('detail' in body && typeof body.detail === 'string' && { detail: body.detail }),
    ...(Object.keys(fields).length > 0 && { fields }),
  };
}

const isRow = (value: unknown): value is Competitor =>
  typeof value === 'object' && value !== null && 'id' in value && 'version' in value && 'sailing' in value;

/** A 409 says how the rows stand now. */
export function presentRows(error: FetchBaseQueryError): Competitor[] {
  const body = bodyOf(error);
  const current: unknown = 'current' in body ? body.current : [];
  const list: unknown =
    typeof current === 'object' && current !== null && 'competitors' in current ? current.competitors : current;
  return (Array.isArray(list) ? list : [list]).filter(isRow);
}

/** The server's own words first (decision 12); else the error catalogue's. */
export function reasonOf({ status, detail, fields = {} }: Refusal): string {
  const [sentence] = Object.values(fields).flat();
  if (detail !== undefined && status !== 404) return detail;
  if (sentence !== undefined) return sentence;
  if (status === 401) return errorTexts.unauthorized;
  if (status === 403) return errorTexts.forbidden;
  return status === 404 ? errorTexts.notFound : errorTexts.unexpected;
}
