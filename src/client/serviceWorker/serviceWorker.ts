import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { MEDIA_PREFIX, isFileName, isServersOwn, SHELL_PATH } from '../../shared/paths';
import type { WorkerMessage } from '../../shared/workerMessages';
import { keptMedia, pageOrShell } from './pageOrShell';

/**
 * What of a service worker's world is used. TypeScript's own types of that world are no help: they would be the world
 * of every other file of the client too, and contradict the page's.
 */
interface WorkerScope {
  /** The files to keep; the build puts them in here. */
  __WB_MANIFEST: PrecacheEntry[];
  clients: {
    claim: () => Promise<void>;
    matchAll: (asked: { type: 'window'; includeUncontrolled: boolean }) => Promise<readonly unknown[]>;
  };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  skipWaiting: () => Promise<void>;
  addEventListener: ((type: 'activate', hear: (event: LifeEvent) => void) => void) &
    ((type: 'message', hear: (event: LifeEvent & MessageEvent<WorkerMessage>) => void) => void);
}

interface LifeEvent extends Event {
  /** Keeps the worker awake. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The browser has asked for the page while it woke the worker. */
interface PreloadedEvent {
  preloadResponse?: Promise<Response | undefined>;
}

/**
 * Keeps the app itself in the browser: the page, the files that it is made of, and images that have been shown. Never
 * an answer of the API: those are kept by the app, by person (api/answers).
 *
 * The page has a nonce in its text and in its policy, new with each answer. The kept page is one such answer, text and
 * headers, so they fit each other, and its nonce serves until the next build. That takes nothing away: a nonce stands
 * against markup that somebody gets into the page on its way, and the kept page is the same bare shell for everybody,
 * with nothing in it that came from a person.
 */
declare const self: WorkerScope;

precacheAndRoute(self.__WB_MANIFEST, { directoryIndex: '', cleanURLs: false });
cleanupOutdatedCaches();

const asServed = async ({ preloadResponse }: PreloadedEvent, request: Request): Promise<Response> =>
  (await preloadResponse) ?? fetch(request);

registerRoute(
  ({ request, sameOrigin, url: { pathname } }) =>
    request.mode === 'navigate' && sameOrigin && !isServersOwn(pathname) && !isFileName(pathname),
  ({ event, request }) => pageOrShell(asServed(event as PreloadedEvent, request), () => matchPrecache(SHELL_PATH)),
);

registerRoute(
  ({ sameOrigin, url, request }) =>
    sameOrigin && url.pathname.startsWith(MEDIA_PREFIX) && request.destination === 'image',
  ({ request }) => keptMedia(request),
);

const takeOverIfAlone = async (): Promise<void> => {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (pages.length === 1) await self.skipWaiting();
};

self.addEventListener('activate', (event) => {
  event.waitUntil(Promise.all([self.clients.claim(), self.registration.navigationPreload?.enable()]));
});

self.addEventListener('message', (event) => {
  const message = event.data;
  if (message.type === 'take_over') event.waitUntil(self.skipWaiting());
  if (message.type === 'take_over_if_alone') event.waitUntil(takeOverIfAlone());
  if (message.type === 'tell_build') event.ports[0]?.postMessage(process.env.BUILD_ID);
});
