import {
  CLUB,
  connected,
  connectionRig,
  of,
  UNCLEAN,
  waitAfterFailure,
  type ConnectionRig,
} from '../../testing/connectionRig';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

describe('a club is entered', () => {
  test('a socket is opened for it, and subscribes without a cursor', () => {
    const rig = connectionRig();
    expect(of(rig.tell({ type: 'entered', club: CLUB }), 'open')).toEqual([{ type: 'open', socket: 1, club: CLUB }]);
    expect(rig.state().phase).toBe('connecting');
    expect(rig.tell({ type: 'opened', socket: 1 })).toEqual([
      { type: 'subscribe', socket: 1, club: CLUB, cursor: null },
    ]);
  });

  test('once it is subscribed, what happened before is read', () => {
    const rig = connectionRig();
    rig.tell({ type: 'entered', club: CLUB });
    expect(of(rig.subscribe({ cursor: 'k3f9.1045' }), 'reload')).toEqual([{ type: 'reload', club: CLUB, from: 1045 }]);
    expect(rig.state()).toMatchObject({ phase: 'connected', current: 1, cursor: 'k3f9.1045' });
  });

  test('entering it again changes nothing', () => {
    expect(connected().tell({ type: 'entered', club: CLUB })).toEqual([]);
  });

  test('entering another club closes the socket and opens a new one', () => {
    const commands = connected().tell({ type: 'entered', club: 13 });
    expect(of(commands, 'close')).toEqual([{ type: 'close', socket: 1 }]);
    expect(of(commands, 'open')).toEqual([{ type: 'open', socket: 2, club: 13 }]);
  });

  test('leaving closes the socket, and nothing comes after', () => {
    const rig = connected();
    expect(of(rig.tell({ type: 'left' }), 'close')).toEqual([{ type: 'close', socket: 1 }]);
    expect(rig.tell({ type: 'closed', socket: 1, code: UNCLEAN })).toEqual([]);
    expect(rig.pass(5 * HOUR)).toEqual([]);
    expect(rig.state().phase).toBe('closed');
  });
});

describe('the heartbeat', () => {
  test('goes out every 120 s', () => {
    const rig = connected();
    expect(of(rig.pass(2 * MINUTE - 1), 'ping')).toEqual([]);
    expect(of(rig.pass(1), 'ping')).toEqual([{ type: 'ping', socket: 1 }]);
    rig.tell({ type: 'ponged', socket: 1 });
    expect(of(rig.pass(2 * MINUTE), 'ping')).toHaveLength(1);
  });

  test('a pong is waited for 10 s; three missed in a row and it connects again', () => {
    const rig = connected();
    rig.pass(2 * MINUTE + 10 * SECOND);
    expect(rig.state()).toMatchObject({ missedPongs: 1, phase: 'connected' });
    rig.pass(2 * MINUTE);
    expect(rig.state()).toMatchObject({ missedPongs: 2, phase: 'connected' });
    expect(of(rig.pass(2 * MINUTE - 1), 'close')).toEqual([]);
    expect(of(rig.pass(1), 'close')).toEqual([{ type: 'close', socket: 1 }]);
    expect(rig.state().phase).toBe('reconnecting');
  });

  test('a pong between two missed ones restarts the count', () => {
    const rig = connected();
    rig.pass(4 * MINUTE + 10 * SECOND);
    expect(rig.state().missedPongs).toBe(2);
    rig.pass(2 * MINUTE - 10 * SECOND);
    rig.tell({ type: 'ponged', socket: 1 });
    expect(rig.state().missedPongs).toBe(0);
    rig.pass(4 * MINUTE);
    expect(rig.state()).toMatchObject({ missedPongs: 1, phase: 'connected' });
  });

  test('pongs of a socket that was given up count for nothing', () => {
    const rig = connected();
    rig.pass(2 * MINUTE + 10 * SECOND);
    rig.tell({ type: 'ponged', socket: 99 });
    expect(rig.state().missedPongs).toBe(1);
  });
});

