import { MAX_ID } from '../../shared/limits';
import { notFound } from '../errors';

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
