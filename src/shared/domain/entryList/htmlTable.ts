import type { ListRow } from './entryDraft';

/** Text that holds a copied web table, and not what a program separates by signs. */
export const isHtmlTable = (text: string): boolean => /<t(?:able|r|d)[\s>]/i.test(text);

const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  aring: 'å',
  auml: 'ä',
  ouml: 'ö',
  Aring: 'Å',
  Auml: 'Ä',
  Ouml: 'Ö',
  eacute: 'é',
  Eacute: 'É',
};

const MAX_CODE_POINT = 0x10ffff;

const decoded = (text: string): string =>
  text.replace(/&(?:#(\d{1,7})|#[xX]([\da-fA-F]{1,6})|([a-zA-Z]{2,8}));/g, (whole, decimal, hex, name: string) => {
    if (name) return NAMED[name] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(String(hex), 16);
    return code <= MAX_CODE_POINT ? String.fromCodePoint(code) : whole;
  });

/** Lines of a cell stay lines; all other blanks are one. */
const cellText = (html: string): string =>
  decoded(html)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .join('\n');

const LINE_TAGS = new Set(['br', 'p', 'div', 'li']);
const SILENT_TAGS = new Set(['style', 'script', 'title']);
const MAX_SPAN = 50;

/** How many columns a cell is wide. */
const spanOf = (tag: string): number =>
  Math.min(MAX_SPAN, Math.max(1, Number(/\scolspan\s*=\s*["']?(\d{1,3})/i.exec(tag)?.[1] ?? 1)));

/** Collects the rows of the tables that the tags and texts of a page tell of, in their order. */
class Rows {
  readonly rows: ListRow[] = [];
  private cells: string[] | null = null;
  private cell: string | null = null;
  private span = 1;

  text(text: string): void {
    if (this.cell !== null) this.cell += text.replace(/[\r\n]+/g, ' ');
  }

  tag(name: string, isEnd: boolean, tag: string): void {
    if (LINE_TAGS.has(name) && this.cell !== null) this.cell += '\n';
    if (name === 'td' || name === 'th') {
      this.endCell();
      if (!isEnd && this.cells) [this.cell, this.span] = ['', spanOf(tag)];
    }
    if (name === 'tr' || name === 'table') {
      this.endRow();
      if (name === 'tr' && !isEnd) this.cells = [];
    }
  }

  endRow(): void {
    this.endCell();
    if (this.cells) this.rows.push({ number: this.rows.length + 1, cells: this.cells });
    this.cells = null;
  }

  private endCell(): void {
    if (this.cell !== null) this.cells?.push(cellText(this.cell), ...Array<string>(this.span - 1).fill(''));
    this.cell = null;
  }
}

/** Where the text goes on behind a tag; a comment and what a browser does not show are passed over. */
function behindTag(html: string, start: number, name: string): number {
  const end = html.startsWith('<!--', start) ? html.indexOf('-->', start) : html.indexOf('>', start);
  if (end < 0) return html.length;
  if (!SILENT_TAGS.has(name)) return html.indexOf('>', end) + 1;
  const closing = html.indexOf(`</${name}`, end);
  return closing < 0 ? html.length : closing;
}

/** The rows of all tables in HTML, numbered from 1 through them. Reads each character once, however broken it is. */
export function readHtmlTable(html: string): ListRow[] {
  const found = new Rows();
  let at = 0;
  while (at < html.length) {
    const start = html.indexOf('<', at);
    found.text(html.slice(at, start < 0 ? html.length : start));
    if (start < 0) break;
    const [, slash = '', written = ''] = /^<(\/?)([a-zA-Z0-9]{0,12})/.exec(html.slice(start, start + 16)) ?? [];
    const name = written.toLowerCase();
    at = behindTag(html, start, slash === '' ? name : '');
    found.tag(name, slash !== '', html.slice(start, at));
  }
  found.endRow();
  return found.rows;
}
