import { compareSwedish } from '../format';
import type { Column, Sort } from './column';

type Value = string | number | null;

function compare(a: Value, b: Value): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  return compareSwedish(String(a), String(b));
}

/**
 * The rows in the order asked for; equal ones keep theirs, and those without a value come last whatever the direction.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  sort: Sort | null,
): readonly Row[] {
  const sortBy = columns.find(({ id }) => id === sort?.column)?.sortBy;
  if (!sort || !sortBy) return rows;
  const sign = sort.direction === 'ascending' ? 1 : -1;
  const valued = rows.map((row) => ({ row, value: sortBy(row) }));
  const known = valued.filter(({ value }) => value !== null).sort((a, b) => sign * compare(a.value, b.value));
  return [...known, ...valued.filter(({ value }) => value === null)].map(({ row }) => row);
}

/** What a click on the column's head asks for: one direction, the other, and then the table's own order. */
export function nextSort<Row>({ id, firstDirection = 'ascending' }: Column<Row>, sort: Sort | null): Sort | null {
  if (sort?.column !== id) return { column: id, direction: firstDirection };
  if (sort.direction !== firstDirection) return null;
  return { column: id, direction: firstDirection === 'ascending' ? 'descending' : 'ascending' };
}
