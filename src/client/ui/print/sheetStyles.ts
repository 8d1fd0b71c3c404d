import type { CSSObject } from '@mui/material/styles';

/** Paper is white whatever the screen is, and ink is black. */
const PAPER = { background: '#fff', color: '#000' };
const LINE = '0.5pt solid #888';

const quoted = (text: string): string => `"${text.replace(/["\\\n]/g, ' ')}"`;

/** Only the sheet is printed. Browsers without support for page-margin boxes leave out the footer of each page. */
export const pageStyles = (running: string, isLandscape: boolean): CSSObject => ({
  '@page': {
    size: `A4 ${isLandscape ? 'landscape' : 'portrait'}`,
    margin: '12mm 12mm 14mm',
    '@bottom-left': { content: quoted(running), font: '8pt "Source Sans 3 Variable", sans-serif' },
    '@bottom-right': {
      content: '"Sida " counter(page) " av " counter(pages)',
      font: '8pt "Source Sans 3 Variable", sans-serif',
    },
  },
  '#print': { display: 'none' },
  '@media print': {
    'html, body': { ...PAPER, backgroundColor: '#fff !important' },
    'body > *:not(#print)': { display: 'none !important' },
    '#print': { display: 'block' },
  },
});

export const sheetStyles: CSSObject = {
  ...PAPER,
  fontSize: '8.5pt',
  lineHeight: 1.3,
  fontWeight: 400,
  fontVariantNumeric: 'lining-nums tabular-nums',
  header: { marginBottom: '5mm' },
  h1: { fontSize: '18pt', lineHeight: 1.2, margin: 0 },
  h2: { fontSize: '12pt', margin: '5mm 0 1.5mm', breakAfter: 'avoid' },
  table: { width: '100%', borderCollapse: 'collapse' },
  thead: { display: 'table-header-group' },
  tr: { breakInside: 'avoid' },
  th: { fontWeight: 600, textAlign: 'left', verticalAlign: 'bottom', borderBottom: '1pt solid #000' },
  td: { borderBottom: LINE, verticalAlign: 'top' },
  'th, td': { padding: '0.7mm 0.9mm' },
  '[data-align=end]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '[data-align=center]': { textAlign: 'center' },
  '&[data-dense]': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    columnGap: '8mm',
    alignItems: 'start',
    '& > :not([data-half])': { gridColumn: '1 / -1' },
    header: { marginBottom: '2mm' },
    h2: { margin: '3mm 0 1mm' },
    'th, td': { padding: '0.2mm 0.9mm' },
    footer: { marginTop: '3mm' },
  },
  footer: { marginTop: '5mm', fontSize: '8pt', breakInside: 'avoid' },
};
