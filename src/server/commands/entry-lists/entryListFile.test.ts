import { readEntryListFile } from './entryListFile';

const utf8 = (text: string) => new TextEncoder().encode(text);
/** Every character of these tests is one byte there. */
const windows1252 = (text: string) => Uint8Array.from([...text].map((character) => character.charCodeAt(0)));

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
])('a file in %s is read', (_, bytes, encoding) => {
  expect(readEntryListFile(bytes)).toEqual({ rows: CELLS, encoding, delimiter: ';' });
});

test('a list with commas has its decimal commas in quotes', () => {
  const bytes = utf8('Segelnummer,Båtnamn,SRS,Rorsman\nSWE 312,Räkan,"0,873",Åsa Öberg\n');
  expect(readEntryListFile(bytes)).toEqual({ rows: CELLS, encoding: 'UTF-8', delimiter: ',' });
});

test('a list that was copied out of a spreadsheet has tabs, below lines without any', () => {
  expect(readEntryListFile(utf8('Anmälda\n\nRorsman\tSRS\nBo\t0,873'))).toMatchObject({
    delimiter: '\t',
    rows: [{}, {}, { cells: ['Rorsman', 'SRS'] }, { cells: ['Bo', '0,873'] }],
  });
});

test('a separator within a quoted heading does not decide', () => {
  expect(readEntryListFile(utf8('"Rorsman; skeppare",Båtnamn\nBo,"Å; Ä"'))).toMatchObject({
    delimiter: ',',
    rows: [{ cells: ['Rorsman; skeppare', 'Båtnamn'] }, { cells: ['Bo', 'Å; Ä'] }],
  });
});

test('rows keep the numbers that a spreadsheet gives them, blank rows and values of several lines included', () => {
  const file = readEntryListFile(utf8('Rorsman;Besättning\n\nBo;"Nils\nÅsa"\nEva;\n'));
  expect(file).toMatchObject({
    rows: [
      { number: 1, cells: ['Rorsman', 'Besättning'] },
      { number: 2, cells: [''] },
      { number: 3, line: 3, cells: ['Bo', 'Nils\nÅsa'] },
      { number: 4, line: 5, cells: ['Eva', ''] },
    ],
  });
});

test('quotes in the middle of a value are part of it', () => {
  expect(readEntryListFile(utf8('Rorsman;Båtnamn\nBo;Gamla "Vindil"'))).toMatchObject({
    rows: [{}, { cells: ['Bo', 'Gamla "Vindil"'] }],
  });
});

test('a quote that is never closed is reported', () => {
  expect(readEntryListFile(utf8('Rorsman;Båtnamn\nBo;"Vindil\nEva;Måsen\n'))).toEqual({
    problems: [
      { row: expect.any(Number), column: '', text: 'Ett citattecken saknas: värdet som börjar med " slutar aldrig.' },
    ],
  });
});

test('an empty file has no rows', () => {
  expect(readEntryListFile(utf8(''))).toMatchObject({ rows: [] });
});
