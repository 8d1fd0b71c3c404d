import { messageSW, Workbox } from 'workbox-window';
import { SERVICE_WORKER_PATH } from '../../shared/serverPaths';
import type { WorkerMessage } from '../../shared/workerMessages';

/** So long somebody who wants the new version waits for all of it to be fetched for use without a network. */
const PATIENCE_MS = 4_000;

const TELL_BUILD: WorkerMessage = { type: 'tell_build' };
const TAKE_OVER: WorkerMessage = { type: 'take_over' };
const TAKE_OVER_IF_ALONE: WorkerMessage = { type: 'take_over_if_alone' };

/** Absent over plain http, and in private windows of some browsers. */
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/**
 * Lets the app be kept in this browser, so that it opens without a network. A newer one waits until somebody wants it:
 * `onUpdate` is told its build. When this page runs that build already, the worker takes over as soon as no other page
 * may need the old files.
 */
export async function startAppWorker(ownBuild: string, onUpdate: (build: string) => void): Promise<void> {
  if (!workers()) return;
  const workbox = new Workbox(SERVICE_WORKER_PATH, { updateViaCache: 'none' });
  workbox.addEventListener('waiting', ({ sw }) => {
    if (!sw) return;
    void messageSW(sw, TELL_BUILD).then((build: unknown) => {
      if (build === ownBuild) sw.postMessage(TAKE_OVER_IF_ALONE);
      else if (typeof build === 'string') onUpdate(build);
    });
  });
  await workbox.register();
}

function hasInstalled(worker: ServiceWorker): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (worker.state !== 'installing') resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

async function takeWaiting(container: ServiceWorkerContainer): Promise<void> {
  const registration = await container.getRegistration();
  if (!registration) return;
  if (!registration.waiting) await registration.update();
  const worker = registration.waiting ?? registration.installing;
  if (!worker) return;
  await hasInstalled(worker);
  const taken = new Promise((resolve) => container.addEventListener('controllerchange', resolve, { once: true }));
  worker.postMessage(TAKE_OVER);
  await taken;
}

/**
 * The version that the server has now, also for use without a network, and the page loaded once. If that takes long the
 * page is loaded all the same: it comes from the server, and the worker follows.
 */
export async function loadNewVersion(reload: () => void = () => window.location.reload()): Promise<void> {
  const container = workers();
  const patience = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  if (container) await Promise.race([takeWaiting(container).catch(() => undefined), patience]);
  reload();
}
