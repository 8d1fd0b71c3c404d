import type { Id } from '../../shared/contract/common';
import { CLOSE_CODES } from '../../shared/contract/push';
import {
  CONNECTION_LIFE_MS,
  HEARTBEAT_MS,
  LIFE_CHECK_MS,
  MAX_MISSED_PONGS,
  PONG_WAIT_MS,
  REQUEST_TIMEOUT_MS,
} from '../../shared/limits';
import { backOffMs, isLoop, isSpent, withSubscription } from './backOff';
import {
  closedConnection,
  type Connection,
  type TimerName,
  type ConnectionEvent,
  type Command,
  type Moment,
  type Step,
} from './connectionState';

interface Cursor {
  /** Names the event log; another one means another database. */
  epoch: string;
  /** The club's number. */
  number: number;
}

/** Reads `<epoch>.<number>`. */
function readCursor(text: string): Cursor {
  const dot = text.lastIndexOf('.');
  return { epoch: text.slice(0, dot), number: Number(text.slice(dot + 1)) || 0 };
}

const stop = (...timers: TimerName[]): Command[] => timers.map((timer) => ({ type: 'stopTimer', timer }));
const start = (timer: TimerName, ms: number): Command => ({ type: 'startTimer', timer, ms });
const close = (...sockets: (number | null)[]): Command[] =>
  sockets.flatMap((socket): Command[] => (socket === null ? [] : [{ type: 'close', socket }]));

/** Opens a socket; one that is subscribed goes on until the new one is. */
function open(state: Connection): Step {
  if (state.club === null) return [state, []];
  const socket = state.lastSocket + 1;
  const phase = state.current === null && state.phase !== 'connecting' ? 'reconnecting' : state.phase;
  return [
    { ...state, phase, opening: socket, lastSocket: socket, retryAt: null },
    [...stop('retry'), { type: 'open', socket, club: state.club }, start('answer', REQUEST_TIMEOUT_MS)],
  ];
}

function leave(state: Connection): Step {
  const { lastSocket, isOnline } = state;
  return [
    { ...closedConnection, lastSocket, isOnline },
    [...stop('answer', 'heartbeat', 'pong', 'retry', 'life'), ...close(state.current, state.opening)],
  ];
}

function enter(state: Connection, club: Id): Step {
  if (state.club === club) return [state, []];
  const [left, farewell] = leave(state);
  const [opened, commands] = open({ ...left, club, phase: 'connecting' });
  return [opened, [...farewell, ...commands]];
}

const giveUp = (state: Connection, isBarred: boolean): Step => [
  { ...state, phase: 'gaveUp', retryAt: null, isBarred },
  stop('retry'),
];

function retryLater(state: Connection, { now, random }: Moment): Step {
  // Without a network tries prove nothing: the browser says when there is one.
  if (!state.isOnline) return [{ ...state, phase: 'offline', retryAt: null }, stop('retry')];
  if (isSpent(state.attempts)) return giveUp(state, false);
  const ms = backOffMs(state.attempts, random);
  return [{ ...state, phase: 'reconnecting', attempts: state.attempts + 1, retryAt: now + ms }, [start('retry', ms)]];
}

/** No socket is left. Every close counts as unclean, except our own and those that forbid to come back. */
function fail(state: Connection, code: number, moment: Moment): Step {
  if (code === CLOSE_CODES.policy || code === CLOSE_CODES.forbidden) return giveUp(state, true);
  if (code === CLOSE_CODES.unauthorized && !state.hasRenewedToken) {
    return [{ ...state, phase: 'reconnecting', retryAt: null }, [{ type: 'renewToken' }]];
  }
  return retryLater(state, moment);
}

function lose(state: Connection, socket: number, { code, moment }: { code: number; moment: Moment }): Step {
  if (socket === state.opening) {
    const without = { ...state, opening: null };
    // A successor that fails is tried again at the next look at the age.
    if (state.current !== null) return [without, stop('answer')];
    const [next, commands] = fail(without, code, moment);
    return [next, [...stop('answer'), ...commands]];
  }
  if (socket !== state.current) return [state, []];
  const without: Connection = { ...state, current: null, missedPongs: 0, isPongDue: false, isDoubted: false };
  const silence = stop('heartbeat', 'pong', 'life');
  if (state.opening !== null) return [{ ...without, phase: 'reconnecting' }, silence];
  const [next, commands] = fail(without, code, moment);
  return [next, [...silence, ...commands]];
}

/** What browsers say of a connection that broke. */
export const NO_CODE = 1006;

/** As if it had closed by itself; a browser may take minutes to say so. */
function abandon(state: Connection, socket: number, moment: Moment): Step {
  const [next, commands] = lose(state, socket, { code: NO_CODE, moment });
  return [next, [...close(socket), ...commands]];
}

/** What must be read over HTTP now that the stream is at `cursor`. */
function catchUp(
  { club, cursor: held }: Connection,
  { cursor, resumed }: { cursor: string; resumed: boolean },
): Command[] {
  if (club === null) return [];
  const { epoch, number } = readCursor(cursor);
  const isNewLog = held !== null && readCursor(held).epoch !== epoch;
  if (isNewLog) return [{ type: 'dropRows' }, { type: 'reload', club, from: number }];
  return [{ type: 'reload', club, from: resumed ? null : number }];
}

