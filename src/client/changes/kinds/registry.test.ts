import { aCompetitor } from '../../../testing/aCompetitor';
import { aStartEvent, uuidOf } from '../../../testing/startEvents';
import { CHANGE_KINDS, definitionOf, ofKind, type PlannedChange } from './registry';

const step = { competitor: 1, base: 3 };
const CHANGES: PlannedChange[] = [
  { kind: 'move', moves: [{ ...step, start_group: 20, from: 10 }] },
  {
    kind: 'finish',
    finishes: [{ ...step, sail_number: 'SWE 57', finish: { score_code: 'DNF' }, from: { score_code: null } }],
  },
  {
    kind: 'entry',
    boat: { entry: { sailing: 1, sail_number: 'SWE 9', skipper_name: 'Anna Ek' }, boat_model_name: null },
  },
  { kind: 'withdrawal', withdrawals: [step] },
  { kind: 'startEvent', events: [aStartEvent('ap_up', Date.parse('2026-06-04T18:28:00+02:00'), { id: uuidOf(1) })] },
  {
    kind: 'observation',
    uuid: '00000000-0000-4000-8000-000000000001',
    ...{ at: '2026-06-04T19:40:00+02:00', was: null, writes: true, to: null, from: null, changes: {} },
    made: {
      id: '00000000-0000-4000-8000-000000000001',
      ...{ at: '2026-06-04T19:40:00+02:00', raw_at: '2026-06-04T19:40:00+02:00', uncertainty_ms: 40, device: 'Tornet' },
      ...{ list: 'main', competitor: null, sail_number: '', order_only: false, note: '', undone: false },
    },
  },
  { kind: 'ownReport', competitor: 1, report: { at: '2026-06-04T19:40:00.250+02:00', uncertainty_ms: 40 } },
  { kind: 'presence', competitor: 1, said: { presence: 'on_water', at: '2026-06-04T18:00:00+02:00' } },
];

test('there is an example of every kind', () => {
  expect(CHANGES.map(({ kind }) => kind)).toEqual(Object.keys(CHANGE_KINDS));
});

describe.each(CHANGES.map((change) => [change.kind, change] as const))('a change of the kind %s', (kind, change) => {
  const definition = definitionOf(change);
  const sent = { ...change, sailing: 7, conditional: true, attempts: 1 };

  test('is among those of its kind', () => {
    expect(ofKind(CHANGES, kind)).toEqual([change]);
  });

  test('says what it does, and asks the server for something', () => {
    expect(definition.lines(change, undefined).join()).not.toBe('');
    expect(definition.request(sent).url).toMatch(/^\/api\//);
  });

  test('names the version that it builds on, if it is conditional and builds on a row', () => {
    expect(JSON.stringify(definition.request(sent)).includes('3')).toBe(definition.steps(change).length > 0);
  });

  test('is taken back by a change that the queue knows, or by none', () => {
    const undo = definition.undo?.({ ...change, id: '0f8fad5b-d9cb-469f-a165-70867728950e', saved: { 1: 4 } });
    if (undo) expect(definitionOf(undo).steps(undo)).toMatchObject([{ competitor: 1, base: 4 }]);
    else expect(definition.undo).toBeNull();
  });

  test('is not taken to be applied while the rows are as they were', () => {
    const current = [aCompetitor({ id: 1, version: 4, start_group: 10, score_code: null })];
    expect(definition.isAlreadyApplied(change, { status: 409, current })).toBe(false);
  });
});
