import { expect, type Page } from '@playwright/test';

/** The browser has all that it takes to open the app without a network. */
export const isInstalled = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state), {
      // It fetches the whole app, beside what the other stories do.
      timeout: 120_000,
    })
    .toBe('activated');

/** The page's answer is written down, which happens within a second after it was shown. */
export const isKept = (page: Page, read: string): Promise<void> =>
  expect
    .poll(() =>
      page.evaluate(
        () =>
          new Promise<string>((resolve) => {
            const opening = indexedDB.open('styrbord');
            opening.onsuccess = () => {
              const reading = opening.result.transaction('answers').objectStore('answers').getAllKeys();
              reading.onsuccess = () => {
                opening.result.close();
                resolve(JSON.stringify(reading.result));
              };
            };
          }),
      ),
    )
    .toContain(`"${read}"`);
