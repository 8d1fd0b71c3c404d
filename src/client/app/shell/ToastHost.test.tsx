import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { allDrawn } from '../../../testing/turns';
import { showToast } from '../../ui/messages/toasts';
import { Providers } from '../Providers';
import { createAppStore } from '../store';
import ToastHost from './ToastHost';

async function say(toast: Parameters<typeof showToast>[0]): Promise<void> {
  act(() => showToast(toast));
  await allDrawn();
}

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Providers store={createAppStore()}>
      <ToastHost />
    </Providers>,
  );
});

afterEach(() => {
  act(() => jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  act(() => jest.advanceTimersByTime(ms));
  await allDrawn();
}

test('good news goes after three seconds', async () => {
  await say({ kind: 'success', text: 'Seglingen sparades.' });
  expect(screen.getByText('Seglingen sparades.')).toBeVisible();
  await pass(2_900);
  expect(screen.getByText('Seglingen sparades.')).toBeVisible();
  await pass(1_000);
  await waitFor(() => expect(screen.queryByText('Seglingen sparades.')).not.toBeInTheDocument());
});

test('an error stays for ten seconds, and is an alert', async () => {
  await say({ kind: 'error', text: 'Något gick fel. Försök igen senare.' });
  await pass(9_500);
  expect(screen.getByRole('alert')).toHaveTextContent('Något gick fel. Försök igen senare.');
  await pass(1_500);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('what can be undone stays for ten seconds, and undoing closes it', async () => {
  const run = jest.fn();
  await say({ kind: 'success', text: 'SWE 312 flyttades.', action: { label: 'Ångra', run } });
  await pass(9_500);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Ångra' }));
  expect(run).toHaveBeenCalledTimes(1);
  await pass(1_000);
  await waitFor(() => expect(screen.queryByText('SWE 312 flyttades.')).not.toBeInTheDocument());
});

test('toasts lie at the bottom, to the right', async () => {
  await say({ kind: 'success', text: 'Feedback skickades' });
  const place = screen.getByText('Feedback skickades').closest('.notistack-SnackbarContainer');
  expect(place).toHaveStyle({ position: 'fixed', bottom: '14px', right: '20px' });
});

test('toasts lie beside the app, where an open dialog does not hide them', async () => {
  await say({ kind: 'info', text: 'Hej' });
  expect(document.getElementById('toasts')).toContainElement(screen.getByText('Hej'));
});

test('a toast takes the place of those that share a topic with it, and of no other', async () => {
  await say({
    kind: 'success',
    text: 'SWE 9 flyttades.',
    action: { label: 'Ångra', run: jest.fn() },
    topics: ['move', 'a'],
  });
  await say({ kind: 'info', text: 'Hej', topics: ['b'] });
  await say({ kind: 'error', text: 'SWE 9 kunde inte flyttas.', topics: ['a'] });
  await pass(1_000);
  await waitFor(() => expect(screen.queryByText('SWE 9 flyttades.')).not.toBeInTheDocument());
  expect(screen.getByText('Hej')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('SWE 9 kunde inte flyttas.');
});
