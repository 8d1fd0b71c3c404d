import { LRUCache } from 'lru-cache';
import { fontOf, runsOf, type Weight } from '../typeface';

export interface LetterStyle {
  size: number;
  weight: Weight;
}

/** Where a line begins: its corner from the upper left of the page, in points. */
interface Place {
  x: number;
  y: number;
}

const nameOf = (alphabet: string, weight: Weight): string => `${alphabet} ${weight}`;

/** Laying out letters is slow, and a list has the same words again and again. */
const widths = new LRUCache<string, number>({ max: 5_000 });

function measured(text: string, weight: Weight): number {
  const known = widths.get(`${weight} ${text}`);
  if (known !== undefined) return known;
  const width = runsOf(text, weight).reduce((sum, run) => {
    const font = fontOf(run.alphabet, weight);
    return sum + font.layout(run.text).advanceWidth / font.unitsPerEm;
  }, 0);
  widths.set(`${weight} ${text}`, width);
  return width;
}

/** How wide the text is on one line, in points. */
export const widthOf = (text: string, { size, weight }: LetterStyle): number => measured(text, weight) * size;

/** The longest beginning of a word that fits, of one letter at least. */
function cutWord(word: string, style: LetterStyle, most: number): string {
  const signs = [...word];
  let kept = 1;
  while (kept < signs.length && widthOf(signs.slice(0, kept + 1).join(''), style) <= most) kept += 1;
  return signs.slice(0, kept).join('');
}

/** The text in lines that are no wider than `most` points; a word that is wider is cut. No text is no line. */
export function linesOf(text: string, style: LetterStyle, most: number): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/).filter((one) => one !== '')) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (widthOf(longer, style) <= most) {
      line = longer;
      continue;
    }
    if (line !== '') lines.push(line);
    line = word;
    while (widthOf(line, style) > most && [...line].length > 1) {
      const cut = cutWord(line, style, most);
      lines.push(cut);
      line = line.slice(cut.length);
    }
  }
  return line === '' ? lines : [...lines, line];
}

/** Writes one line in the product's own letters, which the file then holds. */
export function writeLine(doc: PDFKit.PDFDocument, text: string, style: LetterStyle, { x, y }: Place): void {
  let at = x;
  for (const run of runsOf(text, style.weight)) {
    const name = nameOf(run.alphabet, style.weight);
    // A font that is open already, which pdfkit takes where its types want a file: opening one takes long.
    doc.registerFont(name, fontOf(run.alphabet, style.weight) as unknown as string);
    doc.font(name, style.size).text(run.text, at, y, { lineBreak: false });
    at += widthOf(run.text, style);
  }
}
