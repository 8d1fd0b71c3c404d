import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Column, Sort } from './column';
import { sortRows } from './sortRows';

const PARAMETER = 'sort';

const read = (text: string | null): Sort | null => {
  if (text === null || text === '') return null;
  return text.startsWith('-')
    ? { column: text.slice(1), direction: 'descending' }
    : { column: text, direction: 'ascending' };
};

const written = ({ column, direction }: Sort): string => (direction === 'descending' ? `-${column}` : column);

interface TableSort<Row> {
  sort: Sort | null;
  setSort: (next: Sort | null) => void;
  sorted: readonly Row[];
}

/**
 * The order of a table, kept in the address so that it can be linked to: `?sort=net`, or `?sort=-net` for falling
 * values.
 */
export function useTableSort<Row>(rows: readonly Row[], columns: readonly Column<Row>[]): TableSort<Row> {
  const [search, setSearch] = useSearchParams();
  const text = search.get(PARAMETER);
  const sort = useMemo(() => read(text), [text]);
  const sorted = useMemo(() => sortRows(rows, columns, sort), [rows, columns, sort]);
  const setSort = (next: Sort | null) =>
    setSearch(
      (current) => {
        if (next === null) current.delete(PARAMETER);
        else current.set(PARAMETER, written(next));
        return current;
      },
      { replace: true, preventScrollReset: true },
    );
  return { sort, setSort, sorted };
}
