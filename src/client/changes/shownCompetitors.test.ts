import type { Id } from '../../shared/contract/common';
import { aCompetitor } from '../../testing/aCompetitor';
import { withOwnChanges } from './shownCompetitors';
import { changeStarted } from './queue/events';
import { pendingChangesReducer, type PendingChange } from './queue/pendingChanges';
import { temporaryId } from './kinds/entry';

const CHANGE = '0f8fad5b-d9cb-469f-a165-70867728950e';
const LAST = 7;

/** Entered when the latest entry of the sailing had the id 7, and no other entry of the same boat and helm. */
function waiting(
  entry: { sail_number?: string; boat_name?: string; skipper_name?: string },
  existing: Id[] = [],
): readonly PendingChange[] {
  const boat = { entry: { sailing: 1, ...entry }, boat_model_name: null, existing };
  return pendingChangesReducer(
    undefined,
    changeStarted({ kind: 'entry', id: CHANGE, sailing: 1, conditional: false, boat }),
  ).queue;
}

const idsWith = (held: Parameters<typeof aCompetitor>[0], pending: readonly PendingChange[]) =>
  withOwnChanges([aCompetitor(held)], pending).map(({ id }) => id);

const ANNA = { sail_number: 'SWE 57', skipper_name: 'Anna Ek' };

test('a boat that waits stands after those that are entered', () => {
  expect(idsWith({ id: LAST, sail_number: 'SWE 8' }, waiting(ANNA))).toEqual([LAST, temporaryId(CHANGE)]);
});

test.each([
  ['a number', ANNA, { sail_number: 'swe57', skipper_name: 'Anna Ek' }],
  [
    'a name',
    { boat_name: 'Havsörn', skipper_name: 'Anna Ek' },
    { sail_number: '', boat_name: 'HAVSÖRN ', skipper_name: 'anna ek' },
  ],
])('a boat with %s is not shown twice when its row comes before the answer', (_, entry, row) => {
  expect(idsWith({ id: LAST + 1, ...row }, waiting(entry))).toEqual([LAST + 1]);
});

test('nor is it when a restored server gives it an id that had been given before', () => {
  expect(idsWith({ id: LAST, ...ANNA }, waiting(ANNA))).toEqual([LAST]);
});

test.each([
  ['was there before', { id: LAST, ...ANNA }],
  ['has another helm: numbers are given per type', { id: LAST + 1, sail_number: 'SWE 57', skipper_name: 'Kim Holm' }],
])('it is shown beside a boat of the same number that %s', (_, row) => {
  expect(idsWith(row, waiting(ANNA, [LAST]))).toEqual([row.id, temporaryId(CHANGE)]);
});
