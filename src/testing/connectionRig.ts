import { next } from '../client/push/connection';
import {
  closedConnection,
  type Command,
  type Connection,
  type ConnectionEvent,
  type TimerName,
} from '../client/push/connectionState';

/** The connection machine with a clock that a test turns. Nothing but the machine decides. */
export interface ConnectionRig {
  state: () => Connection;
  now: () => number;
  isSet: (timer: TimerName) => boolean;
  tell(event: ConnectionEvent): Command[];
  /** Lets time pass, and every timer go off that falls due. */
  pass(ms: number): Command[];
  /** The socket that is on its way opens and is subscribed. */
  subscribe(answer?: { cursor?: string; resumed?: boolean }): Command[];
  /** Closes the socket that is subscribed, or on its way. */
  closeWith(code: number): Command[];
}

export const CLUB = 12;
/** The browser's code for a connection that broke. */
export const UNCLEAN = 1006;

const STARTS_AT = 1_000_000;

export function connectionRig(random = 1): ConnectionRig {
  let state = closedConnection;
  let now = STARTS_AT;
  const timers = new Map<TimerName, number>();

  function tell(event: ConnectionEvent): Command[] {
    const [after, commands] = next(state, event, { now, random });
    state = after;
    for (const command of commands) {
      if (command.type === 'startTimer') timers.set(command.timer, now + command.ms);
      if (command.type === 'stopTimer') timers.delete(command.timer);
    }
    return [...commands];
  }

  function pass(ms: number): Command[] {
    const end = now + ms;
    const seen: Command[] = [];
    for (;;) {
      const [due] = [...timers].filter(([, at]) => at <= end).sort(([, a], [, b]) => a - b);
      if (!due) break;
      const [timer, at] = due;
      now = at;
      timers.delete(timer);
      seen.push(...tell({ type: 'timeUp', timer }));
    }
    now = end;
    return seen;
  }

  return {
    state: () => state,
    now: () => now,
    isSet: (timer) => timers.has(timer),
    tell,
    pass,
    subscribe: ({ cursor = 'k3f9.10', resumed = false } = {}) => {
      const socket = state.opening ?? 0;
      return [...tell({ type: 'opened', socket }), ...tell({ type: 'subscribed', socket, cursor, resumed })];
    },
    closeWith: (code) => tell({ type: 'closed', socket: state.current ?? state.opening ?? 0, code }),
  };
}

export const of = (commands: Command[], type: Command['type']): Command[] =>
  commands.filter((command) => command.type === type);

/** Subscribed to the club, with nothing behind it. */
export function connected(random?: number): ConnectionRig {
  const rig = connectionRig(random);
  rig.tell({ type: 'entered', club: CLUB });
  rig.subscribe();
  return rig;
}

/** Breaks the connection; how long it then waits before it opens again, or null when it does not. */
export function waitAfterFailure(rig: ConnectionRig): number | null {
  rig.closeWith(UNCLEAN);
  const { retryAt } = rig.state();
  if (retryAt === null) return null;
  const wait = retryAt - rig.now();
  const early = of(rig.pass(wait - 1), 'open');
  const inTime = of(rig.pass(1), 'open');
  if (early.length > 0 || inTime.length !== 1) throw new Error('It does not open when it says that it will');
  return wait;
}
