import writeExcelFile from 'write-excel-file/node';
import { readEntryListFile } from './entryListFile';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Every character of these tests is one byte there. */
const windows1252 = (text: string) => Uint8Array.from([...text].map((character) => character.charCodeAt(0)));

const read = (bytes: Uint8Array) => readEntryListFile({ filename: 'lista.csv', bytes: Buffer.from(bytes) });

const HEADINGS = 'Segelnummer;Båtnamn;SRS;Rorsman';
const ROW = 'SWE 312;Räkan;0,873;Åsa Öberg';
const CELLS = [
  { number: 1, line: 1, cells: ['Segelnummer', 'Båtnamn', 'SRS', 'Rorsman'] },
  { number: 2, line: 2, cells: ['SWE 312', 'Räkan', '0,873', 'Åsa Öberg'] },
];

test.each([
  ['UTF-8', utf8(`${HEADINGS}\n${ROW}\n`), 'UTF-8'],
  ['UTF-8 with a byte order mark', utf8(`\uFEFF${HEADINGS}\n${ROW}\n`), 'UTF-8'],
  ['Windows-1252', windows1252(`${HEADINGS}\n${ROW}\n`), 'Windows-1252'],
  ['Windows line ends', windows1252(`${HEADINGS}\r\n${ROW}\r\n`), 'Windows-1252'],
  ['no line end at the end', utf8(`${HEADINGS}\n${ROW}`), 'UTF-8'],
])('a file in %s is read', async (_, bytes, encoding) => {
  expect(await read(bytes)).toEqual({ rows: CELLS, encoding, delimiter: ';' });
});

test('a list with commas has its decimal commas in quotes', async () => {
  const bytes = utf8('Segelnummer,Båtnamn,SRS,Rorsman\nSWE 312,Räkan,"0,873",Åsa Öberg\n');
  expect(await read(bytes)).toEqual({ rows: CELLS, encoding: 'UTF-8', delimiter: ',' });
});

test('a list that was copied out of a spreadsheet has tabs, below lines without any', async () => {
  expect(await read(utf8('Anmälda\n\nRorsman\tSRS\nBo\t0,873'))).toMatchObject({
    delimiter: '\t',
    rows: [{}, {}, { cells: ['Rorsman', 'SRS'] }, { cells: ['Bo', '0,873'] }],
  });
});

test('a separator within a quoted heading does not decide', async () => {
  expect(await read(utf8('"Rorsman; skeppare",Båtnamn\nBo,"Å; Ä"'))).toMatchObject({
    delimiter: ',',
    rows: [{ cells: ['Rorsman; skeppare', 'Båtnamn'] }, { cells: ['Bo', 'Å; Ä'] }],
  });
});

test('rows keep the numbers that a spreadsheet gives them, blank rows and values of several lines included', async () => {
  const file = await read(utf8('Rorsman;Besättning\n\nBo;"Nils\nÅsa"\nEva;\n'));
  expect(file).toMatchObject({
    rows: [
      { number: 1, cells: ['Rorsman', 'Besättning'] },
      { number: 2, cells: [''] },
      { number: 3, line: 3, cells: ['Bo', 'Nils\nÅsa'] },
      { number: 4, line: 5, cells: ['Eva', ''] },
    ],
  });
});

test('quotes in the middle of a value are part of it', async () => {
  expect(await read(utf8('Rorsman;Båtnamn\nBo;Gamla "Vindil"'))).toMatchObject({
    rows: [{}, { cells: ['Bo', 'Gamla "Vindil"'] }],
  });
});

test('a quote that is never closed is reported', async () => {
  expect(await read(utf8('Rorsman;Båtnamn\nBo;"Vindil\nEva;Måsen\n'))).toEqual({
    problems: [
      { row: expect.any(Number), column: '', text: 'Ett citattecken saknas: värdet som börjar med " slutar aldrig.' },
    ],
  });
});

test('an empty file has no rows', async () => {
  expect(await read(utf8(''))).toMatchObject({ rows: [] });
});

test('the sheet of a workbook is read that is asked for, or the first one with a list', async () => {
  const sheets = [
    { sheet: 'Info', data: [['Hej']] },
    {
      sheet: 'Bana 1',
      data: [
        ['Segelnummer', 'Rorsman'],
        [312, 'Åsa Öberg'],
      ],
    },
    {
      sheet: 'Bana 2',
      data: [
        ['Segelnummer', 'Rorsman'],
        ['SWE 57', 'Bo Ek'],
      ],
    },
  ];
  const file = { filename: 'lista.xlsx', bytes: await writeExcelFile(sheets).toBuffer() };
  expect(await readEntryListFile(file)).toMatchObject({ sheet: 'Bana 1', rows: [{}, { cells: ['312', 'Åsa Öberg'] }] });
  expect(await readEntryListFile(file, 'Bana 2')).toMatchObject({
    rows: [{}, { number: 2, cells: ['SWE 57', 'Bo Ek'] }],
  });
  expect(await readEntryListFile(file, 'Bana 3')).toMatchObject({
    problems: [{ text: 'Bladet Bana 3 finns inte i filen.' }],
  });
  expect(await readEntryListFile({ ...file, bytes: Buffer.from('Segelnummer') })).toMatchObject({
    problems: [{ text: expect.stringContaining('Filen är ingen Excelfil') }],
  });
});
