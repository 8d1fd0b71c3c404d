import { lazy } from '../lazy';

/** Bytes that are another sign there than in ISO 8859-1. */
const [FROM, TO] = [0x80, 0x9f];

const bytes = lazy(() => {
  const decoder = new TextDecoder('windows-1252');
  const known = new Map<string, number>();
  for (let byte = FROM; byte <= TO; byte += 1) known.set(decoder.decode(Uint8Array.of(byte)), byte);
  return known;
});

/** Marks of letters that the encoding lacks are left out: "š" is in it, "ł" and "ő" are not. */
const PLAIN: Record<string, string> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ı: 'i' };

function byteOf(sign: string): number | null {
  const code = sign.codePointAt(0) ?? 0;
  if (code < FROM || (code > TO && code <= 0xff)) return code;
  return bytes().get(sign) ?? null;
}

/**
 * Text in the encoding of older Windows programs. A letter that it lacks is written without its mark, and any other
 * sign as "?".
 */
export function toWindows1252(text: string): Uint8Array {
  const signs = [...text.normalize('NFC')];
  return Uint8Array.from(
    signs.flatMap((sign) => {
      const own = byteOf(sign);
      if (own !== null) return [own];
      const plain = PLAIN[sign] ?? sign.normalize('NFD').replace(/\p{M}/gu, '');
      return [...plain].map((one) => byteOf(one) ?? 0x3f);
    }),
  );
}
