import { styled } from '@mui/material/styles';
import type { Column, RowKey } from './column';

const Ground = styled('div')(({ theme }) => ({
  overflowX: 'auto',
  '& table': { borderCollapse: 'collapse', fontVariantNumeric: 'lining-nums tabular-nums' },
  '& caption': { textAlign: 'left', paddingBlock: theme.spacing(1), color: theme.vars.palette.text.secondary },
  '& th, & td': {
    height: 44,
    padding: theme.spacing(0.5, 1.5),
    textAlign: 'left',
    whiteSpace: 'nowrap',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& thead th': { ...theme.typography.body2, color: theme.vars.palette.text.secondary, verticalAlign: 'bottom' },
  '& tbody th': { fontWeight: 'var(--weight-strong)' },
  '& [data-align=end]': { textAlign: 'right' },
  '& tr > :first-child': { paddingLeft: 0 },
  '& a': { display: 'inline-flex', alignItems: 'center', minHeight: 44 },
}));

interface FigureTableProps<Row> {
  caption: string;
  /** The first one names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => RowKey;
}

/** A short table of figures to read: nothing is sorted, asked or kept in sight. */
export function FigureTable<Row>({ caption, columns: [first, ...rest], rows, keyOf }: FigureTableProps<Row>) {
  if (!first) return null;
  const shown = (column: Column<Row>, row: Row) => (column.cell ?? column.text)(row);
  return (
    <Ground>
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {[first, ...rest].map(({ id, label, align }) => (
              <th key={id} scope="col" data-align={align}>
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              <th scope="row">{shown(first, row)}</th>
              {rest.map((column) => (
                <td key={column.id} data-align={column.align}>
                  {shown(column, row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Ground>
  );
}
