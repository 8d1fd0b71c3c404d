import { fontOf, runsOf, type Weight } from '../../files/typeface';

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

const ELLIPSIS = '…';

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
    const font = fontOf(run.alphabet, weight);
    const scale = size / font.unitsPerEm;
    const { glyphs, positions } = font.layout(run.text);
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
