import { SESSION_HEADER, SESSION_HEADER_VALUE } from '../../shared/contract/auth';
import { CLUB_VERSION_HEADER, IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';
import type { Policy } from '../plugins/policies';
import { contentOf } from './answers';
import { bodyName, refTo, schemasFor } from './components';
import type { AnswerBody, JsonSchema, Operation, RefusalStatus } from './operation';
import { NOT_DESCRIBED, OPERATIONS } from './operations';
import { PATH_PARAMETERS } from './parameters';
import { REFUSALS, refusalsOf, takesKey } from './refusals';
import { documentTexts } from './texts';
import { mayKeyCall } from '../../shared/domain/permissionMatrix';

const BODY_TYPES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data'];

interface Parameter {
  name: string;
  in: 'path' | 'query' | 'header';
  required?: boolean;
  description: string;
  schema: JsonSchema;
}

/** A call as the server serves it, with what is said of it. */
export interface DescribedCall {
  /** "GET /api/clubs/:club/" */
  call: string;
  method: string;
  /** "/api/clubs/{club}/" */
  path: string;
  policy: Policy;
  operation: Operation;
}

/** The served calls that have an operation, in the order of the operations; HEAD and OPTIONS are on every path. */
export function describedCalls(served: ReadonlyMap<string, Policy>): DescribedCall[] {
  return Object.entries(OPERATIONS).flatMap(([call, operation]) => {
    const [method = '', url = ''] = call.split(' ');
    const policy = served.get(call);
    return policy ? [{ call, method, path: url.replace(/:(\w+)/g, '{$1}'), policy, operation }] : [];
  });
}

/** Calls that are served without a description, and descriptions of calls that are not served. */
export function undescribed(served: ReadonlyMap<string, Policy>): { unsaid: string[]; unserved: string[] } {
  const calls = [...served.keys()].filter((call) => !/^(HEAD|OPTIONS) /.test(call) && !NOT_DESCRIBED.includes(call));
  return {
    unsaid: calls.filter((call) => !OPERATIONS[call]),
    unserved: Object.keys(OPERATIONS).filter((call) => !served.has(call)),
  };
}

const header = (name: string, description: string, schema: JsonSchema): Parameter => ({
  name,
  in: 'header',
  description,
  schema,
});

function headersOf({ call, path, operation }: DescribedCall): Parameter[] {
  return [
    ...(takesKey(call)
      ? [header(IDEMPOTENCY_HEADER, documentTexts.idempotencyKey, { type: 'string', format: 'uuid' })]
      : []),
    ...(operation.refusals?.includes(409) && path.includes('{')
      ? [header('If-Match', documentTexts.ifMatch, { type: 'string', pattern: '^(?:W/)?"?\\d{1,15}"?$' })]
      : []),
    ...(path.startsWith('/auth/jwt/') && !path.includes('verify')
      ? [header(SESSION_HEADER, documentTexts.requestedWith, { type: 'string', const: SESSION_HEADER_VALUE })]
      : []),
  ];
}

/** What may be sent with a call besides its body. */
export function parametersOf(described: DescribedCall): Parameter[] {
  const names = [...described.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const inPath = names.map((name): Parameter => {
    const { description = name, schema = { type: 'string' } } = PATH_PARAMETERS[name] ?? {};
    return { name, in: 'path', required: true, description, schema };
  });
  const inQuery = (described.operation.query ?? []).map(({ name, description, schema }): Parameter => ({
    name,
    in: 'query',
    description,
    schema,
  }));
  return [...inPath, ...inQuery, ...headersOf(described)];
}

const isPartial = ({ method }: DescribedCall): boolean => method === 'PATCH';

function requestBodyOf(described: DescribedCall): object {
  const { body } = described.operation;
  if (!body) return {};
  const schema = refTo(bodyName(body, isPartial(described)));
  return { requestBody: { content: Object.fromEntries(BODY_TYPES.map((type) => [type, { schema }])) } };
}

const goodAnswer = (status: string, body: AnswerBody, { isLive }: Pick<Operation, 'isLive'>): object => ({
  description: status === '304' ? documentTexts.unchanged : body === null ? documentTexts.nothing : documentTexts.good,
  ...(isLive
    ? { headers: { [CLUB_VERSION_HEADER]: { description: documentTexts.clubVersion, schema: { type: 'integer' } } } }
    : {}),
  ...contentOf(body),
});

function refusal(status: RefusalStatus, { refusalForms = {} }: Operation): object {
  const { name, description, schema } = REFUSALS[status];
  const form = refusalForms[status];
  return form
    ? { description, ...contentOf({ json: { anyOf: [schema, form] } }) }
    : { $ref: `#/components/responses/${name}` };
}

function responsesOf({ call, operation }: DescribedCall): object {
  const good = Object.entries(operation.answers).map(
    ([status, body]) => [status, goodAnswer(status, body, operation)] as const,
  );
  const bad = refusalsOf(call, operation).map((status) => [String(status), refusal(status, operation)] as const);
  const kept = operation.isKept ? [['304', goodAnswer('304', null, {})] as const] : [];
  return Object.fromEntries([...good, ...kept, ...bad]);
}

const SECURITY: Readonly<Record<Policy, object[]>> = {
  public: [],
  open: [{}, { bearer: [] }],
  user: [{ bearer: [] }],
  club: [{ bearer: [] }],
};

const mayKeysCall = (call: string): boolean => [true, false].some((write) => mayKeyCall(call, { write }));

function securityOf({ call, path, policy }: DescribedCall): object[] {
  if (/jwt\/(refresh|logout)\//.test(path)) return [{}, { session: [] }];
  return policy !== 'public' && mayKeysCall(call) ? [...SECURITY[policy], { accessKey: [] }] : SECURITY[policy];
}

/** A name of the call's own, "get_api_clubs_club". */
export const operationIdOf = ({ method, path }: DescribedCall): string =>
  [method.toLowerCase(), ...path.split(/[^\w]+/).filter(Boolean)].join('_').replaceAll('-', '_');

const operationObject = (described: DescribedCall): object => ({
  operationId: operationIdOf(described),
  summary: described.operation.summary,
  tags: [described.operation.tag],
  security: securityOf(described),
  parameters: parametersOf(described),
  ...requestBodyOf(described),
  responses: responsesOf(described),
});

function pathsOf(calls: readonly DescribedCall[]): Record<string, Record<string, object>> {
  const paths: Record<string, Record<string, object>> = {};
  for (const described of calls)
    (paths[described.path] ??= {})[described.method.toLowerCase()] = operationObject(described);
  return paths;
}

const responseComponents = () =>
  Object.fromEntries(
    Object.values(REFUSALS).map(({ name, description, schema }) => [
      name,
      { description, ...contentOf({ json: schema }) },
    ]),
  );

/** What the document says, as far as our own code reads it again. */
export interface OpenApiDocument {
  openapi: string;
  info: { title: string; version: string; description: string };
  paths: Record<string, Record<string, object>>;
  components: { schemas: Readonly<Record<string, JsonSchema>>; responses: object; securitySchemes: object };
}

/** The OpenAPI 3.1 document of the calls that are served. */
export function openApiDocument(served: ReadonlyMap<string, Policy>, version: string): OpenApiDocument {
  const calls = describedCalls(served);
  const paths = pathsOf(calls);
  const responses = responseComponents();
  const bodies = calls.flatMap((described) =>
    described.operation.body ? [{ type: described.operation.body, isPartial: isPartial(described) }] : [],
  );
  return {
    openapi: '3.1.0',
    info: { title: documentTexts.title, version, description: documentTexts.intro },
    paths,
    components: {
      schemas: schemasFor({ paths, responses }, bodies),
      responses,
      securitySchemes: {
        bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description: documentTexts.bearer },
        accessKey: { type: 'http', scheme: 'bearer', description: documentTexts.accessKey },
        session: { type: 'apiKey', in: 'cookie', name: 'refresh', description: documentTexts.session },
      },
    },
  };
}
