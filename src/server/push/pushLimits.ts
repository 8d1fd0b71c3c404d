import { CONNECTION_LIFE_MS } from '../../shared/limits';

/** What a socket may do and for how long; the rest of the numbers keep a node healthy. */
export interface PushLimits {
  maxFrameBytes: number;
  framesPerSecond: number;
  connectionsPerUser: number;
  connectionsPerProcess: number;
  /** Sockets without a user from one network. */
  strangersPerNetwork: number;
  /** Newcomers in any second; more of them wait for their turn, as after a restart. */
  acceptsPerSecond: number;
  /** A client that would have to wait longer is turned away with 503. Clients give up after 15 s. */
  longestAcceptWaitMs: number;
  /** A slower reader than this is disconnected; it resumes by cursor. */
  maxBufferedBytes: number;
  /** No frame from the client for so long: two heartbeats and a margin. */
  silenceMs: number;
  lifeMs: number;
  /**
   * Protocol pings keep proxies from closing an idle connection; one left unanswered until the next ends the socket.
   */
  pingMs: number;
  /** How often the time limits are checked; each is rounded up to it. */
  tickMs: number;
  /**
   * How often the log is looked at without being told, so that a lost announcement or another process only means a
   * delay.
   */
  pollMs: number;
  /** How stale a socket's view of its user may become. */
  recheckMs: number;
  /** How long sockets get to say goodbye when the server closes. */
  goodbyeWaitMs: number;
  pruneMs: number;
}

export const PUSH_LIMITS: PushLimits = {
  maxFrameBytes: 16 * 1024,
  framesPerSecond: 10,
  connectionsPerUser: 10,
  connectionsPerProcess: 10_000,
  strangersPerNetwork: 50,
  acceptsPerSecond: 400,
  longestAcceptWaitMs: 10_000,
  maxBufferedBytes: 1024 * 1024,
  silenceMs: 300_000,
  lifeMs: CONNECTION_LIFE_MS + 5 * 60_000,
  pingMs: 25_000,
  tickMs: 250,
  pollMs: 1_000,
  recheckMs: 4_000,
  goodbyeWaitMs: 1_000,
  pruneMs: 60 * 60_000,
};

/** Closes with its own meaning, besides those that the client decides by (`CLOSE_CODES` of the contract). */
export const SERVER_CLOSE_CODES = {
  /** Silent or too old: connect again. */
  goingAway: 1001,
  /** Too slow: connect again and resume. */
  tryAgain: 1013,
} as const;
