import TableCell from '@mui/material/TableCell';
import MuiTableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import TableSortLabel from '@mui/material/TableSortLabel';
import type { SVGProps } from 'react';
import { visuallyHidden } from '../styles';
import type { Column, Sort } from './column';
import { nextSort } from './sortRows';

const MORE = 'Mer';

/** Points down for rising values as MUI's own arrow does: the theme turns it. */
const ARROW = 'M6 2v8M2.5 6.5 6 10l3.5-3.5';
/** Both ways: the column can be sorted, and is not. */
const UNSORTED = 'M3.5 4.5 6 2l2.5 2.5M3.5 7.5 6 10l2.5-2.5';

const arrowOf = (path: string) =>
  function Arrow({ className }: Pick<SVGProps<SVGSVGElement>, 'className'>) {
    return (
      <svg className={className} width="12" height="12" viewBox="0 0 12 12" aria-hidden="true" focusable="false">
        <path
          d={path}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    );
  };
const SortedArrow = arrowOf(ARROW);
const UnsortedArrow = arrowOf(UNSORTED);

interface TableHeadProps<Row> {
  columns: readonly Column<Row>[];
  sort: Sort | null;
  onSort: (next: Sort | null) => void;
  /** A column for the buttons that open rows. */
  hasToggles: boolean;
}

/** Heads of the columns; those that can be sorted are buttons, and say which way they are. */
export function TableHead<Row>({ columns, sort, onSort, hasToggles }: TableHeadProps<Row>) {
  return (
    <MuiTableHead>
      <TableRow>
        {columns.map((column) => {
          const { id, label, name, align, sortBy } = column;
          const way = sort?.column === id ? sort.direction : null;
          return (
            <TableCell key={id} data-align={align} aria-sort={sortBy ? (way ?? 'none') : undefined} title={name}>
              {sortBy ? (
                <TableSortLabel
                  component="button"
                  type="button"
                  active={way !== null}
                  direction={way === 'descending' ? 'desc' : 'asc'}
                  IconComponent={way === null ? UnsortedArrow : SortedArrow}
                  onClick={() => onSort(nextSort(column, sort))}
                >
                  {label}
                </TableSortLabel>
              ) : (
                label
              )}
            </TableCell>
          );
        })}
        {hasToggles && (
          <TableCell className="toggle">
            <span style={visuallyHidden}>{MORE}</span>
          </TableCell>
        )}
      </TableRow>
    </MuiTableHead>
  );
}
