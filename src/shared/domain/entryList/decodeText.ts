/** What the bytes of a text file stand for. */
export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'Windows-1252';
}

/**
 * The text of a file. What is not UTF-8 comes from an older program: SailArena and Excel write Windows-1252, in which
 * every byte is a character.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'UTF-8' };
  } catch {
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'Windows-1252' };
  }
}

const beginsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Whether a zip archive begins so, which an Excel file (.xlsx) is. */
export const isArchive = (bytes: Uint8Array): boolean => beginsWith(bytes, [0x50, 0x4b]);

/** Whether a file begins so that Excel wrote before 2007 (.xls). */
export const isOldExcel = (bytes: Uint8Array): boolean => beginsWith(bytes, [0xd0, 0xcf, 0x11, 0xe0]);

/** Whether a file is a workbook of Excel, or is said to be one by its name. */
export const isWorkbook = (name: string, bytes: Uint8Array): boolean =>
  isArchive(bytes) || isOldExcel(bytes) || /\.xls[xm]$/i.test(name);
