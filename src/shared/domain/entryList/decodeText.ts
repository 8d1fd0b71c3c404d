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

/** Whether a zip archive begins so, which a spreadsheet is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
