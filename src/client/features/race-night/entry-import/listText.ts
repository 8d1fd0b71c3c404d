import { decodeText, isWorkbook } from '../../../../shared/domain/entryList/decodeText';
import { MAX_ENTRY_LIST_BYTES } from '../../../../shared/limits';
import { entryImportTexts } from '../../../../shared/texts/entryImport';
import { asLines } from '../../../lib/pastedTable';
import { importTexts } from './texts';

/** What is in a file: text, a workbook that the server reads, or why it is neither. */
export type FileContent = { text: string } | { workbook: File } | { problem: string };

/** Reads a file that somebody drops or chooses. */
export async function contentOfFile(file: File): Promise<FileContent> {
  if (file.size > MAX_ENTRY_LIST_BYTES) return { problem: entryImportTexts.tooLarge };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    return isWorkbook(file.name, bytes) ? { workbook: file } : { text: asLines(decodeText(bytes).text) };
  } catch {
    return { problem: importTexts.fileFailed };
  }
}

/** Where a line stands in the text, counted from 1. */
export function rangeOfLine(text: string, line: number): [start: number, end: number] {
  let start = 0;
  for (let at = 1; at < line; at += 1) {
    const end = text.indexOf('\n', start);
    if (end < 0) break;
    start = end + 1;
  }
  const end = text.indexOf('\n', start);
  return [start, end < 0 ? text.length : end];
}
