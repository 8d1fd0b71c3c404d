import { tidyTime } from './typedTime';

test.each([
  ['1830', '18:30'],
  ['830', '08:30'],
  ['183015', '18:30:15'],
  ['18.30', '18:30'],
  ['18:30:15', '18:30:15'],
  ['18 30', '18:30'],
  ['7:05', '07:05'],
  [' 1830 ', '18:30'],
])('"%s" is read as %s', (typed, tidy) => {
  expect(tidyTime(typed)).toBe(tidy);
});

test.each(['', 'snart', '18', '18:3'])('"%s" is no time and is left as it is', (typed) => {
  expect(tidyTime(typed)).toBe(typed);
});
