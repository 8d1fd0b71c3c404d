import { readPdf } from '../../../testing/readPdf';
import { drawPaper } from './drawPaper';
import type { Paper, PaperTable } from './paper';

const COLUMNS = [
  { label: 'Plac', align: 'end' },
  { label: 'Båt', align: 'start', isFlexible: true, isRowHead: true },
  { label: 'Tid', align: 'end' },
] as const;
const rowsOf = (count: number, name = 'Åsa'): PaperTable['rows'] =>
  Array.from({ length: count }, (_, index) => [
    { text: String(index + 1) },
    { text: `SWE ${index + 1} ${name}`, below: 'Örjan Łukasz Škoda', isStrong: true },
    { text: '0:51:52' },
  ]);
const paper = (fields: Partial<Paper> = {}): Paper => ({
  club: 'Exempel Segelsällskap',
  title: 'Torsdag 3',
  state: 'Preliminärt, version 2',
  facts: ['Torsdag 4 juni 2026', '3 båtar'],
  note: 'Inför prisutdelningen.',
  tables: [{ title: null, columns: COLUMNS, rows: rowsOf(3) }],
  legend: ['DNF – gick inte i mål'],
  madeAt: Date.parse('2026-06-04T20:00:00+02:00'),
  ...fields,
});

test('says in Swedish whose list it is, how firm, and what its codes stand for', async () => {
  const { pages, info, isTagged } = await readPdf(await drawPaper(paper()));
  expect(pages).toHaveLength(1);
  expect(pages[0]?.split('\n')).toEqual([
    'Exempel Segelsällskap',
    'Torsdag 3',
    'Preliminärt, version 2',
    'Torsdag 4 juni 2026 · 3 båtar',
    'Inför prisutdelningen.',
    'Plac Båt Tid',
    ...[1, 2, 3].flatMap((place) => [`${place} SWE ${place} Åsa`, 'Örjan Łukasz Škoda', '0:51:52']),
    'Koder: DNF – gick inte i mål',
    'Exempel Segelsällskap · Torsdag 3 · Preliminärt, version 2 Sida 1 av 1',
  ]);
  expect(isTagged).toBe(true);
  expect(info).toMatchObject({
    Title: 'Torsdag 3, Exempel Segelsällskap',
    Language: 'sv-SE',
    CreationDate: 'D:20260604180000Z',
  });
});

test('tags what is read: headings, heads of columns and rows, cells', async () => {
  const { tags } = await readPdf(
    await drawPaper(paper({ tables: [{ title: 'SRS 1', columns: COLUMNS, rows: rowsOf(1) }] })),
  );
  expect(tags).toEqual([['P', 'H1', 'P', 'P', 'P', 'H2', 'TH', 'TH', 'TH', 'TD', 'TH', 'TD', 'P']]);
});

test('a long list has its heads and its foot on each sheet, and each boat on one of them', async () => {
  const tables = [
    { title: 'SRS 1', columns: COLUMNS, rows: rowsOf(60) },
    { title: 'SRS 2', columns: COLUMNS, rows: rowsOf(25, 'Båt') },
  ];
  const { pages, tags } = await readPdf(await drawPaper(paper({ tables })));
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((text, index) => {
    expect(text).toContain('Plac Båt Tid');
    expect(text).toContain(`Sida ${index + 1} av ${pages.length}`);
  });
  const boats = pages.flatMap((text) => text.match(/SWE \d+ (?:Åsa|Båt)/g) ?? []);
  expect(boats).toHaveLength(85);
  expect(new Set(boats).size).toBe(85);
  // A repeated head is no head for those who listen.
  expect(tags.flat().filter((tag) => tag === 'TH')).toHaveLength(2 * COLUMNS.length + 85);
});

test('a list of many races is laid across, and long names are broken and not cut', async () => {
  const races = Array.from({ length: 24 }, (_, race) => ({ label: `${race + 1} juni`, align: 'end' }) as const);
  const name = 'Havets allra ljusaste drottning av Stockholm';
  const rows = [[{ text: '1' }, { text: name, isStrong: true }, ...races.map(() => ({ text: '(12 DNF)' }))]];
  const { pages } = await readPdf(
    await drawPaper(paper({ tables: [{ title: null, columns: [...COLUMNS.slice(0, 2), ...races], rows }] })),
  );
  const text = (pages[0] ?? '').replaceAll(/\s+/g, ' ');
  for (const word of name.split(' ')) expect(text).toContain(word);
  expect(text.match(/\(12 DNF\)/g)).toHaveLength(24);
});

test('the same paper is the same file', async () => {
  expect((await drawPaper(paper())).equals(await drawPaper(paper()))).toBe(true);
});
