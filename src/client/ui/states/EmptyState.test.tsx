import { render, screen, waitFor } from '@testing-library/react';
import { Themed } from '../../../testing/Themed';
import { EmptyState } from './EmptyState';

test('an empty place has a picture that screen readers pass by, its words and the next step', async () => {
  const { container } = render(
    <Themed>
      <EmptyState drawing="pole" title="Inga seglingar ännu" text="De visas här." action={<a href="/">Till start</a>} />
    </Themed>,
  );
  expect(screen.getByRole('heading', { name: 'Inga seglingar ännu' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Till start' })).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  await waitFor(() => expect(container.querySelector('svg')).toHaveAttribute('data-drawing', 'pole'));
});

test('a small place has its words alone', () => {
  const { container } = render(
    <Themed>
      <EmptyState title="Inget att jämföra än" text="Här visas vad som är nytt." />
    </Themed>,
  );
  expect(screen.getByRole('heading', { name: 'Inget att jämföra än' })).toBeVisible();
  expect(container.querySelector('svg')).toBeNull();
});
