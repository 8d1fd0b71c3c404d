const PLACE = '__PAGE_DATA__';
const NONE = 'null';
/** A page waits no longer than this for what only makes it quicker. */
const PATIENCE_MS = 300;

/** As the content of a script element: nothing in it can end the element, or begin a comment. */
const inScript = (json: string): string => json.replaceAll('<', '\\u003c');

/** The data when it is there at once; the app asks for what does not come with the page. */
async function inTime(data: Promise<string>): Promise<string> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const tooLate = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(NONE), PATIENCE_MS);
  });
  return Promise.race([data.catch(() => NONE), tooLate]).finally(() => clearTimeout(timer));
}

/** The page with JSON data in the place for it; without data it says so. */
export async function dataInPage(page: string, data: (() => Promise<string>) | undefined): Promise<string> {
  const json = data === undefined ? NONE : await inTime(data());
  return page.replace(PLACE, () => inScript(json));
}
