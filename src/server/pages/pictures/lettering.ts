import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { create, type Font } from 'fontkit';

export type Weight = 400 | 600 | 700;

export interface LetterStyle {
  size: number;
  weight?: Weight;
  /** Between letters, in px. */
  tracking?: number;
}

/** A text as outlines, from its baseline at 0, 0. */
export interface Lettering {
  outline: string;
  width: number;
}

const FILES = 'node_modules/@fontsource/source-sans-3/files';
/** The first that has a letter gives it. */
const ALPHABETS = ['latin', 'latin-ext', 'cyrillic', 'greek'] as const;
const ELLIPSIS = '…';

const fonts = new Map<string, Font>();

function fontOf(alphabet: string, weight: Weight): Font {
  const name = `source-sans-3-${alphabet}-${weight}-normal.woff`;
  const known = fonts.get(name);
  if (known) return known;
  // One of these files never holds a collection of fonts.
  const font = create(readFileSync(resolve(FILES, name))) as Font;
  fonts.set(name, font);
  return font;
}

interface Run {
  font: Font;
  text: string;
}

/** The text in pieces of one font each; signs that no font has are left out. */
function runsOf(text: string, weight: Weight): Run[] {
  const runs: Run[] = [];
  for (const sign of text.normalize('NFC')) {
    const code = sign.codePointAt(0) ?? 0;
    const alphabet = ALPHABETS.find((one) => fontOf(one, weight).hasGlyphForCodePoint(code));
    if (alphabet === undefined) continue;
    const font = fontOf(alphabet, weight);
    const last = runs.at(-1);
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
}

const withoutUnknown = (text: string, weight: Weight): string =>
  runsOf(text, weight)
    .map((run) => run.text)
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** The text in outlines of the product's own letters: it looks the same wherever the server runs. */
export function lettering(text: string, { size, weight = 400, tracking = 0 }: LetterStyle): Lettering {
  let width = 0;
  let outline = '';
  for (const run of runsOf(text, weight)) {
    const scale = size / run.font.unitsPerEm;
    const { glyphs, positions } = run.font.layout(run.text);
    glyphs.forEach((glyph, index) => {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
      outline += glyph.path
        .scale(scale, -scale)
        .translate(width + xOffset * scale, -yOffset * scale)
        .toSVG();
      width += xAdvance * scale + tracking;
    });
  }
  return { outline, width: Math.max(0, width - tracking) };
}

/** The text, cut by an ellipsis where it is wider than `most`. '' where no font has its letters. */
export function cutTo(text: string, style: LetterStyle, most: number): string {
  const signs = [...withoutUnknown(text, style.weight ?? 400)];
  const whole = signs.join('');
  if (lettering(whole, style).width <= most) return whole;
  for (let kept = signs.length - 1; kept > 0; kept -= 1) {
    const cut = `${signs.slice(0, kept).join('').trimEnd()}${ELLIPSIS}`;
    if (lettering(cut, style).width <= most) return cut;
  }
  return ELLIPSIS;
}

/** The first of the sizes at which the text is no wider than `most`; else the last. */
export const sizeFor = (text: string, sizes: readonly number[], style: Omit<LetterStyle, 'size'>, most: number) =>
  sizes.find((size) => lettering(text, { ...style, size }).width <= most) ?? sizes.at(-1) ?? 0;
