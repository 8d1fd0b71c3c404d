import { render, screen } from '@testing-library/react';
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

test('a group has its own flag, and none when the flags are used up', () => {
  const { container, rerender } = render(<GroupFlag flag="E" />);
  expect(container.querySelectorAll('svg')).toHaveLength(1);
  rerender(<GroupFlag flag={null} />);
  expect(container).toBeEmptyDOMElement();
});
