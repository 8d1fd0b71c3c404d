import { leftOut, toggledOut } from './leftOut';

test('nothing is left out of a new plan', () => {
  expect(leftOut('').size).toBe(0);
});

test('the same press brings back a row that is left out', () => {
  const one = toggledOut('', '2027-05-13');
  expect([...leftOut(one)]).toEqual(['2027-05-13']);
  expect(toggledOut(one, '2027-05-13')).toBe('');
});

test('the order of leaving out makes no difference', () => {
  expect(toggledOut('2027-05-13', '2027-05-06')).toBe('2027-05-06 2027-05-13');
  expect(toggledOut('2027-05-06', '2027-05-13')).toBe('2027-05-06 2027-05-13');
});
