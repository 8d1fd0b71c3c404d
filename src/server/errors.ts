import type { FieldErrors } from '../shared/contract/common';

/** An answer that is not a success: thrown anywhere, turned into the wire shape in one place (plugins/errors.ts). */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    readonly body: object,
    readonly headers: Record<string, string> = {},
  ) {
    super(`HTTP ${status}`);
  }
}

const DETAIL = {
  notFound: 'Hittades inte.',
  forbidden: 'Du har inte tillåtelse att utföra denna förfrågan.',
  notAuthenticated: 'Autentiseringsuppgifter ej tillhandahållna.',
  malformed: 'Ogiltig förfrågan.',
  tooLarge: 'Förfrågan är för stor.',
  conflict: 'Någon annan har ändrat detta. Ladda om och försök igen.',
  keyUsed: 'Nyckeln i Idempotency-Key har använts till en annan förfrågan.',
} as const;

/** 400 with a list of sentences per field. */
export const invalid = (fields: FieldErrors) => new HttpError(400, fields);
/**
 * 400 with what is wrong per item of a list, by index: {"finishes": {"3": {"sail_number": […]}}}; and with other fields
 * beside it.
 */
export const invalidItems = (list: string, items: Record<number, object>, fields: FieldErrors = {}) =>
  new HttpError(400, { ...fields, [list]: items });
/** 400 that concerns the request as a whole. */
export const refused = (...texts: string[]) => invalid({ non_field_errors: texts });
export const notFound = () => new HttpError(404, { detail: DETAIL.notFound });
export const forbidden = (detail: string = DETAIL.forbidden) => new HttpError(403, { detail });
/** 400 for what cannot be read at all. */
export const malformed = () => new HttpError(400, { detail: DETAIL.malformed });
export const unsupportedMediaType = (type: string) =>
  new HttpError(415, { detail: `Medietypen "${type}" stöds inte.` });
export const tooLarge = () => new HttpError(413, { detail: DETAIL.tooLarge });
/** 409: the row has moved on since the sender read it; `current` is how it stands now. */
export const conflict = (current: unknown) => new HttpError(409, { detail: DETAIL.conflict, current });
/** 422: the Idempotency-Key belongs to another call. */
export const keyUsed = () => new HttpError(422, { detail: DETAIL.keyUsed });
/** 401: the caller has to log in. */
export const unauthorized = (body: object) => new HttpError(401, body, { 'WWW-Authenticate': 'Bearer realm="api"' });
export const notAuthenticated = () => unauthorized({ detail: DETAIL.notAuthenticated });
