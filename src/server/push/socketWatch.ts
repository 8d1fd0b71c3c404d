import type { WebSocket } from 'ws';
import type { PushLimits } from './pushLimits';

export interface SocketWatch {
  /** The client has sent something. */
  heard: (nowMs: number) => void;
  /** Silent for too long, or open for too long. */
  isSpent: (nowMs: number) => boolean;
  /** Pings when it is time. False: the last ping was never answered, so nobody is there. */
  ping: (nowMs: number) => boolean;
}

/** Watches a socket's silence, age and answers to pings. */
export function socketWatch(socket: WebSocket, limits: PushLimits, openedMs: number): SocketWatch {
  let heardMs = openedMs;
  let pingedMs = openedMs;
  let isAnswered = true;
  socket.on('pong', () => {
    isAnswered = true;
  });
  return {
    heard: (nowMs) => {
      heardMs = nowMs;
    },
    isSpent: (nowMs) => nowMs - heardMs >= limits.silenceMs || nowMs - openedMs >= limits.lifeMs,
    ping: (nowMs) => {
      if (nowMs - pingedMs < limits.pingMs) return true;
      if (!isAnswered) return false;
      isAnswered = false;
      pingedMs = nowMs;
      socket.ping();
      return true;
    },
  };
}
