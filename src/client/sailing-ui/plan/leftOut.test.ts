import { leftOut, toggledOut } from './leftOut';

test('nothing is left out of a new plan', () => {
  expect(leftOut('').size).toBe(0);
});

test('what is left out is taken back by the same press', () => {
  const one = toggledOut('', '2027-05-13');
  expect([...leftOut(one)]).toEqual(['2027-05-13']);
  expect(toggledOut(one, '2027-05-13')).toBe('');
});

test('what was left out first makes no difference', () => {
  expect(toggledOut('2027-05-13', '2027-05-06')).toBe('2027-05-06 2027-05-13');
  expect(toggledOut('2027-05-06', '2027-05-13')).toBe('2027-05-06 2027-05-13');
});
