import type { ImportPreview, ImportRow } from '../../../../shared/contract/entryImport';
import { importTexts } from './texts';

/** clear and doubtful rows are entered; wrong ones have problems, and the rest is left out. */
export type RowState = 'clear' | 'doubtful' | 'wrong' | 'left';

/** What an official may do with a row. */
export type RowAction = 'skip' | 'take' | 'takeAnyway' | 'edit';

export interface ReviewRow {
  row: ImportRow;
  state: RowState;
  /** What is to know of it, in words. */
  notes: string[];
  action: RowAction;
}

export interface Choices {
  skip: ReadonlySet<number>;
  anyway: ReadonlySet<number>;
  /** A workbook is not changed here. */
  file: File | null;
}

const duplicateText = ({ duplicate_of: same }: ImportRow): string[] =>
  same === null ? [] : ['line' in same ? importTexts.sameAs(same.line) : importTexts.entered];

/** How a row stands, and what can be done about it. */
function reviewOf(row: ImportRow, { skip, anyway, file }: Choices): ReviewRow {
  const problems = row.problems.map(({ text }) => text);
  if (skip.has(row.line)) return { row, state: 'left', notes: [importTexts.skipped], action: 'take' };
  if (problems.length > 0)
    return { row, state: 'wrong', notes: [...problems, ...row.warnings], action: file ? 'skip' : 'edit' };
  const same = duplicateText(row);
  if (same.length > 0 && !anyway.has(row.line)) return { row, state: 'left', notes: same, action: 'takeAnyway' };
  const notes = [...same, ...row.warnings];
  return { row, state: notes.length > 0 ? 'doubtful' : 'clear', notes, action: 'skip' };
}

export const reviewRows = ({ rows }: ImportPreview, choices: Choices): ReviewRow[] =>
  rows.map((row) => reviewOf(row, choices));
