import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { startMailServer, type ReceivedMail } from '../mailServer';
import { serveApp, type ServedApp } from '../servedApp';
import { CLUB_DATA } from './clubData';
import { demoClub, emptyClub, type StoryClub } from './storyClub';

interface Choice {
  /** The club is the demo club with its season, instead of an empty one. */
  withDemo: boolean;
  /** A race of the demo club is sailed while the story looks. */
  withLiveRace: boolean;
}

interface StoryApp extends ServedApp {
  /** What it has sent by mail, to whomever. */
  mails: readonly ReceivedMail[];
}

interface Stage {
  /** A built server of the story's own, on SQLite, with a real mail server beside it. */
  app: StoryApp;
  /** A club in it, with its account. */
  club: StoryClub;
  /** A browser of its own, with nothing in its storage. The story fails when a script in it does. */
  openScreen: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A story's stage. Nothing on it is shared with another story. */
export const test = base.extend<Stage & Choice>({
  withDemo: [false, { option: true }],
  withLiveRace: [false, { option: true }],

  app: async ({ withDemo, withLiveRace }, use) => {
    const { url, mails, close } = await startMailServer();
    const demo = { DEMO: withDemo ? 'on' : 'off', DEMO_LIVE: withLiveRace ? 'on' : 'off' };
    const env = { LOG_LEVEL: 'warn', ...demo, SMTP_URL: url };
    const app = await serveApp({ env, ...(!withDemo && { copyOf: CLUB_DATA }) });
    await use({ ...app, mails });
    await app.close();
    await close();
  },

  club: async ({ app, withDemo }, use) => use(await (withDemo ? demoClub(app) : emptyClub(app))),

  openScreen: async ({ browser, app }, use) => {
    const failures: string[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: app.url, ...options });
      context.on('weberror', (failure) => failures.push(String(failure.error())));
      return context.newPage();
    });
    for (const context of browser.contexts()) await context.close();
    expect(failures).toEqual([]);
  },
});
