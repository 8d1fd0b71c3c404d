import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFileName, isServersOwn, SERVICE_WORKER_PATH } from '../../shared/paths';
import { withTimeout } from '../../shared/withTimeout';
import { notFound } from '../errors';
import { StartError } from '../startError';
import { PAGE_PERMISSIONS, pagePolicy, workerPolicy } from './securityHeaders';

const PLACE = '__PAGE_DATA__';
const NONE = 'null';
/** A page waits no longer than this for what only makes it quicker. */
const PATIENCE_MS = 300;

/** As the content of a script element: nothing in it can end the element, or begin a comment. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/**
 * The page with JSON data in the place for it, when they are there at once: the app asks for what does not come with
 * the page.
 */
export async function dataInPage(page: string, data: (() => Promise<string>) | undefined): Promise<string> {
  const json = await (data &&
    withTimeout(
      data().catch(() => NONE),
      PATIENCE_MS,
    ));
  return page.replace(PLACE, () => inScript(json ?? NONE));
}

const PAGE = 'index.html';
const NONCE_PLACE = '__NONCE__';
const NONCE_BYTES = 16;
const COMPRESSED = /\.(br|gz)$/;
/** A name with the hash of its content never changes its content. */
const HASHED = /\.[\da-f]{8}\.\w+(\.map)?$/;
const FOR_EVER = 'public, max-age=31536000, immutable';
const ASK_EACH_TIME = 'no-cache';

/** Paths of the built client's files, as URLs name them. */
function listFiles(dir: string): Set<string> {
  const entries = readdirSync(dir, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = entries.map(({ parentPath, name }) => relative(dir, join(parentPath, name)).split(sep).join('/'));
  return new Set(paths.filter((path) => path !== PAGE && !COMPRESSED.test(path)));
}

const wantsPage = ({ headers }: FastifyRequest): boolean => /text\/html|\*\/\*/.test(headers.accept ?? '*/*');

async function sendPage(
  reply: FastifyReply,
  page: string,
  site: string,
  data?: () => Promise<string>,
): Promise<FastifyReply> {
  const nonce = randomBytes(NONCE_BYTES).toString('base64');
  // The nonce first: what people have written is not searched for its place.
  const text = await dataInPage(page.replaceAll(NONCE_PLACE, nonce), data);
  return reply
    .header('Content-Security-Policy', pagePolicy(nonce, site))
    .header('Permissions-Policy', PAGE_PERMISSIONS)
    .header('Cache-Control', ASK_EACH_TIME)
    .type('text/html; charset=utf-8')
    .send(text);
}

interface PageParts {
  /** The server's address. */
  site: () => string;
  /** What the start page shows to anybody, as JSON: it goes with the page, so that it need not be asked for. */
  startPageData: () => Promise<string>;
}

/**
 * Serves the built client: its files, precompressed where they are, and the page for every other path that a person may
 * open, since the app's routes live in the browser. A missing file and an unknown path of the API are 404.
 */
export async function registerStaticFiles(
  app: FastifyInstance,
  dir: string,
  { site, startPageData }: PageParts,
): Promise<void> {
  if (!existsSync(join(dir, PAGE)))
    throw new StartError(`Appen är inte byggd: ${join(dir, PAGE)} saknas. Kör npm run build.`);
  const page = readFileSync(join(dir, PAGE), 'utf8');
  const files = listFiles(dir);

  await app.register(fastifyStatic, { root: dir, serve: false, preCompressed: true, cacheControl: false });

  app.get<{ Params: { '*': string } }>('/*', async (request, reply) => {
    const path = request.params['*'];
    if (files.has(path)) {
      reply.header('Cache-Control', HASHED.test(path) ? FOR_EVER : ASK_EACH_TIME);
      if (`/${path}` === SERVICE_WORKER_PATH) reply.header('Content-Security-Policy', workerPolicy(site()));
      return reply.sendFile(path);
    }
    if (isServersOwn(`/${path}`) || isFileName(path) || !wantsPage(request)) throw notFound();
    return sendPage(reply, page, site(), path === '' ? startPageData : undefined);
  });
}
