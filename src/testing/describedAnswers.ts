import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { openApiDocument, type OpenApiDocument } from '../server/openapi/document';
import { NOT_DESCRIBED } from '../server/openapi/operations';
import type { JsonSchema } from '../server/openapi/operation';

/** What the document says of one answer. */
interface Response {
  $ref?: string;
  content?: Record<string, { schema?: JsonSchema }>;
}

/** What is looked at of an answer. */
export interface Answer {
  method: string;
  /** The route, "/api/clubs/:club/"; undefined where none was found. */
  route: string | undefined;
  /** A method that the path does not have. */
  isRefusal: boolean;
  status: number;
  contentType: string;
  body: unknown;
}

const ANY_DETAIL: JsonSchema = { $ref: '#/components/schemas/ErrorDetail' };
const ANY_401: JsonSchema = { $ref: '#/components/schemas/AuthError' };
const MAX_TOLD = 400;

/** Tells whether answers are as the document of the calls that are served says: undefined, or what is wrong. */
function answerValidator(document: OpenApiDocument): (answer: Answer) => string | undefined {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  addFormats(ajv);
  ajv.addSchema({ $id: 'api', ...document });
  const validators = new Map<string, ValidateFunction>();

  function validatorOf(schema: JsonSchema): ValidateFunction {
    const key = JSON.stringify(schema);
    const made = validators.get(key) ?? ajv.compile(JSON.parse(key.replaceAll('"#/', '"api#/')) as object);
    validators.set(key, made);
    return made;
  }

  function responseOf({ method, route = '', status }: Answer): Response | undefined {
    const operation = document.paths[route.replace(/:(\w+)/g, '{$1}')]?.[method.toLowerCase()];
    const responses = operation && (Reflect.get(operation, 'responses') as Record<string, Response>);
    const response = responses?.[String(status)];
    const shared = response?.$ref?.split('/').at(-1);
    return shared === undefined ? response : (Reflect.get(document.components.responses, shared) as Response);
  }

  const problemWith = (schema: JsonSchema, body: unknown): string | undefined => {
    const isValid = validatorOf(schema);
    return isValid(body) ? undefined : ajv.errorsText(isValid.errors?.slice(0, 3));
  };

  function bodyProblem(response: Response, { contentType, body }: Answer): string | undefined {
    const { content } = response;
    if (!content) return body === undefined ? undefined : 'has a body that is not described';
    const described = content[contentType] ?? (contentType.endsWith('+json') ? content['application/json'] : undefined);
    if (!described) return `the type ${contentType} is not described`;
    return described.schema ? problemWith(described.schema, body) : undefined;
  }

  return (answer) => {
    const { method, route, isRefusal, status, body } = answer;
    if (method === 'OPTIONS' || method === 'HEAD') return undefined;
    if (route === undefined || isRefusal || NOT_DESCRIBED.includes(`${method} ${route}`)) {
      const wanted = isRefusal ? [401, 403, 405] : [400, 403, 404, 413, 431];
      if (!wanted.includes(status)) return `${status} where there is no such call`;
      return problemWith(status === 401 ? ANY_401 : ANY_DETAIL, body);
    }
    const response = responseOf(answer);
    return response ? bodyProblem(response, answer) : `${status} is not described`;
  };
}

function bodyIn(payload: unknown, contentType: string): unknown {
  if (payload === undefined || payload === null || payload === '') return undefined;
  return contentType.includes('json') ? (JSON.parse(String(payload)) as unknown) : 'not JSON';
}

/** Everything that was not as described, and how many answers there were by status. */
export interface AnswerWatch {
  breaks: string[];
  statuses: Map<number, number>;
}

/** Looks at every answer of the app from now on. Called before its first request. */
export function watchAnswers(app: FastifyInstance): AnswerWatch {
  const watch: AnswerWatch = { breaks: [], statuses: new Map() };
  let judge: ((answer: Answer) => string | undefined) | undefined;

  const lookAt = async (
    { method, url, routeOptions }: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    judge ??= answerValidator(openApiDocument(app.policies, 'watched'));
    const status = reply.statusCode;
    watch.statuses.set(status, (watch.statuses.get(status) ?? 0) + 1);
    const [contentType = ''] = String(reply.getHeader('content-type') ?? '').split(';');
    const body = bodyIn(payload, contentType);
    const isRefusal = routeOptions.config.refusalPolicy !== undefined;
    const problem = judge({ method, route: routeOptions.url, isRefusal, status, contentType, body });
    if (problem)
      watch.breaks.push(`${method} ${url}: ${status}, ${problem}: ${JSON.stringify(body)?.slice(0, MAX_TOLD)}`);
    return payload;
  };
  app.addHook('onSend', lookAt);
  return watch;
}
