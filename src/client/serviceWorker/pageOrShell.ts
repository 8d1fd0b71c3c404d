import { MEDIA_CACHE } from '../../shared/paths';
import { withTimeout } from '../../shared/withTimeout';

/** A page that is slower than this is shown from what is kept. */
const PATIENCE_MS = 3_000;
/** Nobody was there who could give the page. */
const SILENT = new Set([429, 502, 503, 504]);

/**
 * The page as the server has it now, so that a new build is seen at once; the kept one when there is no answer within 3
 * s. When none is kept, the server is waited for.
 */
export async function pageOrShell(
  page: Promise<Response>,
  keptShell: () => Promise<Response | undefined>,
): Promise<Response> {
  const first = await withTimeout(
    page.catch(() => Response.error()),
    PATIENCE_MS,
  );
  if (first && first.type !== 'error' && !SILENT.has(first.status)) return first;
  return (await keptShell()) ?? page;
}

const MOST_FILES = 60;

/** A file under its hash never changes, so the kept one is as good as any. Of too many the first kept goes first. */
export async function keptMedia(request: Request): Promise<Response> {
  const cache = await caches.open(MEDIA_CACHE);
  const kept = await cache.match(request.url);
  if (kept) return kept;
  const answer = await fetch(request);
  // An answer for another origin's img element cannot be looked into, and may be an error.
  if (answer.status === 200) {
    await cache.put(request.url, answer.clone());
    const surplus = (await cache.keys()).slice(0, -MOST_FILES);
    await Promise.all(surplus.map((old) => cache.delete(old)));
  }
  return answer;
}
