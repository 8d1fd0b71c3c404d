import { aSailing } from '../../../../../testing/aSailing';
import { possibleOf } from './manyChanges';

const STATUSES = ['unpublished', 'upcoming', 'ongoing', 'finished', 'cancelled'] as const;

test('what can be done follows the status', () => {
  const chosen = STATUSES.map((status, index) => aSailing({ id: index + 1, status }));
  const names = (rows: { status: string }[]) => rows.map(({ status }) => status);
  const { publish, cancel, move, remove } = possibleOf(chosen);
  expect({ publish: names(publish), cancel: names(cancel), move: names(move), remove: names(remove) }).toEqual({
    publish: ['unpublished'],
    cancel: ['upcoming', 'ongoing'],
    move: [...STATUSES],
    remove: [...STATUSES],
  });
});

test('a verified result is not taken away', () => {
  expect(possibleOf([aSailing({ status: 'finished', is_finished: true, verified_result: true })]).remove).toEqual([]);
});
