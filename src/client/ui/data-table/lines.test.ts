import { linesOf, widestRows } from './lines';

const boats = [
  { id: 1, name: 'Bris' },
  { id: 2, name: 'Havsfrun' },
  { id: 3, name: 'Ebba' },
];

test('an open row is followed by a line for its details', () => {
  const lines = linesOf(boats, ({ id }) => id, new Set(['2']));
  expect(lines.map(({ kind, rowKey }) => `${kind} ${rowKey}`)).toEqual(['row 1', 'row 2', 'details 2', 'row 3']);
});

test('each column is held as wide as its longest text', () => {
  type Boat = (typeof boats)[number];
  const columns = [{ text: ({ name }: Boat) => name }, { text: ({ id }: Boat) => 'x'.repeat(id) }];
  expect(widestRows(columns, boats).map((row) => row?.id)).toEqual([2, 3]);
  expect(widestRows(columns, [])).toEqual([undefined, undefined]);
});
