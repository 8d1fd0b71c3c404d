import { cleanupOutdatedCaches, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { MEDIA_PREFIX, isFileName, isServersOwn, SHELL_PATH } from '../../shared/paths';
import { keptMedia } from './keptMedia';
import { pageOrShell } from './pageOrShell';
import type { PreloadedEvent, WorkerScope } from './scope';

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
