// First of all: what follows makes style elements, and they need the page's nonce.
import './lib/nonce';
import './app/theme/fonts.css';
import './lib/installOffer';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { startSession } from './api/session';
import { App } from './app/App';
import { Providers } from './app/Providers';
import { createAppStore } from './app/store';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element #root');

const store = createAppStore();
startSession(store);

createRoot(root).render(
  <StrictMode>
    <Providers store={store}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </Providers>
  </StrictMode>,
);
