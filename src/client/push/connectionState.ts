import type { Id } from '../../shared/contract/common';
import type { ConnectionPhase } from '../state/connection';

/**
 * The push connection as a pure machine (spec sections 4 and 9, README decision 10). It knows no socket, timer or
 * clock: it is given what has happened and says what to do. Sockets have numbers, so that what a given up socket still
 * says is recognised and ignored.
 */
export interface Connection {
  club: Id | null;
  phase: ConnectionPhase;
  /** The socket that is subscribed. */
  current: number | null;
  /** The socket that is on its way: the first one, the next try, or the successor of one that has grown old. */
  opening: number | null;
  lastSocket: number;
  /** The last frame that was received, to resume after. */
  cursor: string | null;
  /** Failed tries in a row. */
  attempts: number;
  retryAt: number | null;
  subscribedAt: number;
  /** When the last subscriptions succeeded; see `isLoop`. */
  subscriptions: readonly number[];
  missedPongs: number;
  isPongDue: boolean;
  /** There is reason to believe that the connection is dead: one missed pong is enough. */
  isDoubted: boolean;
  isOnline: boolean;
  /** The token has been renewed since the last subscription: a second 4401 is not answered by another renewal. */
  hasRenewedToken: boolean;
  /** The server will not have us: only a person may try again. */
  isBarred: boolean;
}

export type TimerName = 'answer' | 'heartbeat' | 'pong' | 'retry' | 'life';

export type ConnectionEvent =
  | { type: 'entered'; club: Id }
  | { type: 'left' }
  | { type: 'opened'; socket: number }
  | { type: 'subscribed'; socket: number; cursor: string; resumed: boolean }
  | { type: 'notified'; socket: number; cursor: string }
  | { type: 'ponged'; socket: number }
  | { type: 'closed'; socket: number; code: number }
  | { type: 'timeUp'; timer: TimerName }
  | { type: 'woken'; by: 'network' | 'page' | 'person' }
  | { type: 'wentOffline' }
  | { type: 'tokenRenewed'; isValid: boolean };

export type Command =
  | { type: 'open'; socket: number; club: Id }
  | { type: 'subscribe'; socket: number; club: Id; cursor: string | null }
  | { type: 'ping'; socket: number }
  | { type: 'close'; socket: number }
  | { type: 'startTimer'; timer: TimerName; ms: number }
  | { type: 'stopTimer'; timer: TimerName }
  | { type: 'renewToken' }
  /** The log has restarted: rows held are worthless. */
  | { type: 'dropRows' }
  /**
   * What happened up to `from` must be read over HTTP; null: nothing was missed, only what could not be read before is
   * tried again.
   */
  | { type: 'reload'; club: Id; from: number | null };

/** The moment, and a random number from 0 up to 1. */
export interface Moment {
  now: number;
  random: number;
}

export type Step = readonly [Connection, readonly Command[]];

export const closedConnection: Connection = {
  club: null,
  phase: 'closed',
  current: null,
  opening: null,
  lastSocket: 0,
  cursor: null,
  attempts: 0,
  retryAt: null,
  subscribedAt: 0,
  subscriptions: [],
  missedPongs: 0,
  isPongDue: false,
  isDoubted: false,
  isOnline: true,
  hasRenewedToken: false,
  isBarred: false,
};
