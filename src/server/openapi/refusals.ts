import { RIGHTS, type Right, type Verdict } from '../../shared/domain/callRights';
import { PERMISSION_MATRIX } from '../../shared/domain/permissionMatrix';
import type { JsonSchema, Operation, RefusalStatus, TypeName } from './operation';

const refTo = (type: TypeName): JsonSchema => ({ $ref: `#/components/schemas/${type}` });

const SENTENCES: JsonSchema = { type: 'array', items: { type: 'string' } };

/**
 * Reports the items of a list by their index: {"marks": {"3": {"lat": […]}}}. `ofItem` is the form of what is wrong
 * with one of them.
 */
export const errorsByItem = (list: string, ofItem: JsonSchema = refTo('FieldErrors')): JsonSchema => ({
  type: 'object',
  properties: { [list]: { anyOf: [SENTENCES, { type: 'object', additionalProperties: ofItem }] } },
  additionalProperties: SENTENCES,
});

/** What each refusal says; the texts are shown on the page. */
export const REFUSALS: Readonly<Record<RefusalStatus, { name: string; description: string; schema: JsonSchema }>> = {
  400: {
    name: 'BadRequest',
    description: 'Något i förfrågan är fel: meningar per fält, eller om hela förfrågan.',
    schema: { anyOf: [refTo('FieldErrors'), refTo('ErrorDetail')] },
  },
  401: {
    name: 'Unauthorized',
    description: 'Ingen är inloggad, eller uppgifterna gäller inte.',
    schema: refTo('AuthError'),
  },
  403: { name: 'Forbidden', description: 'Den inloggade får inte göra detta.', schema: refTo('ErrorDetail') },
  404: {
    name: 'NotFound',
    description: 'Finns inte, eller är inget som den som frågar får veta om.',
    schema: refTo('ErrorDetail'),
  },
  409: {
    name: 'Conflict',
    description: 'Någon annan har ändrat sedan dess. current är hur det står nu.',
    schema: refTo('ErrorDetail'),
  },
  413: { name: 'TooLarge', description: 'Kroppen är för stor.', schema: refTo('ErrorDetail') },
  415: {
    name: 'UnsupportedMediaType',
    description: 'Kroppen är varken JSON eller ett formulär.',
    schema: refTo('ErrorDetail'),
  },
  422: {
    name: 'KeyUsed',
    description: 'Nyckeln i Idempotency-Key har använts till en annan förfrågan.',
    schema: refTo('ErrorDetail'),
  },
  429: {
    name: 'TooMany',
    description: 'För många försök. Retry-After säger hur många sekunder som är kvar.',
    schema: refTo('ErrorDetail'),
  },
  503: {
    name: 'Unavailable',
    description: 'Servern hinner inte eller kan inte spara. Retry-After säger när.',
    schema: refTo('ErrorDetail'),
  },
};

/** The status of each verdict: the permission matrix says whom the call is refused to. */
const STATUS_OF: Readonly<Record<Verdict, RefusalStatus | undefined>> = {
  yes: undefined,
  login: 401,
  forbidden: 403,
  missing: 404,
};

function byRights(call: string): (RefusalStatus | undefined)[] {
  const name = PERMISSION_MATRIX[call];
  if (!name) return [];
  const { verdicts, unpublished }: Right = RIGHTS[name];
  return [...Object.values(verdicts), ...Object.values(unpublished ?? {})].map((verdict) => STATUS_OF[verdict]);
}

/** Whether an Idempotency-Key may be sent with a call ("POST /api/boats/"). */
export const takesKey = (call: string): boolean => /^(?!GET )\w+ \/(api|auth\/users)\//.test(call);

function byRequest(call: string, { query = [] }: Operation): RefusalStatus[] {
  const hasBody = !call.startsWith('GET ');
  return [
    ...(hasBody ? ([400, 413, 415] as const) : []),
    ...(takesKey(call) ? ([422] as const) : []),
    ...(query.some(({ isChecked }) => isChecked) ? ([400] as const) : []),
    ...(call.includes(':') || query.some(({ name }) => name === 'page') ? ([404] as const) : []),
  ];
}

/** All statuses, but the good ones, that a call may be answered with. */
export function refusalsOf(call: string, operation: Operation): RefusalStatus[] {
  const statuses = [...byRights(call), ...byRequest(call, operation), ...(operation.refusals ?? []), 503 as const];
  return [...new Set(statuses.filter((status) => status !== undefined))].sort((a, b) => a - b);
}
