import { act, render, screen } from '@testing-library/react';
import { announce, LiveRegion } from './LiveRegion';

test('an announcement is put in a status region that was there before it', () => {
  render(<LiveRegion />);
  const region = screen.getByRole('status');
  act(() => announce('SWE 312 flyttades till Startgrupp 2.'));
  expect(region).toHaveTextContent('SWE 312 flyttades till Startgrupp 2.');
});

test('the region lies outside the app, so that an open dialog does not hide it', () => {
  const { container } = render(<LiveRegion />);
  expect(container).not.toContainElement(screen.getByRole('status'));
});