describe('the life of a connection', () => {
  test('it is renewed after 4 h, looked at every 60 s, and the new one is there before the old one goes', () => {
    const rig = connected();
    const quiet = (ms: number) => {
      for (let passed = 0; passed < ms; passed += MINUTE) {
        expect(of(rig.pass(MINUTE), 'open')).toEqual([]);
        rig.tell({ type: 'ponged', socket: rig.state().current ?? 0 });
      }
    };
    quiet(4 * HOUR - MINUTE);
    expect(of(rig.pass(MINUTE), 'open')).toEqual([{ type: 'open', socket: 2, club: CLUB }]);
    expect(rig.state()).toMatchObject({ phase: 'connected', current: 1, opening: 2 });

    const commands = rig.subscribe({ resumed: true });
    expect(of(commands, 'close')).toEqual([{ type: 'close', socket: 1 }]);
    expect(rig.state()).toMatchObject({ phase: 'connected', current: 2, opening: null });
    quiet(HOUR);
  });

  /** An old connection whose successor is on its way. */
  function grownOld(): ConnectionRig {
    const rig = connected();
    while (rig.state().opening === null) {
      rig.pass(MINUTE);
      rig.tell({ type: 'ponged', socket: 1 });
    }
    return rig;
  }

  test('a successor that fails leaves the old one in place, and is tried again a minute later', () => {
    const rig = grownOld();
    rig.tell({ type: 'closed', socket: 2, code: UNCLEAN });
    expect(rig.state()).toMatchObject({ phase: 'connected', current: 1, attempts: 0 });
    expect(of(rig.pass(MINUTE), 'open')).toEqual([{ type: 'open', socket: 3, club: CLUB }]);
  });

  test('an old one that goes while the successor is on its way waits for it', () => {
    const rig = grownOld();
    rig.tell({ type: 'closed', socket: 1, code: UNCLEAN });
    expect(rig.state()).toMatchObject({ phase: 'reconnecting', current: null, opening: 2 });
    rig.subscribe({ resumed: true });
    expect(rig.state().phase).toBe('connected');
  });
});

describe('new hope', () => {
  function gaveUp(): ConnectionRig {
    const rig = connected();
    while (rig.state().phase !== 'gaveUp') waitAfterFailure(rig);
    return rig;
  }

  test.each(['network', 'page', 'person'] as const)('re-arms the series after it gave up: %s', (by) => {
    const rig = gaveUp();
    expect(of(rig.tell({ type: 'woken', by }), 'open')).toHaveLength(1);
    expect(rig.state()).toMatchObject({ phase: 'reconnecting', attempts: 0 });
  });

  test('cuts a wait short', () => {
    const rig = connected();
    rig.closeWith(UNCLEAN);
    expect(of(rig.tell({ type: 'woken', by: 'page' }), 'open')).toHaveLength(1);
    expect(of(rig.pass(2 * SECOND), 'open')).toEqual([]);
  });

  test('makes a connection that seems alive prove it: one missed pong is enough', () => {
    const rig = connected();
    expect(of(rig.tell({ type: 'woken', by: 'page' }), 'ping')).toHaveLength(1);
    expect(of(rig.pass(10 * SECOND), 'close')).toEqual([{ type: 'close', socket: 1 }]);
  });

  test('is content with the proof', () => {
    const rig = connected();
    rig.tell({ type: 'woken', by: 'network' });
    rig.tell({ type: 'ponged', socket: 1 });
    rig.pass(30 * SECOND);
    expect(rig.state()).toMatchObject({ phase: 'connected', isDoubted: false });
  });

  test('does nothing on pages without a club', () => {
    expect(connectionRig().tell({ type: 'woken', by: 'person' })).toEqual([]);
  });
});

describe('without a network', () => {
  test('no tries are made until there is one', () => {
    const rig = connected();
    rig.tell({ type: 'wentOffline' });
    rig.closeWith(UNCLEAN);
    expect(rig.state()).toMatchObject({ phase: 'offline', attempts: 0, retryAt: null });
    expect(of(rig.pass(HOUR), 'open')).toEqual([]);
    expect(of(rig.tell({ type: 'woken', by: 'network' }), 'open')).toHaveLength(1);
  });

  test('a wait is called off', () => {
    const rig = connected();
    rig.closeWith(UNCLEAN);
    rig.tell({ type: 'wentOffline' });
    expect(rig.state()).toMatchObject({ phase: 'offline', retryAt: null });
    expect(of(rig.pass(MINUTE), 'open')).toEqual([]);
  });

  test('a connection that still answers is kept: the server may be on this very machine', () => {
    const rig = connected();
    rig.tell({ type: 'wentOffline' });
    expect(rig.state().phase).toBe('checking');
    rig.tell({ type: 'ponged', socket: 1 });
    rig.pass(MINUTE);
    expect(rig.state().phase).toBe('connected');
  });
});
