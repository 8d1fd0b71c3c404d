import type { Page } from '@playwright/test';
import { IDEMPOTENCY_HEADER } from '../../shared/contract/sailings';

export interface SentChange {
  /** What the server knows it again by. */
  key: string;
  /** The last word of the address: "finishes", "move-competitors". */
  what: string;
  status: number;
}

/** Changes that this screen sends from now on and that are answered, in the order of the answers. */
export function watchChanges(page: Page): SentChange[] {
  const answered: SentChange[] = [];
  page.on('response', (response) => {
    const request = response.request();
    const key = request.headers()[IDEMPOTENCY_HEADER.toLowerCase()];
    const what = /([\w-]+)\/$/.exec(new URL(request.url()).pathname)?.[1] ?? '';
    if (key !== undefined) answered.push({ key, what, status: response.status() });
  });
  return answered;
}
