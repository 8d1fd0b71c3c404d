import { test as base, expect, type BrowserContextOptions, type Page } from '@playwright/test';
import { serveApp, type ServedApp } from '../servedApp';
import { makeClub, type StoryClub } from './storyClub';

interface Stage {
  /** A built server of the story's own, on SQLite. */
  app: ServedApp;
  /** A club in it, with its account. */
  club: StoryClub;
  /** A browser of its own, with nothing in its storage. The story fails when a script in it does. */
  openScreen: (options?: BrowserContextOptions) => Promise<Page>;
}

/** A story's stage. Nothing on it is shared with another story. */
export const test = base.extend<Stage>({
  // Playwright reads from the pattern which other fixtures this one needs: none.
  // eslint-disable-next-line no-empty-pattern
  app: async ({}, use) => {
    const app = await serveApp({ env: { LOG_LEVEL: 'warn' } });
    await use(app);
    await app.close();
  },

  club: async ({ app }, use) => use(await makeClub(app)),

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
