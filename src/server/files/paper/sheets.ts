const MARGIN = { top: 42, bottom: 48, side: 40 };
const INKS = { head: '#333333', row: '#bbbbbb' } as const;

type Element = PDFKit.PDFStructureElement;
type Options = Parameters<PDFKit.PDFDocument['struct']>[1];

/** What pdfkit takes besides what its types say. */
interface Tagging {
  /** What a head cell is the head of. */
  scope?: 'Column' | 'Row';
}

/**
 * The sheets of a document while it is written, from the top down. What a reader reads is tagged, so that screen readers
 * find headings and cells; rules, repeated heads and page numbers are artifacts, which they pass over.
 */
export class Sheets {
  /** How far down the sheet is written, in points from its top. */
  y: number = MARGIN.top;
  readonly left = MARGIN.side;
  private readonly root: Element;

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  get width(): number {
    return this.doc.page.width - 2 * MARGIN.side;
  }

  /** Where the foot is written. */
  get foot(): number {
    return this.doc.page.height - MARGIN.bottom + 14;
  }

  /** Begins a new sheet unless so many points are left on this one. Returns whether it did. */
  keep(height: number): boolean {
    if (this.y + height <= this.doc.page.height - MARGIN.bottom) return false;
    this.doc.addPage();
    this.y = MARGIN.top;
    return true;
  }

  rule(y: number, below: keyof typeof INKS): void {
    const { doc, left, width } = this;
    doc
      .lineWidth(below === 'head' ? 0.8 : 0.4)
      .moveTo(left, y)
      .lineTo(left + width, y)
      .stroke(INKS[below]);
  }

  /** An element whose parts follow; it must be ended. */
  open(type: string, parent: Element = this.root): Element {
    const element = this.doc.struct(type);
    parent.add(element);
    return element;
  }

  /** An element of other elements. */
  group(parent: Element, type: string, fill: (element: Element) => void): void {
    const element = this.open(type, parent);
    fill(element);
    element.end();
  }

  /** An element of text. */
  tag(parent: Element | null, type: string, write: () => void, tagging: Tagging = {}): void {
    const element = this.doc.struct(type, tagging as Options);
    (parent ?? this.root).add(element);
    element.add(write);
    element.end();
  }

  artifact(write: () => void): void {
    this.doc.markContent('Artifact', { type: 'Pagination' });
    write();
    this.doc.endMarkedContent();
  }

  end(): void {
    this.root.end();
    this.doc.end();
  }
}
