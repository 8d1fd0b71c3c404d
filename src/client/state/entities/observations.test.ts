import type { Observation } from '../../../shared/contract/finishObservations';
import { aDeletion } from '../../../testing/aPush';
import { clubLeft, doubtsSeen, observationsRead, pushReceived, sailingDeleted } from './events';
import { observationsReducer } from './observations';
import { readPushMessage } from './pushMessage';

const KEY = '00000000-0000-4000-8000-000000000001';
const AT = '2026-06-04T19:44:22.600+02:00';

const seen = (version: number, values: Partial<Observation> = {}): Observation => ({
  ...{ id: KEY, sailing: 7, at: AT, raw_at: AT, uncertainty_ms: 40, device: 'Tornet', list: 'main', competitor: null },
  ...{ sail_number: '', order_only: false, note: '', undone: false, made_by: { user: 1, name: 'Anna' }, made_at: AT },
  ...values,
  version,
});
const frame = (data: object, change = 'updated') => ({ model: 'finish_observation', id: 3, version: 5, change, data });
const pushed = (data: Observation) => {
  const message = readPushMessage(frame(data));
  if (!message) throw new Error('The frame was not read.');
  return pushReceived([message]);
};

const empty = observationsReducer(undefined, { type: 'begin' });
const after = (...events: Parameters<typeof observationsReducer>[1][]) => events.reduce(observationsReducer, empty);

test.each([
  ['a read, then a frame', [observationsRead([seen(4)]), pushed(seen(5, { competitor: 9 }))]],
  ['a frame, then an older read', [pushed(seen(5, { competitor: 9 })), observationsRead([seen(4)])]],
])('newer wins: %s', (_, events) => {
  expect(after(...events).rows).toEqual({ [KEY]: seen(5, { competitor: 9 }) });
});

test('what is no news changes nothing', () => {
  const held = after(observationsRead([seen(5)]));
  expect(observationsReducer(held, pushed(seen(5)))).toBe(held);
  expect(observationsReducer(held, { type: 'something else' })).toBe(held);
});

test.each([
  ['a key that is no UUID', frame({ ...seen(5), id: '__proto__' })],
  ['no sailing', frame({ ...seen(5), sailing: 'seven' })],
  ['no number', frame({ ...seen(5), version: null })],
  ['a change that never comes', frame(seen(5), 'deleted')],
])('a frame with %s is not read', (_, wrong) => {
  expect(readPushMessage(wrong)).toBeUndefined();
});

test('what the server doubts of an own change stays until it is looked at, or has been answered', () => {
  const doubt = { observation: KEY, competitor: 9, kind: 'future', text: 'I framtiden.' } as const;
  const settled = (version: number, doubts: (typeof doubt)[]) => ({
    type: 'answered',
    meta: { rows: { observations: [seen(version)], doubts } },
  });
  const doubted = after(settled(5, [doubt]));
  expect(doubted.doubts).toEqual({ [KEY]: [doubt] });
  expect(observationsReducer(doubted, settled(6, [])).doubts).toEqual({});
  expect(observationsReducer(doubted, doubtsSeen(KEY)).doubts).toEqual({});
});

test('they go with their sailing, and with the club', () => {
  const other = seen(6, { id: KEY.replace(/1$/, '2'), sailing: 8 });
  const held = after(observationsRead([seen(5), other]));
  expect(Object.values(observationsReducer(held, sailingDeleted(7)).rows)).toEqual([other]);
  expect(Object.values(observationsReducer(held, pushReceived([aDeletion('sailing', 7, 9)])).rows)).toEqual([other]);
  expect(observationsReducer(held, clubLeft())).toBe(empty);
});
