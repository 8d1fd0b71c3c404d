import { deflateRawSync } from 'node:zlib';
import writeExcelFile from 'write-excel-file/node';
import { readWorkbook } from './readWorkbook';
import { unpackArchive } from './unpackArchive';

const workbook = (...sheets: unknown[][][]) =>
  writeExcelFile(sheets.map((data, index) => ({ sheet: `Blad ${index + 1}`, data: data as string[][] }))).toBuffer();

const cellsOf = async (rows: unknown[][]) => {
  const read = await readWorkbook(await workbook(rows));
  return typeof read === 'string' ? read : read[0]?.rows.map(({ cells }) => cells);
};

interface Packed {
  name: string;
  content: Buffer;
  /** What the directory says of its length; the true one where it is left out. */
  claims?: number;
}

/** A zip archive whose directory may lie. */
function archive(...files: Packed[]): Buffer {
  const local: Buffer[] = [];
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content, claims = content.length } of files) {
    const packed = deflateRawSync(content);
    const head = Buffer.alloc(30);
    head.writeUInt32LE(0x04034b50, 0);
    head.writeUInt16LE(8, 8);
    head.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(0x02014b50, 0);
    entry.writeUInt16LE(8, 10);
    entry.writeUInt32LE(packed.length, 20);
    entry.writeUInt32LE(claims, 24);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    local.push(head, Buffer.from(name), packed);
    directory.push(entry, Buffer.from(name));
    at += head.length + name.length + packed.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...local, ...directory, end]);
}

const MB = 1024 * 1024;

test('every sheet is read, its rows by their numbers', async () => {
  const read = await readWorkbook(await workbook([['A'], [], ['B', 'C']], [['D']]));
  expect(read).toEqual([
    {
      name: 'Blad 1',
      rows: [
        { number: 1, cells: ['A', ''] },
        { number: 2, cells: ['', ''] },
        { number: 3, cells: ['B', 'C'] },
      ],
    },
    { name: 'Blad 2', rows: [{ number: 1, cells: ['D'] }] },
  ]);
});

test.each([
  [23, '23'],
  [0.843, '0.843'],
  [0.1 + 0.2, '0.3'],
  [46701234567, '46701234567'],
  ['SWE 23', 'SWE 23'],
  ['Nils\nÅsa', 'Nils\nÅsa'],
  [{ value: new Date('2026-06-04T00:00:00Z'), format: 'yyyy-mm-dd' }, '2026-06-04'],
  [{ value: new Date('2026-06-04T18:30:00Z'), format: 'yyyy-mm-dd hh:mm' }, '2026-06-04 18:30'],
  [{ value: new Date('1899-12-31T18:30:00Z'), format: 'hh:mm' }, '18:30'],
])('the cell %p is the text %p', async (cell, text) => {
  expect(await cellsOf([[cell]])).toEqual([[text]]);
});

test('the largest list that is taken is read', async () => {
  const rows = Array.from({ length: 5_001 }, (_, row) =>
    Array.from({ length: 39 }, (__, column) => `Rad ${row}, ${column}`),
  );
  expect(await cellsOf(rows)).toHaveLength(5_001);
});

test.each([
  ['text', Buffer.from('Segelnr;Rorsman')],
  ['an archive that is cut off', Buffer.from('PK\x03\x04')],
  ['an archive of something else', archive({ name: 'word/document.xml', content: Buffer.from('<w/>') })],
])('%s is no workbook', async (_, bytes) => {
  expect(await readWorkbook(bytes)).toBe('broken');
});

test('an archive that says how large it is inside is not unpacked', async () => {
  const bomb = archive({ name: 'xl/workbook.xml', content: Buffer.alloc(30 * MB) });
  expect(bomb.length).toBeLessThan(MB);
  expect(await readWorkbook(bomb)).toBe('too large');
});

test('an archive that hides how large it is inside is unpacked no further than it says', async () => {
  const bomb = archive({ name: 'xl/workbook.xml', content: Buffer.alloc(30 * MB), claims: 1_000 });
  expect(await unpackArchive(bomb, { bytes: MB, files: 5 })).toBe('broken');
});

/** A workbook whose only sheet is this XML. */
async function withSheet(xml: string): Promise<Buffer> {
  const files = await unpackArchive(await workbook([['A']]), { bytes: MB, files: 50 });
  if (typeof files === 'string') throw new Error(files);
  const packed = [...files].map(([name, content]) => ({
    name,
    content: name.includes('worksheets/sheet') && name.endsWith('.xml') ? Buffer.from(xml) : content,
  }));
  return archive(...packed);
}

const sheetXml = (...rows: string[]) => `<worksheet><sheetData>${rows.join('')}</sheetData></worksheet>`;
const cell = (address: string) => `<c r="${address}" t="inlineStr"><is><t>A</t></is></c>`;

test.each([
  ['two cells far apart', sheetXml(`<row r="1">${cell('XFD1')}</row>`, `<row r="9000">${cell('A9000')}</row>`)],
  ['a row that no spreadsheet has', sheetXml(`<row r="9999999">${cell('A9999999')}</row>`)],
  ['a column that no spreadsheet has', sheetXml(`<row r="1">${cell('ZZZ1')}</row>`)],
])('%s take too much memory', async (_, xml) => {
  expect(await readWorkbook(await withSheet(xml))).toBe('too large');
});

test.each([
  ['a row by characters with numbers', sheetXml(`<row r="&#57;99999999">${cell('A1')}</row>`)],
  ['a row of many figures', sheetXml(`<row r="99999999999">${cell('A1')}</row>`)],
  ['a row between other quotes', sheetXml(`<row x='>' r="1" r='99999999999'>${cell('A1')}</row>`)],
  ['a row without quotes', sheetXml(`<row r=99999999999>${cell('A1')}</row>`)],
])('%s is not read', async (_, xml) => {
  expect(await readWorkbook(await withSheet(xml))).toBe('broken');
});

test('an ordinary sheet of that kind is read, with styled cells far below its last value', async () => {
  const xml = sheetXml(`<row r="1">${cell('A1')}</row>`, '<row r="1048576"><c r="XFD1048576" s="0"/></row>');
  expect(await readWorkbook(await withSheet(xml))).toEqual([{ name: 'Blad 1', rows: [{ number: 1, cells: ['A'] }] }]);
});

test('one long text in many cells is too much', async () => {
  const long = 'x'.repeat(60_000);
  expect(await readWorkbook(await workbook(Array.from({ length: 100 }, () => [long])))).toBe('too large');
});
