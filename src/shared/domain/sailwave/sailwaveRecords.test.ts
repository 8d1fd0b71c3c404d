import fc from 'fast-check';
import { parse } from 'csv-parse/sync';
import { sailwaveRecords } from './sailwaveRecords';

const quoted = (value: string): string => `"${value.replaceAll('"', '""')}"`;

test('reads quoted fields with quotes, commas and line breaks in them, and plain ones', () => {
  expect(sailwaveRecords('\uFEFF"a","b ""c"", d","",""\r\n\r\n"e\nf",g\n', 10)).toEqual([
    ['a', 'b "c", d', '', ''],
    ['e\nf', 'g'],
  ]);
});

test('a quote that never ends is told, and rows above the limit are not read', () => {
  expect(sailwaveRecords('"a","b', 10)).toBeNull();
  expect(sailwaveRecords('"a"\r\n"b"\r\n"c"\r\n', 2)).toEqual([['a'], ['b']]);
  expect(sailwaveRecords('', 10)).toEqual([]);
});

test('reads what a library for such files reads', () => {
  const values = fc.array(fc.string({ unit: fc.constantFrom('a', 'å', '"', ',', '\n', '\r', ' ') }), {
    minLength: 1,
    maxLength: 4,
  });
  const written = values.filter((row) => row.some((value) => value !== ''));
  fc.assert(
    fc.property(fc.array(written), (rows) => {
      const text = rows.map((row) => `${row.map(quoted).join(',')}\r\n`).join('');
      expect(sailwaveRecords(text, 1000)).toEqual(parse(text, { relax_column_count: true, record_delimiter: '\r\n' }));
    }),
  );
});
