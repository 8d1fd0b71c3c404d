import { errorTexts } from '../../../shared/texts/errors';
import type { Refusal } from './events';

/** The server's own words first (decision 12); else the error catalogue's. */
export function reasonOf({ status, detail, fields = {} }: Refusal): string {
  const [sentence] = Object.values(fields).flat();
  if (detail !== undefined && status !== 404) return detail;
  if (sentence !== undefined) return sentence;
  if (status === 401) return errorTexts.unauthorized;
  if (status === 403) return errorTexts.forbidden;
  return status === 404 ? errorTexts.notFound : errorTexts.unexpected;
}
