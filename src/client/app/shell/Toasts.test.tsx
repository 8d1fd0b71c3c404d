import { act, render, screen } from '@testing-library/react';
import { showToast } from '../../ui/messages/toasts';
import { Providers } from '../Providers';
import { createAppStore } from '../store';
import { Toasts } from './Toasts';

const say = (text: string) => act(async () => showToast({ kind: 'info', text }));

test('what could not be shown for want of a network is shown with the next one, and the page stays', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  let isOffline = true;
  const load = async () => {
    if (isOffline) throw Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
    return import('./ToastHost');
  };
  render(
    <Providers store={createAppStore()}>
      <p>En sida</p>
      <Toasts load={load} />
    </Providers>,
  );
  await say('Flytten kunde inte ångras.');
  expect(screen.getByText('En sida')).toBeVisible();
  expect(screen.queryByText('Flytten kunde inte ångras.')).not.toBeInTheDocument();

  isOffline = false;
  await say('Anmälan sparades.');
  expect(await screen.findByText('Anmälan sparades.')).toBeVisible();
  expect(screen.getByText('Flytten kunde inte ångras.')).toBeVisible();
  Reflect.deleteProperty(navigator, 'connection');
});
