import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_ARGS, storyBrowser } from '../../tools/provision/chromium';
import { CI_ONLY, everythingAsked } from './faults';

const isCi = process.env.CI === 'true';

/** They begin first: one of them that began last would be played alone. */
const LONG = /(raceNight|pursuitEvening|appOffline|atSea|sailorsMonth)\.story\.ts$/;

/**
 * Stories are played in a real Chromium against a real server, more at a time than there are cores: each starts its own
 * server, and waits at times. `npm test` runs them; one alone: `node node_modules/@playwright/test/cli.js test -c
 * src/testing/stories/playwright.config.ts NAME`.
 */
const config = defineConfig({
  testDir: '.',
  projects: [
    { name: 'long', testMatch: LONG },
    { name: 'others', testMatch: '**/*.story.ts', testIgnore: LONG },
  ],
  grepInvert: everythingAsked() ? [] : new RegExp(CI_ONLY.tag),
  outputDir: '../../../.cache/stories',
  globalSetup: ['./buildApp.ts', './clubData.ts'],
  // A story that hangs is ended; how long one takes decides nothing.
  timeout: 480_000,
  expect: { timeout: 20_000 },
  workers: availableParallelism() + 1,
  fullyParallel: true,
  forbidOnly: isCi,
  // A shared machine may stall at the wrong moment. What passed at the second try is listed as flaky.
  retries: isCi ? 1 : 0,
  reporter: 'list',
  use: {
    locale: 'sv-SE',
    timezoneId: 'Europe/Stockholm',
    viewport: { width: 1280, height: 800 },
    // It would answer for the network that stories play with; those that are about it let it in.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    // To record every step takes as long as the steps themselves.
    trace: isCi ? 'on-first-retry' : 'off',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: storyBrowser(), args: CHROMIUM_ARGS },
  },
});

export default config;
