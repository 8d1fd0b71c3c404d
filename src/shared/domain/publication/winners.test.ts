import { placedByClass, winnersOf } from './winners';

const row = (name: string, position: number | null, race_class: string | null = null) => ({
  name,
  position,
  race_class,
});

test('the winner is the first of those that have a place', () => {
  expect(winnersOf([row('A', 1), row('B', 2), row('C', null)]).map(({ name }) => name)).toEqual(['A']);
});

test('with several classes the winner of the largest comes first', () => {
  const rows = [row('A', 1, 'Liten'), row('B', 1, 'Stor'), row('C', 2, 'Stor'), row('D', null, 'Liten')];
  expect(winnersOf(rows).map(({ name }) => name)).toEqual(['B', 'A']);
  expect(placedByClass(rows).map(({ raceClass, rows: { length } }) => [raceClass, length])).toEqual([
    ['Stor', 2],
    ['Liten', 1],
  ]);
});

test('nobody has won where no boat has a place', () => {
  expect(winnersOf([row('A', null)])).toEqual([]);
});
