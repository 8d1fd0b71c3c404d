import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { showToast } from '../../ui/messages/toasts';
import { Providers } from '../Providers';
import { createAppStore } from '../store';
import ToastHost from './ToastHost';

const say = (toast: Parameters<typeof showToast>[0]) => act(() => showToast(toast));

beforeEach(() => {
  jest.useFakeTimers();
  render(
    <Providers store={createAppStore()}>
      <ToastHost />
    </Providers>,
  );
});

afterEach(() => {
  act(() => void jest.runOnlyPendingTimers());
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => void jest.advanceTimersByTime(ms));

test('good news goes after three seconds', async () => {
  say({ kind: 'success', text: 'Seglingen sparades.' });
  expect(screen.getByText('Seglingen sparades.')).toBeVisible();
  pass(2_900);
  expect(screen.getByText('Seglingen sparades.')).toBeVisible();
  pass(1_000);
  await waitFor(() => expect(screen.queryByText('Seglingen sparades.')).not.toBeInTheDocument());
});

test('an error stays for ten seconds, and is an alert', async () => {
  say({ kind: 'error', text: 'Något gick fel. Försök igen senare.' });
  pass(9_500);
  expect(screen.getByRole('alert')).toHaveTextContent('Något gick fel. Försök igen senare.');
  pass(1_500);
  await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
});

test('what can be undone stays for ten seconds, and undoing closes it', async () => {
  const run = jest.fn();
  say({ kind: 'success', text: 'SWE 312 flyttades.', action: { label: 'Ångra', run } });
  pass(9_500);
  await userEvent
    .setup({ advanceTimers: jest.advanceTimersByTime })
    .click(screen.getByRole('button', { name: 'Ångra' }));
  expect(run).toHaveBeenCalledTimes(1);
  pass(1_000);
  await waitFor(() => expect(screen.queryByText('SWE 312 flyttades.')).not.toBeInTheDocument());
});

test('toasts lie at the bottom, to the right', () => {
  say({ kind: 'success', text: 'Feedback skickades' });
  const place = screen.getByText('Feedback skickades').closest('.notistack-SnackbarContainer');
  expect(place).toHaveStyle({ position: 'fixed', bottom: '14px', right: '20px' });
});

test('toasts lie beside the app, where an open dialog does not hide them', () => {
  say({ kind: 'info', text: 'Hej' });
  expect(document.getElementById('toasts')).toContainElement(screen.getByText('Hej'));
});

test('a toast takes the place of those that share a topic with it, and of no other', async () => {
  say({ kind: 'success', text: 'SWE 9 flyttades.', action: { label: 'Ångra', run: jest.fn() }, topics: ['move', 'a'] });
  say({ kind: 'info', text: 'Hej', topics: ['b'] });
  say({ kind: 'error', text: 'SWE 9 kunde inte flyttas.', topics: ['a'] });
  pass(1_000);
  await waitFor(() => expect(screen.queryByText('SWE 9 flyttades.')).not.toBeInTheDocument());
  expect(screen.getByText('Hej')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('SWE 9 kunde inte flyttas.');
});
