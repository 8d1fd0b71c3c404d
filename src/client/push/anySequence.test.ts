import fc from 'fast-check';
import { connectionRig, type ConnectionRig } from '../../testing/connectionRig';
import type { Command, ConnectionEvent } from './connectionState';

const CODES = [1000, 1001, 1006, 1008, 1012, 4401, 4403];
const MINUTE = 60_000;

const socket = fc.nat(6);
type Happening = ConnectionEvent | { type: 'pass'; ms: number } | { type: 'serverAnswers' };

const events: fc.Arbitrary<Happening> = fc.oneof(
  fc.constant({ type: 'serverAnswers' as const }),
  fc.record({ type: fc.constant('entered' as const), club: fc.constantFrom(1, 2) }),
  fc.constant({ type: 'left' as const }),
  fc.record({ type: fc.constant('opened' as const), socket }),
  fc.record({
    type: fc.constant('subscribed' as const),
    socket,
    cursor: fc.constantFrom('a.1', 'a.5', 'b.2'),
    resumed: fc.boolean(),
  }),
  fc.record({ type: fc.constant('notified' as const), socket, cursor: fc.constantFrom('a.2', 'a.9', 'b.3') }),
  fc.record({ type: fc.constant('ponged' as const), socket }),
  fc.record({ type: fc.constant('closed' as const), socket, code: fc.constantFrom(...CODES) }),
  fc.record({
    type: fc.constant('woken' as const),
    by: fc.constantFrom('network' as const, 'page' as const, 'person' as const),
  }),
  fc.constant({ type: 'wentOffline' as const }),
  fc.record({ type: fc.constant('tokenRenewed' as const), isValid: fc.boolean() }),
  fc.record({ type: fc.constant('pass' as const), ms: fc.constantFrom(500, 10_000, MINUTE, 120 * MINUTE) }),
);

function happen(rig: ConnectionRig, event: Happening): Command[] {
  if (event.type === 'pass') return rig.pass(event.ms);
  return event.type === 'serverAnswers' ? rig.subscribe() : rig.tell(event);
}

/** Is somebody going to do something about it? */
function hasPlan(rig: ConnectionRig, isRenewing: boolean): boolean {
  const { phase, opening, club } = rig.state();
  if (phase === 'connected') return rig.isSet('heartbeat') && rig.isSet('life');
  if (phase === 'checking') return rig.isSet('pong');
  if (phase === 'reconnecting' || phase === 'connecting')
    return (opening !== null && rig.isSet('answer')) || rig.isSet('retry') || isRenewing;
  return phase === 'closed' ? club === null : opening === null;
}

test('whatever happens, in whatever order, the connection is never stuck and never lies about itself', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60, size: 'max' }), (sequence) => {
      const rig = connectionRig();
      let isRenewing = false;
      for (const event of sequence) {
        const commands = happen(rig, event);
        if (event.type === 'tokenRenewed' || event.type === 'left') isRenewing = false;
        if (commands.some(({ type }) => type === 'renewToken')) isRenewing = true;

        const { phase, current, opening, club } = rig.state();
        const isHonest = (phase === 'connected' || phase === 'checking') === (current !== null);
        const isQuiet = club !== null || (current === null && opening === null);
        if (!isHonest || !isQuiet || !hasPlan(rig, isRenewing)) throw new Error(JSON.stringify(rig.state()));
      }
    }),
    { numRuns: 2_000 },
  );
});

test('from wherever it is, "Anslut igen" and a server that answers bring it back', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40, size: 'max' }), (sequence) => {
      const rig = connectionRig();
      for (const event of sequence) happen(rig, event);
      rig.tell({ type: 'entered', club: 1 });
      rig.tell({ type: 'woken', by: 'person' });
      const { opening, current } = rig.state();
      if (opening !== null) rig.subscribe({ resumed: true });
      else if (current !== null) rig.tell({ type: 'ponged', socket: current });
      expect(rig.state()).toMatchObject({ phase: 'connected', club: 1 });
    }),
    { numRuns: 2_000 },
  );
});
