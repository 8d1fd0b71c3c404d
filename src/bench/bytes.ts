import { brotliCompressSync, constants } from 'node:zlib';
import type { BrowserContext, Response } from '@playwright/test';
import { official, stranger, withBrowser } from './browser';
import type { Figure } from './figure';
import { makeWorld, type World } from './world';

const KB = 1024;
const FIRST_ROUTE_GOAL_KB = 150;
const ROUTE_GOAL_KB = 230;
const BOATS = 20;

const isScript = (response: Response) => new URL(response.url()).pathname.endsWith('.js');

function brotliKb(body: Buffer): number {
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length / KB;
}

/** A browser that saves data, for which the app prefetches nothing: so what it fetches is what the page needs. */
const savingData = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));

/** What a browser with an empty cache fetches to show the address. */
async function scriptKb(context: BrowserContext, url: string): Promise<number> {
  await savingData(context);
  const page = await context.newPage();
  const scripts: Response[] = [];
  page.on('response', (response) => isScript(response) && scripts.push(response));
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const sizes = await Promise.all(scripts.map(async (response) => brotliKb(await response.body())));
  await context.close();
  return sizes.reduce((sum, size) => sum + size, 0);
}

const routes = ({ slug, sailing }: World): string[] => [
  '/clubs',
  `/clubs/${slug}/sailings`,
  `/clubs/${slug}/sailings/${sailing}/info`,
  `/clubs/${slug}/sailings/${sailing}/competitors`,
  `/clubs/${slug}/sailings/${sailing}/finish`,
  `/clubs/${slug}/sailings/${sailing}/result`,
];

/**
 * JavaScript of every route in kB (1024 bytes, brotli 11): of the start page logged out, of the others as the club's
 * account.
 */
export async function measureBytes(): Promise<Figure[]> {
  const world = await makeWorld(BOATS);
  try {
    return await withBrowser(async (browser) => {
      const first = await scriptKb(await stranger(browser), `${world.app.url}/`);
      const figures: Figure[] = [
        { name: 'JavaScript of / logged out', value: first, unit: 'kB', goal: FIRST_ROUTE_GOAL_KB },
      ];
      for (const route of routes(world)) {
        const value = await scriptKb(await official(browser, world), `${world.app.url}${route}`);
        const name = route.replace(world.slug, ':club').replace(`/${world.sailing}/`, '/:sailing/');
        figures.push({ name: `JavaScript of ${name}`, value, unit: 'kB', goal: ROUTE_GOAL_KB });
      }
      return figures;
    });
  } finally {
    await world.app.close();
  }
}
