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
