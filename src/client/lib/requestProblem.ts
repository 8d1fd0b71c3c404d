import { errorTexts } from '../../shared/texts/errors';

const NO_ANSWER = 'Kontrollera att du har täckning och försök igen.';

/** What the statuses that are not numbers mean: nobody answered. */
const UNANSWERED: readonly unknown[] = ['FETCH_ERROR', 'TIMEOUT_ERROR'];

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;

/** The sentence of the specification (section 8) about a status; none of its own: something unexpected happened. */
function textOfStatus(status: unknown): string {
  if (status === 401) return errorTexts.unauthorized;
  if (status === 403) return errorTexts.forbidden;
  if (status === 404) return errorTexts.notFound;
  return UNANSWERED.includes(status) ? NO_ANSWER : errorTexts.unexpected;
}

/**
 * What a page says under its own heading when a read has failed with `error`: to look at the coverage only when nobody
 * answered. An error that has been put into other words has its cause as `data`.
 */
export function requestProblem(error: unknown): string {
  const cause = fieldOf(error, 'status') === 'CUSTOM_ERROR' ? fieldOf(error, 'data') : error;
  return textOfStatus(fieldOf(cause, 'status'));
}
