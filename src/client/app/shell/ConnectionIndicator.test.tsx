import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { connectionChanged, updateFound, type ConnectionPhase } from '../../state/connection';
import { clubEntered } from '../../state/entities/events';
import { Providers } from '../Providers';
import { createAppStore } from '../store';
import '../memberSlices';
import { ConnectionIndicator } from './ConnectionIndicator';
import { UpdateNotice } from './UpdateNotice';

const AT = Date.parse('2026-06-04T14:30:00+02:00');
const NOON_AFTER = Date.parse('2026-06-05T12:00:00+02:00');

beforeEach(() => void jest.spyOn(Date, 'now').mockReturnValue(AT));
afterEach(() => jest.restoreAllMocks());

function show() {
  const store = createAppStore();
  const dispatch = jest.spyOn(store, 'dispatch');
  render(
    <Providers store={store}>
      <UpdateNotice />
      <ConnectionIndicator />
    </Providers>,
  );
  const become = (phase: ConnectionPhase) =>
    act(() => void store.dispatch(connectionChanged({ phase, at: AT, retryAt: null })));
  return { store, become, dispatch };
}

test('outside of a club nothing is said of a connection', () => {
  show();
  expect(screen.queryByText('Live')).not.toBeInTheDocument();
});

test.each([
  ['connected', 'Live'],
  ['connecting', 'Ansluter…'],
  ['checking', 'Kontrollerar anslutningen'],
  ['reconnecting', 'Återansluter…'],
  ['offline', 'Offline, senast 14.30'],
  ['gaveUp', 'Offline, senast 14.30'],
] as const)('%s is told as "%s"', (phase, words) => {
  const { become } = show();
  become(phase);
  expect(screen.getByText(words)).toHaveAttribute('role', 'status');
});

test('after the last attempt one may ask for another', async () => {
  const { store, become, dispatch } = show();
  act(() => void store.dispatch(clubEntered(1)));
  become('gaveUp');
  await userEvent.click(screen.getByRole('button', { name: 'Anslut igen' }));
  expect(dispatch).toHaveBeenCalledWith(expect.objectContaining({ type: 'connection/reconnectAsked' }));
});

test('a new version is announced with a button, and the page does not reload by itself', () => {
  const { store } = show();
  expect(screen.queryByText('Ny version finns')).not.toBeInTheDocument();
  act(() => void store.dispatch(updateFound({ build: 'b2' })));
  expect(screen.getByText('Ny version finns')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ladda om' })).toBeEnabled();
});

test('what was read on another day says so', () => {
  jest.spyOn(Date, 'now').mockReturnValue(NOON_AFTER);
  const { become } = show();
  become('offline');
  expect(screen.getByText('Offline, senast 4 juni 14.30')).toBeVisible();
});

test('outside of a club it says when the browser has no network', () => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByText('Offline, senast 14.30')).toBeVisible();
});
