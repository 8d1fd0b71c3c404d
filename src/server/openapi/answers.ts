import { refTo } from './components';
import type { AnswerBody, JsonSchema } from './operation';

const PAGE_LINK: JsonSchema = { type: ['string', 'null'], format: 'uri' };

const pageOf = (results: JsonSchema): JsonSchema => ({
  type: 'object',
  properties: { count: { type: 'integer', minimum: 0 }, next: PAGE_LINK, previous: PAGE_LINK, results },
  required: ['count', 'next', 'previous', 'results'],
  additionalProperties: false,
});

/** The schema of an answer in JSON; undefined for one that is not. */
export function schemaOf(body: AnswerBody): JsonSchema | undefined {
  if (body === null || 'media' in body) return undefined;
  if ('json' in body) return body.json;
  if (!body.list) return refTo(body.type);
  const rows: JsonSchema = { type: 'array', items: refTo(body.type) };
  return body.list === 'plain' ? rows : { anyOf: [rows, pageOf(rows)] };
}

/** The content of an answer, by its media type. */
export function contentOf(body: AnswerBody): { content?: Record<string, { schema?: JsonSchema }> } {
  if (body === null) return {};
  if ('media' in body) return { content: Object.fromEntries(body.media.map((media) => [media, {}])) };
  const schema = schemaOf(body);
  return { content: { 'application/json': schema ? { schema } : {} } };
}
