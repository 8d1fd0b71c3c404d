import type { ReactNode } from 'react';
import type { TextColumn } from '../../../shared/domain/csv';

export type RowKey = string | number;

export type SortDirection = 'ascending' | 'descending';

export interface Sort {
  column: string;
  direction: SortDirection;
}

/** One definition for the screen, for paper and for files. `label` is the head. */
export interface Column<Row> extends TextColumn<Row> {
  /** Also in the address of a sorted table. */
  id: string;
  /** Richer than the text, on screen. */
  cell?: (row: Row) => ReactNode;
  /** Richer than the text, on paper: black on white, whatever the screen's colours are. */
  print?: (row: Row) => ReactNode;
  /** `end` for figures. */
  align?: 'start' | 'end' | 'center';
  /**
   * What the rows are put in order by; left out, the column cannot be sorted. null comes last whatever the direction.
   */
  sortBy?: (row: Row) => string | number | null;
  /** Of the first click. */
  firstDirection?: SortDirection;
  /** The figure can tell why it is so: the cell becomes a button. */
  explains?: (row: Row) => boolean;
}
