export const MEDIA_PREFIX = '/media/';
/** Where the browser keeps what it has read there. */
export const MEDIA_CACHE = 'styrbord-media';

/** The path that serves an uploaded file, named by the SHA-256 of its content. */
export const filePath = (hash: string) => `${MEDIA_PREFIX}${hash}`;

const CALENDAR_PREFIX = '/kalender/';

/** Calendars of sailings as telephones read them (iCalendar), without a login. */
export const calendarPaths = {
  club: (slug: string) => `${CALENDAR_PREFIX}${slug}.ics`,
  serie: (slug: string, serie: number | string) => `${CALENDAR_PREFIX}${slug}/serie/${serie}.ics`,
  /** The sailings that the owner of the token is entered in. */
  own: (token: string) => `${CALENDAR_PREFIX}egen/${token}.ics`,
} as const;

export const API_PREFIXES = ['/api/', '/auth/', '/ws/'] as const;

/** The path of the app shell. The service worker caches it and shows it at every address when there is no network. */
export const SHELL_PATH = '/shell';
export const SERVICE_WORKER_PATH = '/serviceWorker.js';

/** Pages that the server makes itself: the public results of clubs. */
export const PUBLIC_PREFIX = '/r/';

const OPERATION = ['/healthz', '/readyz', '/metrics', '/dev/'] as const;

/** True for paths that the server answers itself. Every other path belongs to the app and gets its single page. */
export const isServersOwn = (path: string): boolean =>
  [...API_PREFIXES, ...OPERATION, MEDIA_PREFIX, PUBLIC_PREFIX, CALENDAR_PREFIX].some((prefix) =>
    path.startsWith(prefix),
  );

/** True when the path ends in a file name, which no address of the app does. */
export const isFileName = (path: string): boolean => /\.\w+$/.test(path);

/** Pages below a club's address. A slug may not equal one of them: without a club they lead to the user's own club. */
export const CLUB_PAGES = [
  'account',
  'courses',
  'documentation',
  'help',
  'profile',
  'sailings',
  'series',
  'statistics',
] as const;
