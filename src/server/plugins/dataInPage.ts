import { withTimeout } from '../../shared/withTimeout';

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
