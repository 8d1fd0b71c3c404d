import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takePageData } from '../api/indexData';
import { startSession } from '../api/startSession';
import { breathe } from '../lib/chunk';
import { App } from './App';
import { Providers } from './Providers';
import { createAppStore } from './store';
import { themeSheet } from './theme/themeSheet';

/** Draws the app in the page, step by step, so that no step blocks the browser for long. */
export async function startApp(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');

  document.head.append(themeSheet());
  await breathe();

  const store = createAppStore();
  startSession(store);
  if (store.getState().session.status === 'loggedOut') takePageData(store);
  await breathe();

  // What a boundary catches it reports itself; React would report ordinary missing pages as well.
  const app = createRoot(root, { onCaughtError: () => undefined });
  startTransition(() =>
    app.render(
      <StrictMode>
        <Providers store={store}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Providers>
      </StrictMode>,
    ),
  );
}
