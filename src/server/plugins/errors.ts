import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { validationTexts } from '../../shared/texts/validation';
import { constraintOf, type BrokenConstraint } from '../db/constraint';
import { storageTroubleOf, type StorageTrouble } from '../db/storageTrouble';
import { HttpError, invalid, malformed, notFound, refused, tooLarge, unsupportedMediaType } from '../errors';

const TEXTS = {
  serverError: 'Ett serverfel inträffade.',
  uniqueSet: (columns: string[]) => `Fälten ${columns.join(', ')} måste skapa ett unikt set.`,
  gone: 'Något som ändringen gäller finns inte längre. Ladda om och försök igen.',
  invalid: 'Ogiltiga indata.',
} as const;

/** What to report for each trouble, and after how many seconds it is worth trying again. */
const TROUBLES: Readonly<Record<StorageTrouble, { detail: string; retryAfterS: number }>> = {
  full: { detail: 'Servern har slut på lagringsutrymme och kan inte spara. Försök igen om en stund.', retryAfterS: 5 },
  busy: { detail: 'Servern är upptagen just nu. Försök igen om en liten stund.', retryAfterS: 1 },
  failing: { detail: 'Servern kommer inte åt sin lagring just nu. Försök igen om en stund.', retryAfterS: 5 },
  away: { detail: 'Databasen svarar inte just nu. Försök igen om en stund.', retryAfterS: 2 },
};

function troubleError(trouble: StorageTrouble): HttpError {
  const { detail, retryAfterS } = TROUBLES[trouble];
  return new HttpError(503, { detail }, { 'Retry-After': String(retryAfterS) });
}

function constraintError({ kind, columns }: BrokenConstraint): HttpError {
  const [only] = columns;
  if (kind === 'foreign_key') return refused(TEXTS.gone);
  if (kind === 'check' || !only) return refused(TEXTS.invalid);
  return columns.length === 1 ? invalid({ [only]: [validationTexts.notUnique] }) : refused(TEXTS.uniqueSet(columns));
}

/** What the framework itself refuses: too large, a type that nobody reads, a path that is no path. */
function frameworkError({ statusCode, code }: Partial<FastifyError>, request: FastifyRequest): HttpError | undefined {
  if (statusCode === undefined || statusCode < 400 || statusCode >= 500) return undefined;
  if (code === 'FST_ERR_BAD_URL') return malformed();
  // Whatever is wrong with a body that nobody was to read.
  if (statusCode === 404 || request.is404) return notFound();
  if (statusCode === 413) return tooLarge();
  if (statusCode === 415) return unsupportedMediaType(request.headers['content-type'] ?? '');
  return malformed();
}

function answerFor(error: unknown, request: FastifyRequest): HttpError | undefined {
  if (error instanceof HttpError) return error;
  const broken = constraintOf(error);
  if (broken) return constraintError(broken);
  if (request.raw.readableAborted) return malformed();
  return error instanceof Error ? frameworkError(error, request) : undefined;
}

/** An aborted request body fails with the same message as a lost database connection. */
const troubleOf = (error: unknown, { raw }: FastifyRequest): StorageTrouble | undefined =>
  raw.readableAborted ? undefined : storageTroubleOf(error);

/** Turns whatever is thrown into the wire shape; unforeseen errors are logged under the request's id and not shown. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const trouble = troubleOf(error, request);
  if (trouble) request.log.error({ err: error, trouble }, 'storage trouble');
  const answer = trouble ? troubleError(trouble) : answerFor(error, request);
  if (answer) return reply.code(answer.status).headers(answer.headers).send(answer.body);
  request.log.error({ err: error }, 'unforeseen error');
  return reply.code(500).send({ detail: TEXTS.serverError });
}

export function registerErrors(app: FastifyInstance, onTrouble: (trouble: StorageTrouble) => void = () => {}): void {
  app.setErrorHandler((error, request, reply) => {
    const trouble = troubleOf(error, request);
    if (trouble) onTrouble(trouble);
    return answerError(error, request, reply);
  });
  app.setNotFoundHandler(() => {
    throw notFound();
  });
}
