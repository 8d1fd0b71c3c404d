import { readTypedElapsed } from './typedElapsed';

test.each([
  ['11423', 4463],
  ['4523', 2723],
  ['523', 323],
  ['45', 45],
  ['263000', 95_400],
  ['1013000', 365_400],
  ['1.14.23', 4463],
  ['1:14:23', 4463],
  ['1,14,23', 4463],
  ['1 14 23', 4463],
  ['45.23', 2723],
  ['74:23', 4463],
  ['7423', 4463],
  [' 11423 ', 4463],
])('%j is %i seconds', (typed, seconds) => {
  expect(readTypedElapsed(typed)).toBe(seconds);
});

test.each(['', 'DNF', '1.2', '11462', '1:74:23', '17423', '1.14.2', '12345678'])('%j is no time sailed', (typed) => {
  expect(readTypedElapsed(typed)).toBeNull();
});
