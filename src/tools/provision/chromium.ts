import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from '../runProgram';
import { isExecutable, onPath } from './onPath';

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Flags that stop background network traffic: test browsers talk only to our own server. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // A busy machine answers as late as a slow network, where the app fetches less.
  '--force-effective-connection-type=4G',
];

/** The path of an installed Chromium or Chrome; undefined when Playwright's own should be used. */
export const systemChromium = (): string | undefined =>
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  (isExecutable(MAC_CHROME) ? MAC_CHROME : undefined);

/** Debian's package of the browser without windows, and its program. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

/**
 * The browser that stories are played in: Chromium without the parts that a window needs, which takes a fifth less of a
 * processor. undefined when Playwright's own should be used, which is the same.
 */
export const storyBrowser = (): string | undefined => onPath(HEADLESS_SHELL) ?? systemChromium();

/** Returns true when there is a browser to test in, after fetching Playwright's own where the machine has none. */
export async function ensureChromium(signal?: AbortSignal): Promise<boolean> {
  if (storyBrowser() || existsSync(chromium.executablePath())) return true;
  console.log("Fetching Playwright's Chromium …");
  const { code, output } = await runProgram(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { signal },
  );
  if (code !== 0) console.error(`No Chromium: ${output.trim()}`);
  return code === 0;
}
