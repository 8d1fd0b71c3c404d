import { isHtmlTable, readHtmlTable } from './htmlTable';

const cells = (html: string) => readHtmlTable(html).map((row) => row.cells);

test('a copied web table is read cell by cell, whatever stands around it', () => {
  const html = `<html><head><title>Lista</title><style>td > b { color: red }</style></head><body><!--StartFragment-->
    <p>Deltagare</p>
    <table class="grid"><thead><tr><th>Segelnr</th><th scope="col"><a href="?sort=1">B&aring;tnamn</a></th></tr></thead>
    <tbody><tr><td>SWE&nbsp;312</td><td>
       <b>Vindil</b>
       &amp; Co</td></tr></tbody></table><!--EndFragment--></body></html>`;
  expect(cells(html)).toEqual([
    ['Segelnr', 'Båtnamn'],
    ['SWE 312', 'Vindil & Co'],
  ]);
});

test('rows are counted through all tables', () => {
  const html = '<table><tr><td>A<tr><td>B</table><p>C</p><table><tr><td>D</td></tr></table>';
  expect(readHtmlTable(html)).toEqual([
    { number: 1, cells: ['A'] },
    { number: 2, cells: ['B'] },
    { number: 3, cells: ['D'] },
  ]);
});

test.each([
  ['lines within a cell stay lines', '<tr><td>Nils Ek<br>Åsa <i>Öberg</i></td></tr>', ['Nils Ek\nÅsa Öberg']],
  ['a wide cell takes several columns', '<tr><td colspan="2">A</td><td>B</td></tr>', ['A', '', 'B']],
  [
    'characters by number',
    '<tr><td>&#197;sa &#xD6;berg &okänd; &#9999999;</td></tr>',
    ['Åsa Öberg &okänd; &#9999999;'],
  ],
  ['scripts are silent', '<tr><td>A<script>if (a<b) "<td>x</td>"</script></td></tr>', ['A']],
  ['a table that is cut off', '<table><tr><td>A</td><td', ['A', '']],
])('%s', (_, html, expected) => {
  expect(cells(html)).toEqual([expected]);
});

test('text is HTML where it has a table', () => {
  expect(isHtmlTable('<meta charset="utf-8"><TABLE border="0">')).toBe(true);
  expect(isHtmlTable('Segelnr;Båt\n1;Vind <3')).toBe(false);
});

test('broken HTML of millions of characters is read at once', () => {
  const start = Date.now();
  readHtmlTable('<table><tr>' + '<td'.repeat(1_000_000));
  readHtmlTable('<table><tr><td>' + '<!--'.repeat(500_000));
  readHtmlTable('<table><tr><td>' + '&#'.repeat(1_000_000));
  expect(Date.now() - start).toBeLessThan(3_000);
});
