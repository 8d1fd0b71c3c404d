import TableRow from '@mui/material/TableRow';
import { memo, type HTMLAttributes, type ReactNode } from 'react';
import { visuallyHidden } from '../styles';
import type { Column } from './column';

const MORE = 'Visa mer';
const LESS = 'Visa mindre';

export interface DataRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  rowHeader: string;
  isChanged: boolean;
  mark: string | undefined;
  /** Column of the button that Tab reaches, when it is in this row. */
  tabStop: string | null;
  /** null: the row has nothing to open. */
  isOpen: boolean | null;
  onToggle: (rowKey: string) => void;
  /** Its place among all, where not all are in the document. */
  index?: number;
}

/** A function, not a component: a table has too many cells for each to be one. */
function contentOf<Row>(row: Row, { id, cell, text, explains }: Column<Row>, isTabStop: boolean): ReactNode {
  const content = cell ? cell(row) : text(row);
  if (!explains?.(row)) return content;
  return (
    <button type="button" data-column={id} tabIndex={isTabStop ? 0 : -1} aria-haspopup="dialog">
      {content}
    </button>
  );
}

function Toggle({ isOpen, onToggle }: { isOpen: boolean; onToggle: () => void }) {
  return (
    <td className="toggle">
      <button type="button" aria-expanded={isOpen} onClick={onToggle}>
        <span style={visuallyHidden}>{isOpen ? LESS : MORE}</span>
        <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
          <path d={isOpen ? 'm5 12.5 5-5 5 5' : 'm5 7.5 5 5 5-5'} fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
      </button>
    </td>
  );
}

function PlainRow<Row>(props: DataRowProps<Row>) {
  const { row, rowKey, columns, rowHeader, isChanged, mark, tabStop, isOpen, onToggle, index } = props;
  return (
    <TableRow data-row={rowKey} data-changed={isChanged ? '' : undefined} data-mark={mark} {...placeAmongAll(index)}>
      {columns.map((column) => {
        const Cell = column.id === rowHeader ? 'th' : 'td';
        return (
          <Cell key={column.id} scope={Cell === 'th' ? 'row' : undefined} data-align={column.align}>
            {contentOf(row, column, tabStop === column.id)}
          </Cell>
        );
      })}
      {isOpen !== null && <Toggle isOpen={isOpen} onToggle={() => onToggle(rowKey)} />}
    </TableRow>
  );
}

/** The head of the table is its first row. */
export const placeAmongAll = (
  index: number | undefined,
): HTMLAttributes<HTMLTableRowElement> & { 'data-index'?: number } =>
  index === undefined ? {} : { 'data-index': index, 'aria-rowindex': index + 2 };

/**
 * A table has thousands of cells: they are plain inside MUI's row (docs/decisions/0015), and a row is drawn again only
 * when something of its own is new.
 */
export const DataRow = memo(PlainRow) as typeof PlainRow;
