import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { runProgram } from '../runProgram';
import { isExecutable, onPath } from './onPath';

const MAC_CHROME = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';

/** Quiet, and without calls to anybody: our browsers talk to our own server only. */
export const CHROMIUM_ARGS = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A Chromium or Chrome of the machine's own; undefined: Playwright's own is used, if it is there. */
export const systemChromium = (): string | undefined =>
  onPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable') ??
  (isExecutable(MAC_CHROME) ? MAC_CHROME : undefined);

/** True when there is a browser to test in, after fetching Playwright's own where the machine has none. */
export async function ensureChromium(signal?: AbortSignal): Promise<boolean> {
  if (systemChromium() || existsSync(chromium.executablePath())) return true;
  console.log("Fetching Playwright's Chromium …");
  const { code, output } = await runProgram(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'install', 'chromium'],
    { signal },
  );
  if (code !== 0) console.error(`No Chromium: ${output.trim()}`);
  return code === 0;
}
