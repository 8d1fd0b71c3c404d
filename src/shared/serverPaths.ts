import { MEDIA_PREFIX } from './contract/files';

export const API_PREFIXES = ['/api/', '/auth/', '/ws/'] as const;

/**
 * The page under an address that nobody visits: what the service worker keeps, and shows at every address when there is
 * no network.
 */
export const SHELL_PATH = '/shell';
export const SERVICE_WORKER_PATH = '/serviceWorker.js';

const OPERATION = ['/healthz', '/readyz', '/metrics', '/dev/'] as const;

/** The server answers the path itself. Every other is an address of the app, which one page answers for. */
export const isServersOwn = (path: string): boolean =>
  [...API_PREFIXES, ...OPERATION, MEDIA_PREFIX].some((prefix) => path.startsWith(prefix));

/** The path ends in a file's name. No address of the app does. */
export const isFileName = (path: string): boolean => /\.\w+$/.test(path);
