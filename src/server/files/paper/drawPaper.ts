import { buffer } from 'node:stream/consumers';
import { PRODUCT_NAME } from '../../../shared/product';
import { fileTexts } from '../texts';
import { hasRoom, lettersOf, type TableLetters } from './columnWidths';
import { drawTable } from './drawTable';
import { linesOf, widthOf, writeLine, type LetterStyle } from './letters';
import type { Paper } from './paper';
import { Sheets } from './sheets';

/** A4 in points. */
const SHORT_SIDE = 595.28;
const LONG_SIDE = 841.89;
const SIDES = 80;
/** Forms from the most readable on: the first in which all columns have room is taken, else the last. */
const FORMS = [
  { layout: 'portrait', size: 9.5 },
  { layout: 'portrait', size: 8.5 },
  { layout: 'landscape', size: 9.5 },
  { layout: 'landscape', size: 8 },
  { layout: 'landscape', size: 6.5 },
  { layout: 'landscape', size: 5.5 },
] as const;

const TITLE: LetterStyle = { size: 20, weight: 700 };
const STATE: LetterStyle = { size: 11, weight: 600 };
const HEADING: LetterStyle = { size: 12.5, weight: 600 };
const PLAIN: LetterStyle = { size: 9.5, weight: 400 };
const SMALL: LetterStyle = { size: 8, weight: 400 };
const LEADING = 1.3;

type Form = (typeof FORMS)[number];

function formFor({ tables }: Paper): { layout: Form['layout']; letters: TableLetters } {
  const fits = ({ layout, size }: Form): boolean => {
    const room = (layout === 'portrait' ? SHORT_SIDE : LONG_SIDE) - SIDES;
    return tables.every((table) => hasRoom(table, lettersOf(size), room));
  };
  const { layout, size } = FORMS.find(fits) ?? FORMS[FORMS.length - 1] ?? FORMS[0];
  return { layout, letters: lettersOf(size) };
}

/** A paragraph or heading, at the left edge. */
function block(sheets: Sheets, type: string, text: string, style: LetterStyle): void {
  const lines = linesOf(text, style, sheets.width);
  if (lines.length === 0) return;
  sheets.keep(lines.length * style.size * LEADING);
  sheets.tag(null, type, () => {
    for (const line of lines) {
      writeLine(sheets.doc, line, style, { x: sheets.left, y: sheets.y });
      sheets.y += style.size * LEADING;
    }
  });
}

/** What stands at the foot of each sheet: whose list it is, how firm, and which of how many sheets. */
function writeFeet(sheets: Sheets, { club, title, state }: Paper): void {
  const { doc } = sheets;
  const { start, count } = doc.bufferedPageRange();
  for (let index = 0; index < count; index += 1) {
    doc.switchToPage(start + index);
    sheets.artifact(() => {
      const number = fileTexts.sheet(index + 1, count);
      const [line = ''] = linesOf([club, title, state].join(' · '), SMALL, sheets.width - 80);
      writeLine(doc, line, SMALL, { x: sheets.left, y: sheets.foot });
      writeLine(doc, number, SMALL, { x: sheets.left + sheets.width - widthOf(number, SMALL), y: sheets.foot });
    });
  }
}

/** Draws a list as a tagged PDF of A4 sheets in Swedish. The same paper is the same file. */
export async function drawPaper(paper: Paper): Promise<Buffer> {
  // Read when the first is drawn: it is large, and most starts of the server draw none.
  const { default: PDFDocument } = await import('pdfkit');
  const { layout, letters } = formFor(paper);
  const made = new Date(paper.madeAt);
  const doc = new PDFDocument({
    ...{ size: 'A4', layout, margin: 0, bufferPages: true },
    ...{ tagged: true, lang: 'sv-SE', displayTitle: true, pdfVersion: '1.7' },
    // None before the first line is written: pdfkit's own is not embedded.
    font: '',
    info: {
      ...{ Title: `${paper.title}, ${paper.club}`, Author: paper.club, Creator: PRODUCT_NAME, Producer: PRODUCT_NAME },
      ...{ CreationDate: made, ModDate: made },
    },
  });
  const written = buffer(doc);
  const sheets = new Sheets(doc);

  block(sheets, 'P', paper.club, STATE);
  block(sheets, 'H1', paper.title, TITLE);
  block(sheets, 'P', paper.state, STATE);
  block(sheets, 'P', paper.facts.join(' · '), PLAIN);
  block(sheets, 'P', paper.note, PLAIN);
  sheets.y += 6;
  for (const table of paper.tables) {
    if (table.title !== null) {
      sheets.y += 8;
      // A heading goes with the first rows of its table.
      sheets.keep(80);
      block(sheets, 'H2', table.title, HEADING);
    }
    await drawTable(sheets, table, letters);
    sheets.y += 6;
  }
  if (paper.legend.length > 0) {
    sheets.y += 4;
    block(sheets, 'P', fileTexts.codes(paper.legend), SMALL);
  }
  writeFeet(sheets, paper);
  sheets.end();
  return written;
}
