import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import { Fragment, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import { Themed } from '../testing/Themed';

/** How the rows and cells of a body are made, inside MUI's Table and TableBody. */
export type BodyKind = 'plain' | 'muiRows' | 'muiCells';

type Cells = readonly (readonly string[])[];

const cellsOf = (rows: number, columns: number, round: number): Cells =>
  Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => `${(row * 37 + column * 11 + round) % 1000}`),
  );

const plainCells = (cells: readonly string[]): ReactNode =>
  cells.map((text, at) =>
    at === 1 ? (
      <th key={at} scope="row">
        {text}
      </th>
    ) : (
      <td key={at} data-align="end">
        {text}
      </td>
    ),
  );

const muiCells = (cells: readonly string[]): ReactNode =>
  cells.map((text, at) =>
    at === 1 ? (
      <TableCell key={at} component="th" scope="row">
        {text}
      </TableCell>
    ) : (
      <TableCell key={at} align="right">
        {text}
      </TableCell>
    ),
  );

const ROWS: Record<BodyKind, (cells: readonly string[]) => ReactNode> = {
  plain: (cells) => <tr>{plainCells(cells)}</tr>,
  muiRows: (cells) => <TableRow>{plainCells(cells)}</TableRow>,
  muiCells: (cells) => <TableRow>{muiCells(cells)}</TableRow>,
};

let root: Root | undefined;

/** Draws a table of so many rows and columns; each round has other figures. A round of the same kind changes cells alone. */
function drawTable(kind: BodyKind, rows: number, columns: number, round: number): void {
  root ??= createRoot(document.body);
  const cells = cellsOf(rows, columns, round);
  const table = (
    <Themed>
      <Table>
        <TableBody>
          {cells.map((row, at) => (
            <Fragment key={at}>{ROWS[kind](row)}</Fragment>
          ))}
        </TableBody>
      </Table>
    </Themed>
  );
  flushSync(() => root?.render(table));
  // Laying it out counts too.
  void document.body.offsetHeight;
}

function removeTable(): void {
  root?.unmount();
  root = undefined;
}

Object.assign(window, { drawTable, removeTable });
