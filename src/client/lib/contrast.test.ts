import { contrastRatio, toHex, readRgb } from './contrast';

test('black on white is 21, and a colour on itself is 1', () => {
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
  expect(contrastRatio([11, 34, 57], [11, 34, 57])).toBe(1);
});

test('the order of the two does not matter', () => {
  expect(contrastRatio([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeCloseTo(4.54, 2);
});

test.each([
  ['rgb(11, 34, 57)', [11, 34, 57]],
  ['rgba(255, 255, 255, 0.5)', [255, 255, 255]],
  ['transparent', null],
  ['', null],
])('%j is read as %j', (colour, parts) => {
  expect(readRgb(colour)).toEqual(parts);
});

test('a colour is written with six digits', () => {
  expect(toHex([11, 34, 7])).toBe('#0b2207');
});
