import type { BrowserContextOptions } from '@playwright/test';

/** What most people hold in their hand at the quay. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
