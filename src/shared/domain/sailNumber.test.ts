import fc from 'fast-check';
import { bySailNumber, sailNumberKey, sailNumbersOfKey, sailNumberSortKey, tidySailNumber } from './sailNumber';

test.each([
  ['swe312', 'SWE 312'],
  ['SWE  312', 'SWE 312'],
  ['swe-312', 'SWE 312'],
  [' 57 ', '57'],
  ['s 1204', 'S 1204'],
  ['fin 33 a', 'FIN 33A'],
  ['h57', 'H 57'],
  ['SWE', null],
  ['SWED 12', null],
  ['1234567', null],
  ['12-34', null],
  ['', null],
])('%s is stored as %s', (typed, expected) => {
  expect(tidySailNumber(typed)).toBe(expected);
});

test('a boat of our own nation is the same with and without its letters', () => {
  expect(sailNumberKey('57')).toBe('SWE 57');
  expect(sailNumberKey('swe 057')).toBe('SWE 57');
  expect(sailNumberKey('FIN 57')).toBe('FIN 57');
  expect(sailNumberKey('57A')).toBe('SWE 57A');
  expect(sailNumberKey('Nana')).toBe('');
});

test('the numbers of a key are all that may be stored of it, and nothing else', () => {
  const letters = fc.constantFrom('', 'SWE', 'swe ', 'NOR-', 'Ö');
  const digits = fc.string({ unit: fc.constantFrom(...'0019'), minLength: 1, maxLength: 6 });
  fc.assert(
    fc.property(letters, digits, fc.constantFrom('', 'a', 'B'), (...parts) => {
      const stored = tidySailNumber(parts.join('')) ?? '';
      const key = sailNumberKey(stored);
      const numbers = sailNumbersOfKey(key);
      expect(numbers).toContain(stored);
      expect(new Set(numbers.map(sailNumberKey))).toEqual(new Set([key]));
      expect(numbers.map(tidySailNumber)).toEqual(numbers);
    }),
  );
  expect(sailNumbersOfKey('')).toEqual([]);
});

test('boats sort by number, other nations after ours, no number last', () => {
  const rows = ['', 'NOR 3', 'SWE 312', '57', 'SWE 9', 'FIN 12', 'SWE 57B', 'SWE 57'].map((sail_number, id) => ({
    id,
    sail_number,
  }));
  const sorted = bySailNumber(rows).map((row) => row.sail_number);
  expect(sorted).toEqual(['SWE 9', '57', 'SWE 57', 'SWE 57B', 'SWE 312', 'FIN 12', 'NOR 3', '']);
});

test('the sort key orders every two numbers as numbers', () => {
  const number = fc.integer({ min: 0, max: 999_999 });
  fc.assert(
    fc.property(number, number, (a, b) => {
      expect(sailNumberSortKey(`SWE ${a}`) < sailNumberSortKey(`SWE ${b}`)).toBe(a < b);
    }),
  );
});
