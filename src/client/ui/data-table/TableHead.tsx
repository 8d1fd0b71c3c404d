import { visuallyHidden } from '../visuallyHidden';
import type { Column, Sort } from './column';
import { nextSort } from './sortRows';

const MORE = 'Mer';

const ARROWS = {
  ascending: 'M6 2v8M2.5 5.5 6 2l3.5 3.5',
  descending: 'M6 2v8M2.5 6.5 6 10l3.5-3.5',
  none: 'M3.5 4.5 6 2l2.5 2.5M3.5 7.5 6 10l2.5-2.5',
};

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  /** A column for the buttons that open rows. */
  hasToggles: boolean;
}

function SortArrow({ way }: { way: keyof typeof ARROWS }) {
  return (
    <svg
      className="arrow"
      data-way={way}
      width="12"
      height="12"
      viewBox="0 0 12 12"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={ARROWS[way]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** Heads of the columns; those that can be sorted are buttons, and say which way they are. */
export function TableHead<Row>({ columns, sort, onSort, hasToggles }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { id, label, name, align, sortBy } = column;
          const way = sort?.column === id ? sort.direction : 'none';
          return (
            <th key={id} scope="col" data-align={align} aria-sort={sortBy ? way : undefined} title={name}>
              {sortBy ? (
                <button type="button" onClick={() => onSort(nextSort(column, sort))}>
                  {label}
                  <SortArrow way={way} />
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        {hasToggles && (
          <th scope="col" className="toggle">
            <span style={visuallyHidden}>{MORE}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
