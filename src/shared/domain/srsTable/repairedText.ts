/** The bytes that Windows-1252 writes as these characters, from 0x80 to 0xBF. */
const UPPER_BYTES = new Map(
  Array.from({ length: 0x40 }, (_, index) => 0x80 + index).map((byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** UTF-8 that somebody has read as Windows-1252 becomes what it was: "Ã¶" is "ö". */
export const repairedText = (text: string): string =>
  text.replace(/([ÂÃ])(.)/gu, (whole, first: string, second: string) => {
    const byte = UPPER_BYTES.get(second);
    if (byte === undefined) return whole;
    return String.fromCodePoint(first === 'Ã' ? byte + 0x40 : byte);
  });
