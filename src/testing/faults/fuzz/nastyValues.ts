import fc from 'fast-check';

const deep = (depth: number, make: (inner: unknown) => unknown): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < depth; level += 1) value = make(value);
  return value;
};

const TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '\udc00x',
  '\ufeff',
  '\u202eabc',
  '👩‍👩‍👧‍👦',
  'å'.repeat(5_000),
  'x'.repeat(70_000),
  'null',
  'true',
  'NaN',
  'Infinity',
  '-0',
  '1e400',
  '9'.repeat(400),
  '0x10',
  '1,5',
  '1.0000000000000000001',
  "' or 1=1 --",
  '%_\\',
  '<script>alert(1)</script>',
  '${7*7}',
  '../../etc/passwd',
  'SWE 312',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '10000-01-01',
  '2026-02-30',
  '24:00',
  '18:30',
  '23:59:59.999999',
  '2026-03-29T02:30:00',
  '2026-10-25T02:30:00',
  '0001-01-01T00:00:00+23:59',
  '9999-12-31T23:59:59-23:59',
  '2026-06-04T18:30:00+99:99',
  '99999999 23:59:59',
  '-1 23:59:00',
  'P1DT2H',
  'PT',
  '[1]',
  '{"a":1}',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  0.1 + 0.2,
  1e21,
  -1e308,
  2_147_483_647,
  2_147_483_648,
  -2_147_483_649,
  2 ** 53,
  2 ** 63,
  5e-324,
];

const OBJECTS: unknown[] = [
  [],
  {},
  [[]],
  [null],
  [1, 'a', {}],
  [{}],
  { id: 1 },
  { length: 5 },
  { toString: 'x' },
  { constructor: { prototype: { isAdmin: true } } },
  JSON.parse('{"__proto__":{"polluted":1}}'),
  deep(200, (inner) => [inner]),
  deep(200, (inner) => ({ a: inner })),
  Array.from({ length: 600 }, () => ({})),
];

/** As it can travel where bytes are UTF-8. */
export const wellFormed = (text: string): string => Buffer.from(text).toString();

/** What nobody should send as the value of a field. */
export const nastyValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom<unknown>(null, true, false),
  fc.constantFrom(...NUMBERS),
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...OBJECTS),
  fc.string({ unit: 'binary', maxLength: 30 }),
  fc.double(),
  fc.anything({ maxDepth: 2, maxKeys: 3 }),
);

export const nastyText: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...TEXTS),
  fc.constantFrom(...NUMBERS.map(String)),
  fc.string({ unit: 'binary', maxLength: 40 }),
);

/** Names that mean something to JavaScript or to a parser of forms. */
export const nastyName: fc.Arbitrary<string> = fc.constantFrom(
  '__proto__',
  'constructor',
  'toString',
  'hasOwnProperty',
  'is_staff',
  'id',
  'version',
  'a[b][c]',
  'a.b',
  '',
  '\u0000',
  'x'.repeat(300),
);
