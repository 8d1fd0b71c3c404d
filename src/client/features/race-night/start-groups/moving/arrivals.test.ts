import { aCompetitor } from '../../../../../testing/aCompetitor';
import { aStartGroup } from '../../../../../testing/aStartGroup';
import { arrivalsBetween, standingOf } from './arrivals';

const group = aStartGroup({ id: 10 });

/** One boat, shown in one place while its row says another. */
function standing({ shown, saved }: { shown: number | null; saved: number | null }) {
  const columns = [null, group].map((column) => ({
    group: column,
    competitorIds: (column?.id ?? null) === shown ? [1] : [],
  }));
  return standingOf(columns, [aCompetitor({ id: 1, start_group: saved })]);
}

const atFirst = standing({ shown: null, saved: null });

test('a boat that somebody else moves has arrived', () => {
  expect(arrivalsBetween(atFirst, standing({ shown: 10, saved: 10 }))).toEqual([{ boat: 1, place: 10 }]);
});

test('an own move is no arrival, neither when it is made nor when it is saved', () => {
  const made = standing({ shown: 10, saved: null });
  expect(arrivalsBetween(atFirst, made)).toEqual([]);
  expect(arrivalsBetween(made, standing({ shown: 10, saved: 10 }))).toEqual([]);
});

test('an own move that is refused or forgotten is no arrival', () => {
  expect(arrivalsBetween(standing({ shown: 10, saved: null }), atFirst)).toEqual([]);
});

test('a boat that is added has not moved', () => {
  expect(arrivalsBetween(standingOf([], []), atFirst)).toEqual([]);
});
