import { codesUsed } from './Place';

test('the legend of a list has each code that is used once, in the order of the rules', () => {
  expect(codesUsed(['OCS', null, 'DNF', 'DNF'])).toEqual(['OCS – på bansidan vid start', 'DNF – gick inte i mål']);
});
