import { render, screen } from '@testing-library/react';
import { classFlag } from './flags';
import { GroupFlag, SignalFlag } from './SignalFlag';

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

test('a group has the flag of its place, and none when the flags are used up', () => {
  const { container, rerender } = render(<GroupFlag index={0} />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<GroupFlag index={10} />);
  expect(container).toBeEmptyDOMElement();
});

test('groups fly E, F, G … and none when the flags are out', () => {
  expect([0, 1, 2].map(classFlag)).toEqual(['E', 'F', 'G']);
  expect(classFlag(99)).toBeNull();
});
