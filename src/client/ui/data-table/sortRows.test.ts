import type { Column, Sort } from './column';
import { nextSort, sortRows } from './sortRows';

interface Boat {
  name: string;
  place: number | null;
}

const place: Column<Boat> = {
  id: 'place',
  label: 'Plac',
  text: ({ place }) => String(place),
  sortBy: (row) => row.place,
};
const name: Column<Boat> = { id: 'name', label: 'Båt', text: ({ name }) => name, sortBy: (row) => row.name };
const note: Column<Boat> = { id: 'note', label: 'Not', text: () => '' };
const columns = [place, name, note];

const boats: Boat[] = [
  { name: 'Örn', place: 10 },
  { name: 'Ask', place: null },
  { name: 'Åska', place: 9 },
  { name: 'Bris', place: null },
];
const namesBy = (sort: Sort | null) => sortRows(boats, columns, sort).map(({ name }) => name);

test('figures go by value, and boats without one come last in both directions', () => {
  expect(namesBy({ column: 'place', direction: 'ascending' })).toEqual(['Åska', 'Örn', 'Ask', 'Bris']);
  expect(namesBy({ column: 'place', direction: 'descending' })).toEqual(['Örn', 'Åska', 'Ask', 'Bris']);
});

test('words go in Swedish order', () => {
  expect(namesBy({ column: 'name', direction: 'ascending' })).toEqual(['Ask', 'Bris', 'Åska', 'Örn']);
});

test('a column that cannot be sorted, or is not there, leaves the order as it is', () => {
  for (const column of ['note', 'gone'])
    expect(namesBy({ column, direction: 'ascending' })).toEqual(['Örn', 'Ask', 'Åska', 'Bris']);
});

test('a third click takes the table back to its own order', () => {
  const first = nextSort(place, null);
  const second = nextSort(place, first);
  expect([first?.direction, second?.direction, nextSort(place, second)]).toEqual(['ascending', 'descending', null]);
  expect(nextSort({ ...name, firstDirection: 'descending' }, first)).toEqual({
    column: 'name',
    direction: 'descending',
  });
});
