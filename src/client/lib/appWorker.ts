import { messageSW, Workbox } from 'workbox-window';
import { SERVICE_WORKER_PATH } from '../../shared/paths';
import { withTimeout } from '../../shared/withTimeout';
import type { WorkerMessage } from '../../shared/workerMessages';
import { isCostly } from './prefetch';

/** The longest wait for a new version to be fetched for offline use. */
const PATIENCE_MS = 4_000;

const TELL_BUILD: WorkerMessage = { type: 'tell_build' };
const TAKE_OVER: WorkerMessage = { type: 'take_over' };
const TAKE_OVER_IF_ALONE: WorkerMessage = { type: 'take_over_if_alone' };

/** Absent over plain http, and in private windows of some browsers. */
const workers = (): ServiceWorkerContainer | undefined =>
  'serviceWorker' in navigator ? navigator.serviceWorker : undefined;

/**
 * Registers the service worker, so that the app opens without a network. A newer worker waits until the user asks for
 * it; `onUpdate` receives its build. When this page already runs that build, the worker takes over as soon as no other
 * page may need the old files.
 */
export async function startAppWorker(ownBuild: string, onUpdate: (build: string) => void): Promise<void> {
  const container = workers();
  // It fetches the whole app. Where that is not wanted a later visit does so, unless it is there already.
  if (!container || (isCostly() && !(await container.getRegistration()))) return;
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
 * Installs the server's current version for offline use and reloads the page once. If the installation takes long, the
 * page reloads anyway: it comes from the server, and the worker follows.
 */
export async function loadNewVersion(reload: () => void = () => window.location.reload()): Promise<void> {
  const container = workers();
  if (container)
    await withTimeout(
      takeWaiting(container).catch(() => undefined),
      PATIENCE_MS,
    );
  reload();
}
