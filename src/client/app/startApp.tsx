import { startTransition, StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { takePageData } from '../api/indexData';
import { startSession } from '../api/startSession';
import { App } from './App';
import { Providers } from './Providers';
import { createAppStore } from './store';
import { themeSheet } from './theme/themeSheet';

/** Draws the app in the page. */
export function startApp(): void {
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no element #root');

  document.head.append(themeSheet());
  const store = createAppStore();
  startSession(store);
  if (store.getState().session.status === 'loggedOut') takePageData(store);

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
