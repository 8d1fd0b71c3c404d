import { chromium, type Browser, type BrowserContext, type CDPSession } from '@playwright/test';
import { build } from 'esbuild';
import { authPaths, SESSION_HEADER, SESSION_HEADER_VALUE } from '../shared/contract/auth';
import { CHROMIUM_ARGS, systemChromium } from '../tools/provision/chromium';
import type { World } from './world';

/** The hint by which the app knows that asking for the session is worth a call (src/client/api/startSession.ts). */
export const SESSION_HINT = 'styrbord.session';

/** Lends a Chromium of the kind that the stories are played in. */
export async function withBrowser<T>(use: (browser: Browser) => Promise<T>): Promise<T> {
  const browser = await chromium.launch({ executablePath: systemChromium(), args: CHROMIUM_ARGS });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

/** A browser of its own, in Swedish, with nothing in its cache. */
export async function stranger(browser: Browser): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
  });
  // tsx marks inner functions with a call of this, which is not there in the page that we send them to.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

/** The same, with the session of the club's account. */
export async function official(browser: Browser, { app, email, password }: World): Promise<BrowserContext> {
  const context = await stranger(browser);
  const headers = { [SESSION_HEADER]: SESSION_HEADER_VALUE, Origin: app.url };
  const reply = await context.request.post(`${app.url}${authPaths.login}`, { data: { email, password }, headers });
  if (!reply.ok()) throw new Error(`Login answered ${reply.status()}: ${await reply.text()}`);
  await context.addInitScript((name) => localStorage.setItem(name, '1'), SESSION_HINT);
  return context;
}

export const boardUrl = ({ app, slug, sailing }: World): string =>
  `${app.url}/clubs/${slug}/sailings/${sailing}/competitors`;

/**
 * Time in milliseconds that the page's main thread has worked since it began; other programs on the machine do not
 * count. The session has said `Performance.enable` with `timeDomain: 'threadTicks'`.
 */
export async function taskMs(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000;
}

/** Bundles a page of the bench for the browser, as production has it; `entry` is its path from the root. */
export async function pageScript(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [entry],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty' },
  });
  return outputFiles[0]?.text ?? '';
}
