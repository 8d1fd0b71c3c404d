import { isIPv6 } from 'node:net';
import type { FastifyRequest } from 'fastify';
import type { Page } from '../../shared/contract/common';
import { MAX_ID } from '../../shared/limits';
import { validationTexts } from '../../shared/texts/validation';
import { HttpError, invalid, notFound } from '../errors';

/** The id in a path like /api/sailings/5/. Throws 404 for anything that can name no object. */
export function pathId({ params }: { params: { id: string } }): number {
  const id = /^\d{1,10}$/.test(params.id) ? Number(params.id) : 0;
  if (id < 1 || id > MAX_ID) throw notFound();
  return id;
}

/**
 * A parameter of the query, trimmed; the last one where it comes several times, undefined where it is empty or missing.
 */
export function queryText({ query }: { query: unknown }, name: string): string | undefined {
  const values: unknown[] = [typeof query === 'object' && query !== null ? Reflect.get(query, name) : undefined].flat();
  const last = values.at(-1);
  return typeof last === 'string' && last.trim() !== '' ? last.trim() : undefined;
}

/** Whether the query says `dry_run=true`. Throws 400 for another word than true and false. */
export function isDryRun(request: { query: unknown }): boolean {
  const value = queryText(request, 'dry_run');
  if (value !== undefined && value !== 'true' && value !== 'false')
    throw invalid({ dry_run: [validationTexts.notFlag] });
  return value === 'true';
}

const DEFAULT_PAGE_SIZE = 50;
const MAX_PAGE_SIZE = 200;

const invalidPage = () => new HttpError(404, { detail: 'Ogiltig sida.' });

function sizeOf(text: string | undefined): number {
  const size = text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : 0;
  return size < 1 ? DEFAULT_PAGE_SIZE : Math.min(size, MAX_PAGE_SIZE);
}

function numberOf(text: string | undefined, pages: number): number {
  if (text === undefined) return 1;
  const page = text === 'last' ? pages : Number(/^\d{1,9}$/.test(text) ? text : 0);
  if (page < 1 || page > pages) throw invalidPage();
  return page;
}

/** The host that the client names, or the address that it reached when it names no valid host. */
function hereOf({ protocol, host, socket }: FastifyRequest): string {
  const named = `${protocol}://${host}`;
  if (host && URL.canParse(named)) return named;
  const { localAddress = 'localhost', localPort } = socket;
  const address = isIPv6(localAddress) ? `[${localAddress}]` : localAddress;
  return `${protocol}://${address}${localPort === undefined ? '' : `:${localPort}`}`;
}

function linkTo(request: FastifyRequest, page: number): string {
  const link = new URL(request.url, hereOf(request));
  link.searchParams.set('page', String(page));
  return link.href;
}

/** Whether the query asks for a page of a list. */
export const isPaged = (request: FastifyRequest): boolean =>
  [queryText(request, 'page'), queryText(request, 'page_size')].some((value) => value !== undefined);

/** A list as it is, or the page of it that `page` or `page_size` ask for. */
export function listAnswer<T>(request: FastifyRequest, rows: T[]): T[] | Page<T> {
  if (!isPaged(request)) return rows;

  const [page, pageSize] = [queryText(request, 'page'), queryText(request, 'page_size')];
  const size = sizeOf(pageSize);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const number = numberOf(page, pages);
  return {
    count: rows.length,
    next: number < pages ? linkTo(request, number + 1) : null,
    previous: number > 1 ? linkTo(request, number - 1) : null,
    results: rows.slice((number - 1) * size, number * size),
  };
}
