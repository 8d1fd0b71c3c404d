import { render, screen } from '@testing-library/react';
import { groupFlag } from './flags';
import { SignalFlag } from './SignalFlag';

test('groups carry E, F, G and D in the order of their starts', () => {
  expect([0, 1, 2, 3].map(groupFlag)).toEqual(['E', 'F', 'G', 'D']);
});

test('with more groups than flags the flags begin again', () => {
  expect(groupFlag(13)).toBe('E');
});

test('a flag that stands alone has a name, one beside its word is silent', () => {
  render(
    <>
      <SignalFlag flag="AP" label="Uppskjuten" />
      <SignalFlag flag="E" />
    </>,
  );
  expect(screen.getAllByRole('img', { hidden: true })).toHaveLength(1);
  expect(screen.getByRole('img', { name: 'Uppskjuten' })).toBeVisible();
});
