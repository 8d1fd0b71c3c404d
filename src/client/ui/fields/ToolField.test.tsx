import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Themed } from '../../../testing/Themed';
import { SearchField } from './ToolField';

/** Takes a value a moment after it was typed, as the address does. */
function Slow() {
  const [query, setQuery] = useState('');
  const take = (text: string) => void setTimeout(() => setQuery(text), 30);
  return (
    <Themed>
      <SearchField label="Sök" value={query} onChange={take} />
      <button onClick={() => setQuery('')}>Visa alla</button>
      <output>{query}</output>
    </Themed>
  );
}

test('what is typed faster than it is taken is not lost', async () => {
  render(<Slow />);
  const field = screen.getByRole('searchbox', { name: 'Sök' });
  await userEvent.type(field, 'swe70');
  expect(field).toHaveValue('swe70');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('swe70'));
  expect(field).toHaveValue('swe70');
});

test('Esc clears it, and so does the owner of the value', async () => {
  render(<Slow />);
  const field = screen.getByRole('searchbox', { name: 'Sök' });
  await userEvent.type(field, 'swe{Escape}');
  expect(field).toHaveValue('');
  await userEvent.type(field, '70');
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('70'));
  await userEvent.click(screen.getByRole('button', { name: 'Visa alla' }));
  expect(field).toHaveValue('');
});

test('what was cleared does not come back while the owner takes what was typed before', () => {
  const at = (value: string) => (
    <Themed>
      <SearchField label="Sök" value={value} onChange={() => undefined} />
    </Themed>
  );
  const { rerender } = render(at(''));
  const field = screen.getByRole('searchbox', { name: 'Sök' });
  fireEvent.change(field, { target: { value: 's' } });
  fireEvent.keyDown(field, { key: 'Escape' });
  for (const value of ['s', '']) {
    rerender(at(value));
    expect(field).toHaveValue('');
  }
  rerender(at('vind'));
  expect(field).toHaveValue('vind');
});
