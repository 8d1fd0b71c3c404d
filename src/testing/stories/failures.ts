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

/** Does something while the browser has no network. */
export async function withoutNetwork(page: Page, act: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  await act();
  await page.context().setOffline(false);
}
