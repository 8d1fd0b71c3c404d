import { memo, type ReactNode } from 'react';
import { visuallyHidden } from '../visuallyHidden';
import type { Column } from './column';

const MORE = 'Visa mer';
const LESS = 'Visa mindre';

interface TableRowProps<Row> {
  row: Row;
  rowKey: string;
  columns: readonly Column<Row>[];
  rowHeader: string;
  isChanged: boolean;
  mark: string | undefined;
  /** Column of the button that Tab reaches, when it is in this row. */
  tabStop: string | null;
  /** What opens below the row; left out, it has nothing to open. */
  details?: (row: Row) => ReactNode;
  isOpen: boolean;
  onToggle: (rowKey: string) => void;
}

interface CellProps<Row> {
  row: Row;
  column: Column<Row>;
  isTabStop: boolean;
}

function CellContent<Row>({ row, column, isTabStop }: CellProps<Row>) {
  const { id, cell, text, explains } = column;
  const content = cell ? cell(row) : text(row);
  if (!explains?.(row)) return content;
  return (
    <button type="button" data-column={id} tabIndex={isTabStop ? 0 : -1} aria-haspopup="dialog">
      {content}
    </button>
  );
}

function Lines<Row>(props: TableRowProps<Row>) {
  const { row, rowKey, columns, rowHeader, isChanged, mark, tabStop, details, isOpen, onToggle } = props;
  return (
    <>
      <tr data-row={rowKey} data-changed={isChanged ? '' : undefined} data-mark={mark}>
        {columns.map((column) => {
          const content = <CellContent row={row} column={column} isTabStop={tabStop === column.id} />;
          return column.id === rowHeader ? (
            <th key={column.id} scope="row" data-align={column.align}>
              {content}
            </th>
          ) : (
            <td key={column.id} data-align={column.align}>
              {content}
            </td>
          );
        })}
        {details && (
          <td className="toggle">
            <button type="button" aria-expanded={isOpen} onClick={() => onToggle(rowKey)}>
              <span style={visuallyHidden}>{isOpen ? LESS : MORE}</span>
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true" focusable="false">
                <path d={isOpen ? 'm5 12.5 5-5 5 5' : 'm5 7.5 5 5 5-5'} fill="none" stroke="currentColor" strokeWidth="2" />
              </svg>
            </button>
          </td>
        )}
      </tr>
      {details && isOpen && (
        <tr className="details">
          <td colSpan={columns.length + 1}>{details(row)}</td>
        </tr>
      )}
    </>
  );
}

/** A table has thousands of cells: a row is drawn again only when something of its own is new. */
export const TableRow = memo(Lines) as typeof Lines;
