import type { Page } from '@playwright/test';

interface Answer {
  status: number;
  body: object;
}

/** From now on the call is answered by this instead of by the server. Returns what ends it. */
export async function failure(
  page: Page,
  method: string,
  path: string,
  { status, body }: Answer,
): Promise<() => Promise<void>> {
  const address = `**${path}`;
  await page.route(address, (route) =>
    route.request().method() === method ? route.fulfill({ status, json: body }) : route.fallback(),
  );
  return () => page.unroute(address);
}

/**
 * Takes the network from the browser of the page. Returns what gives it back. The page is told again each time it is
 * loaded: Chromium takes a page that was loaded without a network to be online, although its requests fail.
 */
export async function loseNetwork(page: Page): Promise<() => Promise<void>> {
  const context = page.context();
  const session = await context.newCDPSession(page);
  const tell = (offline: boolean) =>
    session.send('Network.overrideNetworkState', {
      offline,
      latency: 0,
      downloadThroughput: -1,
      uploadThroughput: -1,
    });
  const tellAgain = () => void tell(true);
  await context.setOffline(true);
  await tell(true);
  page.on('domcontentloaded', tellAgain);
  return async () => {
    page.off('domcontentloaded', tellAgain);
    if (!page.isClosed()) {
      await tell(false);
      await session.detach();
    }
    await context.setOffline(false);
  };
}

/** Does something while the browser has no network. */
export async function withoutNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  const giveBack = await loseNetwork(page);
  await act();
  await giveBack();
}
