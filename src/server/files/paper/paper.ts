/** A list on paper, before it is laid out. */

export interface PaperCell {
  text: string;
  /** In smaller letters on a line of its own. */
  below?: string;
  isStrong?: boolean;
}

export interface PaperColumn {
  label: string;
  align: 'start' | 'end';
  /** Takes the room that the others leave, and breaks its lines. */
  isFlexible?: boolean;
  /** Says which row it is. */
  isRowHead?: boolean;
}

export interface PaperTable {
  /** A class of several. */
  title: string | null;
  columns: readonly PaperColumn[];
  rows: readonly (readonly PaperCell[])[];
}

export interface Paper {
  club: string;
  title: string;
  /** How firm it is, and which version: "Slutgiltigt, version 3". */
  state: string;
  /** One line below the title. */
  facts: readonly string[];
  /** A remark of whoever published it; '' none. */
  note: string;
  tables: readonly PaperTable[];
  /** The codes of the list in words: "DNF – gick inte i mål". */
  legend: readonly string[];
  /** When the result was made, in milliseconds since 1970, so that the same result is the same file. */
  madeAt: number;
}