function subscribed(state: Connection, event: Extract<ConnectionEvent, { type: 'subscribed' }>, { now }: Moment): Step {
  if (event.socket !== state.opening) return [state, []];
  const subscriptions = withSubscription(state.subscriptions, now);
  const next: Connection = {
    ...state,
    phase: 'connected',
    current: event.socket,
    opening: null,
    // What was missed comes as frames after this one, and each moves the cursor.
    cursor: event.resumed ? state.cursor : event.cursor,
    attempts: isLoop(subscriptions) ? state.attempts : 0,
    subscribedAt: now,
    subscriptions,
    missedPongs: 0,
    isPongDue: false,
    isDoubted: false,
    hasRenewedToken: false,
  };
  const timers = [...stop('answer', 'pong'), start('heartbeat', HEARTBEAT_MS), start('life', LIFE_CHECK_MS)];
  return [next, [...timers, ...close(state.current), ...catchUp(state, event)]];
}

function notified(state: Connection, { socket, cursor }: Extract<ConnectionEvent, { type: 'notified' }>): Step {
  if (socket !== state.current || state.cursor === null) return [state, []];
  const held = readCursor(state.cursor);
  const come = readCursor(cursor);
  if (come.epoch !== held.epoch) return [{ ...state, cursor }, catchUp(state, { cursor, resumed: false })];
  return [come.number > held.number ? { ...state, cursor } : state, []];
}

function ping(state: Connection): Step {
  if (state.current === null || state.isPongDue) return [state, []];
  return [{ ...state, isPongDue: true }, [{ type: 'ping', socket: state.current }, start('pong', PONG_WAIT_MS)]];
}

function doubt(state: Connection): Step {
  return ping({ ...state, isDoubted: true });
}

function missPong(state: Connection, moment: Moment): Step {
  const missedPongs = state.missedPongs + 1;
  const next = { ...state, missedPongs, isPongDue: false };
  const isDead = state.isDoubted || missedPongs >= MAX_MISSED_PONGS;
  return isDead && state.current !== null ? abandon(next, state.current, moment) : [next, []];
}

function checkLife(state: Connection, { now }: Moment): Step {
  const again = start('life', LIFE_CHECK_MS);
  if (now - state.subscribedAt < CONNECTION_LIFE_MS || state.opening !== null) return [state, [again]];
  const [next, commands] = open(state);
  return [next, [again, ...commands]];
}

function timeUp(state: Connection, timer: TimerName, moment: Moment): Step {
  if (timer === 'retry') return state.current === null && state.opening === null ? open(state) : [state, []];
  if (timer === 'answer') return state.opening === null ? [state, []] : abandon(state, state.opening, moment);
  if (timer === 'pong') return missPong(state, moment);
  if (timer === 'life') return checkLife(state, moment);
  const [next, commands] = ping(state);
  return [next, [...commands, start('heartbeat', HEARTBEAT_MS)]];
}

/** There is new hope: a network, a page that is looked at again, or "Anslut igen". */
function wake(state: Connection, by: 'network' | 'page' | 'person'): Step {
  const woken = { ...state, isOnline: by === 'network' ? true : state.isOnline };
  if (state.club === null || (state.isBarred && by !== 'person')) return [woken, []];
  if (state.current !== null) return doubt(woken);
  if (state.opening !== null) return [woken, []];
  const isNewSeries = by !== 'page' || state.phase === 'gaveUp';
  return open({ ...woken, isBarred: false, attempts: isNewSeries ? 0 : state.attempts });
}

function goOffline(state: Connection): Step {
  const offline = { ...state, isOnline: false };
  if (state.current !== null) return doubt({ ...offline, phase: 'checking' });
  return state.retryAt === null ? [offline, []] : [{ ...offline, phase: 'offline', retryAt: null }, stop('retry')];
}

function opened(state: Connection, socket: number): Step {
  if (socket !== state.opening || state.club === null) return [state, []];
  return [state, [{ type: 'subscribe', socket, club: state.club, cursor: state.cursor }]];
}

function ponged(state: Connection, socket: number): Step {
  if (socket !== state.current) return [state, []];
  return [{ ...state, phase: 'connected', missedPongs: 0, isPongDue: false, isDoubted: false }, stop('pong')];
}

function tokenRenewed(state: Connection, isValid: boolean, moment: Moment): Step {
  if (state.club === null || state.opening !== null || state.current !== null) return [state, []];
  return isValid ? open({ ...state, hasRenewedToken: true }) : retryLater(state, moment);
}

/** What becomes of the connection when this happens, and what to do about it. */
export function next(state: Connection, event: ConnectionEvent, moment: Moment): Step {
  switch (event.type) {
    case 'entered':
      return enter(state, event.club);
    case 'left':
      return leave(state);
    case 'opened':
      return opened(state, event.socket);
    case 'subscribed':
      return subscribed(state, event, moment);
    case 'notified':
      return notified(state, event);
    case 'ponged':
      return ponged(state, event.socket);
    case 'closed':
      return lose(state, event.socket, { code: event.code, moment });
    case 'timeUp':
      return timeUp(state, event.timer, moment);
    case 'woken':
      return wake(state, event.by);
    case 'wentOffline':
      return goOffline(state);
    case 'tokenRenewed':
      return tokenRenewed(state, event.isValid, moment);
  }
}
