import fc from 'fast-check';
import { nastyText, nastyValue, wellFormed } from './nastyValues';

/** A message as it is sent: text, or bytes. */
export type FuzzedFrame = string | Buffer;

const subscribe = (club: number): fc.Arbitrary<object> =>
  fc.record(
    {
      type: fc.constantFrom<unknown>('subscribe', 'subscribe', 'subscribe', 'Subscribe', ['subscribe'], null),
      group: fc.oneof(
        { arbitrary: fc.constant<unknown>(`club_${club}`), weight: 3 },
        fc.constant('club_999'),
        nastyValue,
      ),
      cursor: fc.oneof(nastyText, fc.constantFrom<unknown>('x.1', '.', 'a.99999999999999999999', 'a.-1'), nastyValue),
      token: fc.oneof(fc.constantFrom<unknown>('x.y.z', '', null), nastyValue),
    },
    { requiredKeys: ['type'] },
  );

/** What nobody should say on the socket, among things that a client might. */
export const fuzzedFrames = (club: number): fc.Arbitrary<FuzzedFrame[]> =>
  fc.array(
    fc.oneof(
      { arbitrary: subscribe(club).map((frame) => JSON.stringify(frame)), weight: 4 },
      fc.constant('{"type":"ping"}'),
      nastyValue.map((type) => JSON.stringify({ type })),
      nastyValue.map((value) => JSON.stringify(value) ?? ''),
      nastyText.map((text) => wellFormed(text)),
      fc.constantFrom(
        '{',
        '[]',
        'null',
        '{"type":"subscribe"',
        `{"type":"ping","x":"${'x'.repeat(17_000)}"}`,
        'x'.repeat(70_000),
      ),
      fc.uint8Array({ maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      fc.constant(Buffer.alloc(20_000)),
    ),
    { minLength: 1, maxLength: 14 },
  );

/** What a client sends before it is accepted: subprotocols that carry a token. */
export const fuzzedProtocols: fc.Arbitrary<string[]> = fc.constantFrom<string[]>(
  [],
  ['bearer'],
  ['bearer', 'x.y.z'],
  ['bearer', 'null'],
);
