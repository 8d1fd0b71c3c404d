import type { PrecacheEntry } from 'workbox-precaching';
import type { WorkerMessage } from '../../shared/workerMessages';

/**
 * What of a service worker's world is used. TypeScript's own types of that world are no help: they would be the world
 * of every other file of the client too, and contradict the page's.
 */
export interface WorkerScope {
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

export interface LifeEvent extends Event {
  /** Keeps the worker awake. */
  waitUntil: (work: Promise<unknown>) => void;
}

/** The browser has asked for the page while it woke the worker. */
export interface PreloadedEvent {
  preloadResponse?: Promise<Response | undefined>;
}
