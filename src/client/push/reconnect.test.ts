import { CLUB, connected, of, UNCLEAN, waitAfterFailure } from '../../testing/connectionRig';

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;

describe('after an unclean close', () => {
  test('it waits 1 s, then twice as long each time, and 30 s at most', () => {
    const rig = connected();
    const waits = Array.from({ length: 10 }, () => waitAfterFailure(rig));
    expect(waits).toEqual([1, 2, 4, 8, 16, 30, 30, 30, 30, 30].map((seconds) => seconds * SECOND));
  });

  test.each([
    [0, 500],
    [0.5, 750],
    [0.999, 999.5],
  ])('the wait is spread within its step: at %s it is %s ms', (random, wait) => {
    const rig = connected(random);
    rig.closeWith(UNCLEAN);
    expect((rig.state().retryAt ?? 0) - rig.now()).toBe(wait);
  });

  test('it gives up after ten tries', () => {
    const rig = connected();
    for (let attempt = 1; attempt <= 10; attempt += 1) expect(waitAfterFailure(rig)).not.toBeNull();
    expect(waitAfterFailure(rig)).toBeNull();
    expect(rig.state().phase).toBe('gaveUp');
    expect(of(rig.pass(HOUR), 'open')).toEqual([]);
  });

  test('the count restarts at `subscribed`, not when the socket opens', () => {
    const rig = connected();
    waitAfterFailure(rig);
    waitAfterFailure(rig);
    rig.tell({ type: 'opened', socket: rig.state().opening ?? 0 });
    expect(rig.state().attempts).toBe(2);
    rig.subscribe();
    expect(rig.state().attempts).toBe(0);
  });

  test('it resumes after the last frame it has received', () => {
    const rig = connected();
    rig.tell({ type: 'notified', socket: 1, cursor: 'k3f9.11' });
    rig.tell({ type: 'notified', socket: 1, cursor: 'k3f9.14' });
    waitAfterFailure(rig);
    expect(of(rig.subscribe({ cursor: 'k3f9.20', resumed: true }), 'subscribe')).toMatchObject([{ cursor: 'k3f9.14' }]);
    // The six missed frames come after this one: a break among them must not lose any.
    expect(rig.state().cursor).toBe('k3f9.14');
  });

  test('when it resumes nothing but what had failed is read', () => {
    const rig = connected();
    waitAfterFailure(rig);
    expect(of(rig.subscribe({ resumed: true }), 'reload')).toEqual([{ type: 'reload', club: CLUB, from: null }]);
  });

  test('when the missed frames are no longer kept everything is read', () => {
    const rig = connected();
    waitAfterFailure(rig);
    const commands = rig.subscribe({ cursor: 'k3f9.99', resumed: false });
    expect(of(commands, 'reload')).toEqual([{ type: 'reload', club: CLUB, from: 99 }]);
    expect(of(commands, 'dropRows')).toEqual([]);
  });

  test('in a new epoch the rows go before they are read', () => {
    const rig = connected();
    waitAfterFailure(rig);
    const commands = rig.subscribe({ cursor: 'zz01.4', resumed: false }).map(({ type }) => type);
    expect(commands.slice(-2)).toEqual(['dropRows', 'reload']);
    expect(rig.state().cursor).toBe('zz01.4');
  });

  test('an older frame, from a connection that overlaps, does not take the cursor back', () => {
    const rig = connected();
    rig.tell({ type: 'notified', socket: 1, cursor: 'k3f9.14' });
    rig.tell({ type: 'notified', socket: 1, cursor: 'k3f9.12' });
    expect(rig.state().cursor).toBe('k3f9.14');
  });

  test('a socket that neither opens nor subscribes within 15 s is given up', () => {
    const rig = connected();
    waitAfterFailure(rig);
    expect(of(rig.pass(15 * SECOND), 'close')).toHaveLength(1);
    expect(rig.state()).toMatchObject({ phase: 'reconnecting', opening: null, attempts: 2 });
  });

  test('a server that takes us in and throws us out over and over is asked less and less often', () => {
    const rig = connected();
    const waits = Array.from({ length: 6 }, () => {
      const wait = waitAfterFailure(rig);
      rig.subscribe({ resumed: true });
      return wait;
    });
    expect(waits).toEqual([1, 1, 1, 2, 4, 8].map((seconds) => seconds * SECOND));
  });
});

describe('close codes', () => {
  test.each([1000, 1001, 1006, 1011, 1012, 1013])('%s from the server counts as unclean', (code) => {
    const rig = connected();
    rig.closeWith(code);
    expect(rig.state()).toMatchObject({ phase: 'reconnecting', attempts: 1 });
  });

  test.each([1008, 4403])('%s is a no: only a person may try again', (code) => {
    const rig = connected();
    rig.closeWith(code);
    expect(rig.state().phase).toBe('gaveUp');
    expect(rig.tell({ type: 'woken', by: 'network' })).toEqual([]);
    expect(rig.tell({ type: 'woken', by: 'page' })).toEqual([]);
    expect(of(rig.tell({ type: 'woken', by: 'person' }), 'open')).toHaveLength(1);
  });

  test('4401 is answered by one renewal of the token, then it connects at once', () => {
    const rig = connected();
    expect(rig.closeWith(4401).at(-1)).toEqual({ type: 'renewToken' });
    expect(rig.state().attempts).toBe(0);
    expect(of(rig.tell({ type: 'tokenRenewed', isValid: true }), 'open')).toHaveLength(1);
  });

  test('a second 4401 without a subscription in between only waits', () => {
    const rig = connected();
    rig.closeWith(4401);
    rig.tell({ type: 'tokenRenewed', isValid: true });
    expect(of(rig.closeWith(4401), 'renewToken')).toEqual([]);
    expect(rig.state().attempts).toBe(1);
  });

  test('a renewal without an answer is tried again after a wait', () => {
    const rig = connected();
    rig.closeWith(4401);
    rig.tell({ type: 'tokenRenewed', isValid: false });
    expect(rig.state()).toMatchObject({ phase: 'reconnecting', attempts: 1 });
    rig.pass(SECOND);
    expect(of(rig.closeWith(4401), 'renewToken')).toHaveLength(1);
  });

  test('a renewal that is answered after the club was left opens nothing', () => {
    const rig = connected();
    rig.closeWith(4401);
    rig.tell({ type: 'left' });
    expect(rig.tell({ type: 'tokenRenewed', isValid: true })).toEqual([]);
  });
});
