import type { BrowserContextOptions } from '@playwright/test';

/**
 * A page that was loaded without the network says how old it is. Some versions of Chromium forget, as they load a page
 * anew, that the network is switched off: then the app keeps trying to connect, and says that instead.
 */
export const STALE = /^(Offline|Återansluter), uppgifter från \d\d:\d\d$/;

/** What most people hold in their hand at the quay. */
export const PHONE: BrowserContextOptions = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
