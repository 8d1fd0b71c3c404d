import formbody from '@fastify/formbody';
import multipart, { type FastifyMultipartBaseOptions, type MultipartFile } from '@fastify/multipart';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { BYTES_PER_MB, MAX_MAP_BYTES } from '../../shared/limits';
import { HttpError, invalid, malformed, tooLarge, unsupportedMediaType } from '../errors';
import { unreadable } from '../http/parse';
import { uploadTexts, type UploadedFile } from '../uploads/uploadedFile';

export const BODY_LIMIT_BYTES = BYTES_PER_MB;
/** For calls that take files: more than any file may have, so that the refusal can name the file that is too large. */
const UPLOAD_LIMIT_BYTES = 16 * BYTES_PER_MB;
const FIELD_LIMIT_BYTES = 64 * 1024;
const FORM_LIMITS = { fields: 100, parts: 100, fieldSize: FIELD_LIMIT_BYTES, fileSize: FIELD_LIMIT_BYTES };
/** A file is cut off behind the first byte that no field takes; the code that prepares it sees that it is too long. */
const FILE_LIMIT_BYTES = MAX_MAP_BYTES + 1;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The fields of a multipart body that take a file; none where it is left out. */
    files?: readonly string[];
  }
}

/** No call takes as many levels; code that calls itself for each level would run out of stack. */
const MAX_JSON_LEVELS = 32;

const utf8 = new TextDecoder('utf-8', { fatal: true });

const noJson = (reason: string): unknown => unreadable(new HttpError(400, { detail: `JSON parse error - ${reason}` }));

const isDeeperThan = (levels: number, value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (levels === 0 || Object.values(value).some((inner) => isDeeperThan(levels - 1, inner)));

/** No body is an empty object, so that what is missing is said field by field. */
function parseJson(bytes: Buffer): unknown {
  if (bytes.length === 0) return {};
  try {
    const body: unknown = JSON.parse(utf8.decode(bytes));
    return isDeeperThan(MAX_JSON_LEVELS, body) ? noJson('nested too deeply') : body;
  } catch (error) {
    return noJson(error instanceof Error ? error.message : 'unreadable');
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

const limitsOf = (fields: readonly string[]): FastifyMultipartBaseOptions =>
  fields.length === 0
    ? { limits: FORM_LIMITS }
    : { limits: { ...FORM_LIMITS, files: fields.length, fileSize: FILE_LIMIT_BYTES }, throwFileSizeLimit: false };

async function bytesOf({ file }: MultipartFile): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** A form sends a field of files that nothing was chosen in as an empty file without a name. */
const isChosen = ({ filename, bytes }: UploadedFile): boolean => filename !== '' || bytes.length > 0;

async function readParts(request: FastifyRequest, fileFields: readonly string[]): Promise<Form> {
  const form: Form = {};
  const unwanted: string[] = [];
  for await (const part of request.parts(limitsOf(fileFields))) {
    if (part.type === 'field') {
      // The parser silently truncates a longer value.
      if (part.valueTruncated) throw tooLarge();
      addField(form, part.fieldname, part.value);
    } else if (fileFields.includes(part.fieldname)) {
      const file: UploadedFile = { filename: part.filename ?? '', bytes: await bytesOf(part) };
      if (isChosen(file)) addField(form, part.fieldname, file);
    } else {
      part.file.resume();
      unwanted.push(part.fieldname);
    }
  }
  if (unwanted.length > 0) throw invalid(Object.fromEntries(unwanted.map((name) => [name, [uploadTexts.notTaken]])));
  return form;
}

/** Rejects as soon as more has come than is taken, whether or not the sender has said how much it will be. */
const excessOf = ({ raw, headers }: FastifyRequest, limit: number): Promise<never> =>
  new Promise((_resolve, reject) => {
    let received = 0;
    if (Number(headers['content-length'] ?? 0) > limit) reject(tooLarge());
    raw.on('data', (chunk: Buffer) => {
      received += chunk.length;
      if (received > limit) reject(tooLarge());
    });
  });

async function readMultipart(request: FastifyRequest): Promise<object> {
  const { files = [] } = request.routeOptions.config;
  try {
    return await Promise.race([
      excessOf(request, files.length > 0 ? UPLOAD_LIMIT_BYTES : BODY_LIMIT_BYTES),
      readParts(request, files),
    ]);
  } catch (error) {
    // Browsers read no answer before they have sent everything: the rest of the body is discarded.
    request.raw.unpipe();
    request.raw.resume();
    const reason = asMalformed(error);
    if (reason instanceof HttpError && reason.status === 400) return unreadable(reason);
    throw reason;
  }
}

/**
 * Makes JSON, form and multipart bodies the same plain value, which services parse; they also find out which could not
 * be read.
 */
export async function registerBodies(app: FastifyInstance): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, async ({ headers }: FastifyRequest) =>
    unreadable(unsupportedMediaType(headers['content-type'] ?? '')),
  );
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, async (_request: FastifyRequest, bytes: Buffer) =>
    parseJson(bytes),
  );
  await app.register(formbody);
  await app.register(multipart, limitsOf([]));

  app.addHook('preValidation', async (request) => {
    if (request.isMultipart()) request.body = await readMultipart(request);
    else if (request.body === undefined && request.method !== 'GET') request.body = {};
  });
}
