import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError, invalid, malformed, tooLarge } from '../errors';

export const BODY_LIMIT_BYTES = 1024 * 1024;
const FIELD_LIMIT_BYTES = 64 * 1024;
const FORM_LIMITS = { fields: 100, parts: 100, fieldSize: FIELD_LIMIT_BYTES, fileSize: FIELD_LIMIT_BYTES };
const FILE_NOT_TAKEN = 'Filer tas inte emot här.';

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** No body is an empty object, so that what is missing is said field by field. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    return JSON.parse(utf8.decode(bytes));
  } catch (error) {
    throw new HttpError(400, { detail: `JSON parse error - ${error instanceof Error ? error.message : 'unreadable'}` });
  }
}

type Form = Record<string, unknown>;

/** A field that comes several times is a list, as in a form with several boxes of one name. */
function addField(form: Form, name: string, value: unknown): void {
  const held = form[name];
  form[name] = held === undefined ? value : [held, value].flat();
}

/** The parser's own limits carry a status; whatever else it complains about is a body that is no form. */
const asMalformed = (error: unknown): unknown =>
  error instanceof HttpError || (error instanceof Error && 'statusCode' in error) ? error : malformed();

async function readMultipart(request: FastifyRequest): Promise<Form> {
  if (Number(request.headers['content-length'] ?? 0) > BODY_LIMIT_BYTES) throw tooLarge();
  try {
    return await readParts(request);
  } catch (error) {
    throw asMalformed(error);
  }
}

async function readParts(request: FastifyRequest): Promise<Form> {
  const form: Form = {};
  const files: string[] = [];
  for await (const part of request.parts()) {
    if (part.type === 'file') {
      part.file.resume();
      files.push(part.fieldname);
    } else {
      // The parser cuts a longer value off without a word.
      if (part.valueTruncated) throw tooLarge();
      addField(form, part.fieldname, part.value);
    }
  }
  if (files.length > 0) throw invalid(Object.fromEntries(files.map((name) => [name, [FILE_NOT_TAKEN]])));
  return form;
}

/** Makes JSON, form and multipart bodies the same plain value, which services parse. */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) => parseJson(bytes));
  await app.register(formbody);
  await app.register(multipart, { limits: FORM_LIMITS });

  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readMultipart(request);
    else if (request.body === undefined && request.method !== 'GET') request.body = {};
  });
}
