import fc from 'fast-check';
import {
  fromScaled,
  fromTenths,
  fromThousandths,
  readDecimal,
  shownDecimal,
  toScaled,
  toThousandths,
  typedDecimal,
} from './decimals';

test.each([
  ['1.1', '1', '1'],
  ['001.10', '1', '10'],
  ['.5', '', '5'],
  ['7.', '7', ''],
  ['1e0', '1', ''],
  ['12.345e1', '123', '45'],
  ['12e-3', '', '012'],
  ['1e3', '1000', ''],
])('%s is read as %s point %s', (text, whole, fraction) => {
  expect(readDecimal(text)).toEqual({ isNegative: false, whole, fraction });
});

test.each(['', '.', '1,1', 'NaN', 'Infinity', '1 000', '0x10', 'e5', '1_0'])('"%s" is no decimal', (text) => {
  expect(readDecimal(text)).toBeNull();
});

test('ratings are thousandths and points are tenths, and null stays null', () => {
  expect(toThousandths('0.845')).toBe(845);
  expect(fromThousandths(1005)).toBe('1.005');
  expect(fromTenths(-5)).toBe('-0.5');
  expect([toThousandths(null), fromThousandths(null), fromTenths(null)]).toEqual([null, null, null]);
});

test('a decimal with too many places throws a RangeError', () => {
  expect(() => toScaled('0.8451', 3)).toThrow(RangeError);
});

test('every integer survives the conversion to text and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -1_000_000, max: 1_000_000 }), fc.integer({ min: 1, max: 4 }), (scaled, places) => {
      expect(toScaled(fromScaled(scaled, places), places)).toBe(scaled);
    }),
  );
});

test('people type and read a decimal comma', () => {
  expect(typedDecimal(' 0,845 ')).toBe('0.845');
  expect(shownDecimal('0.845')).toBe('0,845');
});
