import fc from 'fast-check';
import { toWindows1252 } from './windows1252';

const back = (text: string): string => new TextDecoder('windows-1252').decode(toWindows1252(text));

test.each([
  ['Åsa Öst', 'Åsa Öst'],
  ['Škoda – 5 €', 'Škoda – 5 €'],
  ['Łódź', 'Lódz'],
  ['Va\u030aren', 'Våren'],
  ['你 ⛵', '? ?'],
])('%s comes back as %s', (text, expected) => {
  expect(back(text)).toBe(expected);
});

test('what the encoding has comes back as it was', () => {
  const sign = fc
    .integer({ min: 0, max: 255 })
    .map((byte) => new TextDecoder('windows-1252').decode(Uint8Array.of(byte)));
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join('').normalize('NFC');
      expect(back(text)).toBe(text);
    }),
  );
});
