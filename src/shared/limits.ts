/** The specification's numbers (sections 4 and 9) and the limits that both sides need. Units are in the names. */

export const ACCESS_TOKEN_LIFE_S = 900;
export const REFRESH_TOKEN_LIFE_S = 604_800;

export const HEARTBEAT_MS = 120_000;
export const PONG_WAIT_MS = 10_000;
export const MAX_MISSED_PONGS = 3;
export const BACK_OFF_START_MS = 1_000;
export const BACK_OFF_CAP_MS = 30_000;
export const MAX_RECONNECTS = 10;
export const CONNECTION_LIFE_MS = 4 * 60 * 60 * 1000;
export const LIFE_CHECK_MS = 60_000;

export const SUCCESS_DELAY_MS = 500;
export const CHUNK_RELOAD_GUARD_MS = 60_000;
export const PREFETCH_IDLE_MS = 2_000;
export const CLOCK_TICK_MS = 1_000;
export const TOAST_MS = 3_000;
/** For errors and toasts with the action "Ångra". */
export const LASTING_TOAST_MS = 10_000;
export const LOGIN_MODAL_WIDTH_PX = 400;
export const STICKY_COLUMN_PX = 60;

/** The touch sensor lifts a row after this hold; the handle lifts it at once. */
export const ROW_HOLD_MS = 250;
export const UNDO_DEPTH = 20;
export const MAX_MOVES_PER_CALL = 500;
export const MAX_FINISHES_PER_CALL = 500;
export const MAX_COURSE_MARKS = 50;
/** The most sailings that one call may create, change or delete. */
export const MAX_SAILINGS_PER_CALL = 60;
/** The longest elapsed time that is accepted: 30 days. */
export const MAX_ELAPSED_S = 2_592_000;

/** The lifetime of a link to choose a new password. */
export const RESET_LINK_DAYS = 3;
/** The lifetime of an invitation to run a club. */
export const ROLE_LINK_DAYS = 14;
/** How long a browser is known to the accounts that have logged in there. */
export const KNOWN_BROWSER_DAYS = 180;

/** The most links for an evening that are open at once in a sailing. */
export const MAX_EVENING_LINKS = 10;
/** Such a link ends so long after the last start, and lives so long where there is none ahead. */
export const EVENING_AFTER_START_H = 12;
export const EVENING_WITHOUT_START_H = 24;

export const MIN_PASSWORD_LENGTH = 8;
/** Both databases hold ids in 32 bits: a larger one names nothing. */
export const MAX_ID = 2_147_483_647;
export const MAX_EMAIL_LENGTH = 254;
export const MAX_PASSWORD_LENGTH = 254;
export const MAX_QUERY_LENGTH = 100;
export const MIN_RATING = '0.300';
export const MAX_RATING = '2.500';

export const REQUEST_TIMEOUT_MS = 15_000;
/** The highest weight of a race in a series. */
export const MAX_RACE_WEIGHT = 10;

export const BYTES_PER_MB = 1024 * 1024;
/** Logos and photos. */
export const MAX_IMAGE_BYTES = 5 * BYTES_PER_MB;
export const MAX_IMAGE_SIDE_PX = 4096;
/** Maps of courses, images and PDF alike. */
export const MAX_MAP_BYTES = 10 * BYTES_PER_MB;
export const MAX_MAP_SIDE_PX = 5000;

/** Entry lists that are pasted in, or sent as files. */
export const MAX_ENTRY_LIST_BYTES = 5 * BYTES_PER_MB;
export const MAX_ENTRY_LIST_ROWS = 5_000;
export const MAX_ENTRY_LIST_CELLS = 200_000;
/** How many rows may stand above the headings of a list: a title, a date, a link. */
export const MAX_ROWS_ABOVE_HEADINGS = 20;
/** Columns of lists whose meaning a club's choices are kept of. */
export const MAX_KEPT_COLUMNS = 200;

/** Files of Sailwave. */
export const MAX_BLW_BYTES = 5 * BYTES_PER_MB;
export const MAX_BLW_ROWS = 200_000;
export const MAX_BLW_BOATS = 1_000;
export const MAX_BLW_RACES = 100;
/** Boats in races, those that Sailwave fills in itself apart. */
export const MAX_BLW_ENTRIES = 5_000;
/** Differences that are told one by one; all are counted. */
export const MAX_BLW_DIFFERENCES = 500;

/** Acts at the start in one call, and groups that one of them names. */
export const MAX_START_EVENTS_PER_CALL = 100;
export const MAX_GROUPS_PER_ACT = 100;
/** Acts that the start log of a sailing holds. */
export const MAX_START_EVENTS = 2_000;

/** Start sequences of a club's own, the steps of each, and the seconds from the first of them to the start. */
export const MAX_OWN_SEQUENCES = 10;
/** With those that every club has, and that may be sent along. */
export const MAX_CLUB_SEQUENCES = 20;
export const MAX_SEQUENCE_STEPS = 12;
export const MAX_SEQUENCE_S = 3_600;
export const MAX_SEQUENCE_KEY = 20;

/** Why a verified result is opened again. */
export const MAX_REASON_LENGTH = 200;
