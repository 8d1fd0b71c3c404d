import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600 | 700;

const FILES = 'node_modules/@fontsource/source-sans-3/files';
/** The first that has a letter gives it. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
export type Alphabet = (typeof ALPHABETS)[number];

const fonts = new Map<string, Font>();

/** The product's own letters, opened once. */
export function fontOf(alphabet: Alphabet, weight: Weight): Font {
  const name = `source-sans-3-${alphabet}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  // One of these files never holds a collection of fonts.
  const font = create(readFileSync(resolve(FILES, name))) as Font;
  // A letter that is first met as part of another, as the a of ä, would never learn which character it stands for, and
  // could be seen in a PDF but not read out, searched or copied.
  for (const code of font.characterSet) font.glyphForCodePoint(code);
  fonts.set(name, font);
  return font;
}

/** A piece of text whose letters are in one file. */
export interface Run {
  alphabet: Alphabet;
  text: string;
}

/** The text in pieces of one alphabet each; signs that no file has are left out. */
export function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const alphabet = ALPHABETS.find((one) => fontOf(one, weight).hasGlyphForCodePoint(code));
    if (alphabet === undefined) continue;
    const last = runs.at(-1);
    if (last?.alphabet === alphabet) last.text += sign;
    else runs.push({ alphabet, text: sign });
  }
  return runs;
}
