import fc from 'fast-check';
import { fileName, toCsv, type TextColumn } from './csv';

const name: TextColumn<string[]> = { label: 'Båt', text: ([first = '']) => first };
const points: TextColumn<string[]> = { label: 'P', name: 'Poäng', text: ([, second = '']) => second };

/** The one field of a file with one row. */
const written = (text: string): string =>
  toCsv([name], [[text]])
    .slice(1)
    .split('\r\n')
    .slice(1, -1)
    .join('\r\n');

test('a file opens directly in Swedish Excel: byte order mark, semicolons, CRLF, full names in the head', () => {
  const file = toCsv(
    [name, points],
    [
      ['Örn', '3,5'],
      ['Ask', '12'],
    ],
  );
  expect(file).toBe('\uFEFFBåt;Poäng\r\nÖrn;3,5\r\nAsk;12\r\n');
});

test('a list without rows still has its head', () => {
  expect(toCsv([name], [])).toBe('\uFEFFBåt\r\n');
});

test.each([
  ['a semicolon', 'Vind; Våg', '"Vind; Våg"'],
  ['a quote', 'Kalle "Kula"', '"Kalle ""Kula"""'],
  ['a new line', 'två\nrader', '"två\nrader"'],
  ['a carriage return', 'två\rrader', '"två\rrader"'],
  ['a blank at the end', 'Vind ', '"Vind "'],
  ['nothing', '', ''],
  ['a comma only', '0,873', '0,873'],
  ['a time', '01:02:03', '01:02:03'],
])('%s', (_, text, field) => {
  expect(written(text)).toBe(field);
});

test.each([
  ['=', '=HYPERLINK("http://x")', `"'=HYPERLINK(""http://x"")"`],
  ['+', '+46 70', "'+46 70"],
  ['-', '-Vind', "'-Vind"],
  ['- before a call', '-2+3', "'-2+3"],
  ['@', '@SUM(A1)', "'@SUM(A1)"],
  ['tab', '\t=1', "'\t=1"],
  ['carriage return', '\r=1', '"\'\r=1"'],
  ['a new line', '\n=1', '"\'\n=1"'],
  ['= of full width', '＝1+1', "'＝1+1"],
  ['＠', '＠SUM(A1)', "'＠SUM(A1)"],
])('a name that begins with %s is no formula', (_, text, field) => {
  expect(written(text)).toBe(field);
});

test.each(['-3', '-3,5', '+2'])('%s stays a figure', (text) => {
  expect(written(text)).toBe(text);
});

test('no field begins as a formula, unless it is a figure', () => {
  const signs = fc.constantFrom(...'=+-@\t\r\n＝＋－＠ "\'1,a');
  fc.assert(
    fc.property(fc.string({ unit: fc.oneof(signs, fc.string({ minLength: 1, maxLength: 1 })) }), (text) => {
      const content = written(text).replace(/^"/, '');
      if (!/^[+-]?\d+(,\d+)?$/.test(content)) expect(content).not.toMatch(/^[=+\-@\t\r\n＝＋－＠]/);
    }),
  );
});

test.each([
  ['Torsdag 3', 'torsdag-3-2026-06-04.csv'],
  ['Höstserien: Å & Ö', 'hostserien-a-o-2026-06-04.csv'],
  ['../../etc', 'etc-2026-06-04.csv'],
  ['  ', '2026-06-04.csv'],
])('%s is saved as %s', (title, file) => {
  expect(fileName(title, '2026-06-04', 'csv')).toBe(file);
});
