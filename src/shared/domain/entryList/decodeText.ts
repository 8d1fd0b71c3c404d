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

/** The bytes that Windows-1252 writes as these characters, from 0x80 to 0xBF. */
const UPPER_BYTES = new Map(
  Array.from({ length: 0x40 }, (_, index) => 0x80 + index).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** UTF-8 that somebody has read as Windows-1252 becomes what it was: "Ã¶" is "ö". */
export const repairedText = (text: string): string =>
  text.replace(
    /([ÂÃ])([\u0080-\u00BF\u0152-\u0192\u02C6-\u02DC\u2013-\u2122])/g,
    (whole, first: string, second: string) => {
      const byte = UPPER_BYTES.get(second);
      if (byte === undefined) return whole;
      return String.fromCodePoint(first === 'Ã' ? byte + 0x40 : byte);
    },
  );

/** Whether a zip archive begins so, which a spreadsheet is. */
export const isArchive = (bytes: Uint8Array): boolean => bytes[0] === 0x50 && bytes[1] === 0x4b;
