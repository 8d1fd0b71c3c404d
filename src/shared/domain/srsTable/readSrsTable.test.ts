import { readHtmlTable } from '../entryList/htmlTable';
import { repairedText } from './repairedText';
import { readSrsTable, type SrsTable } from './readSrsTable';

const rowsOf = (...lines: string[]) => lines.map((line, index) => ({ number: index + 1, cells: line.split(';') }));
const tableOf = (...lines: string[]): SrsTable => {
  const table = readSrsTable(rowsOf(...lines));
  if ('problems' in table) throw new Error(table.problems.join('\n'));
  return table;
};
const problemsOf = (...lines: string[]) => {
  const table = readSrsTable(rowsOf(...lines));
  return 'problems' in table ? table.problems : [];
};
const numbersIn = ({ types }: SrsTable) => types.map(({ name, numbers }) => [name, numbers]);

test('columns are found by their headings, wherever they stand', () => {
  const table = tableOf(
    'SRS-tabellen 2027',
    'Båttyp;Längd;SRS;SRS utan undanvindssegel;SRS Shorthand;SRS Shorthand utan undanvindssegel',
    'Provbåt 7;7,10;0,917;0.886;0,908;0,877',
  );
  expect(numbersIn(table)).toEqual([
    [
      'Provbåt 7',
      { srs: '0.917', srs_no_flying: '0.886', srs_shorthanded: '0.908', srs_shorthanded_no_flying: '0.877' },
    ],
  ]);
  expect(table).toMatchObject({
    missing: [],
    columns: [{ field: 'name' }, { heading: 'Längd', field: null }, { field: 'srs' }, {}, {}, {}],
  });
});

test.each([
  ['a table without a heading for its types', 'Svensk lista;Mått;SRS-tal', 'Alfa;9;0,9', { srs: '0.900' }],
  ['thousandths', 'Båttyp;SRS 2027', 'Alfa;917', { srs: '0.917' }],
  ['our own headings', 'name;srs;srs_no_flying', 'Alfa;1,017;', { srs: '1.017', srs_no_flying: null }],
  [
    'no number with flying sails',
    'Typ;SRS;SRS utan flygande segel',
    'Alfa;0;0,8',
    { srs: '0.800', srs_no_flying: '0.800' },
  ],
  ['an empty number, and a next column of its own', 'Typ;SRS;u.s.', 'Alfa;-;0,811', { srs: '0.811' }],
  [
    'a next column that holds another number',
    'Typ;SRS;S/H;Utan',
    'Alfa;0,000;0,7;0,8',
    {
      srs: '0.800',
      srs_shorthanded: '0.700',
      srs_no_flying: '0.800',
    },
  ],
])('%s', (_name, headings, row, numbers) => {
  expect(numbersIn(tableOf(headings, row))).toEqual([['Alfa', numbers]]);
});

test('a copied web table is read with its pages one after another, whose columns have moved', () => {
  const html = `<table><tr><th>B&aring;ttyp</th><th>SRS</th></tr><tr><td>Mälar Ã–st</td><td>0,884</td></tr>
    <tr><td colspan="2">1 2 3</td></tr></table>
    <table><tr><th>SRS</th><th>B&aring;ttyp</th></tr><tr><td>0,884</td><td>mälar öst</td></tr>
    <tr><td>0,901</td><td>Beta</td></tr></table>`;
  const table = readSrsTable(readHtmlTable(repairedText(html)));
  expect(table).toMatchObject({
    skipped: 1,
    missing: ['srs_no_flying', 'srs_shorthanded', 'srs_shorthanded_no_flying'],
    types: [
      { name: 'Mälar Öst', numbers: { srs: '0.884' } },
      { name: 'Beta', numbers: { srs: '0.901' } },
    ],
  });
});

test('kind and year are taken from the table where it has them', () => {
  expect(tableOf('name;kind;srs;srs_year', 'Alfa;Flerskrov;1,2;2027', 'Beta;;1,1;').types).toMatchObject([
    { kind: 'multihull', year: 2027 },
    { kind: null, year: null },
  ]);
});

test('every mistake is told with its row, and then nothing is read', () => {
  expect(
    problemsOf(
      'Båttyp;Sort;SRS;srs_year',
      'Alfa;enskrov;12,5;2027',
      'Beta;ubåt;0,9;nyss',
      'IF-båt;;0,838;',
      'IF BÅT;;0,840;',
      `${'x'.repeat(81)};;0,9;`,
    ),
  ).toEqual([
    'Rad 2, Alfa: 12,5 är inget SRS-tal mellan 0,300 och 2,500.',
    'Rad 3, Beta: skriv enskrov, flerskrov eller jolle i stället för ubåt.',
    'Rad 3, Beta: nyss är inget årtal.',
    'Rad 5, IF BÅT: båttypen står redan på rad 4 med andra tal.',
    'Rad 6: båttypens namn är längre än 80 tecken.',
  ]);
});

test('types whose names differ in a decimal sign alone are two', () => {
  expect(tableOf('Båttyp;SRS', 'Snabb 31.7;1,008', 'Snabb 317;0,9', 'Snabb 31,7;1,008').types).toHaveLength(2);
});

test.each([
  [[], 'Tabellen är tom. Klistra in rubrikerna och en rad för varje båttyp.'],
  [['Alfa;0,9'], 'Rubriker saknas. En rad måste säga vad kolumnerna är: Båttyp och SRS.'],
  [['Båttyp;SRS', 'Alfa;'], 'Tabellen har rubriker men inga båttyper med tal under dem.'],
  [
    ['Mätbrevsnr;Ägare;Båttyp;Segelnr;SRS', '1;Bo Ek;Alfa;7;0,9'],
    'Det här är en lista över enskilda båtars mätbrev. Ta tabellen över båttyper, den utan ägare och segelnummer.',
  ],
])('%j is no table of types', (lines, sentence) => {
  expect(problemsOf(...lines)).toEqual([sentence]);
});
