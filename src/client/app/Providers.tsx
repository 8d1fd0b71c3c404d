import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import type { Store } from '@reduxjs/toolkit';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { nonce } from '../lib/nonce';
import { LiveRegion } from '../ui/messages/LiveRegion';
import { theme } from './theme/theme';

const styleCache = createCache({ key: 'sb', nonce });

interface ProvidersProps {
  store: Store;
  children: ReactNode;
}

/** What every screen stands on. The router is outside: tests bring their own. */
export function Providers({ store, children }: ProvidersProps) {
  return (
    <Provider store={store}>
      <CacheProvider value={styleCache}>
        {/* startApp writes the style sheet of the theme. */}
        <ThemeProvider theme={theme} defaultMode="system" noSsr disableStyleSheetGeneration>
          <CssBaseline />
          {children}
          <LiveRegion />
        </ThemeProvider>
      </CacheProvider>
    </Provider>
  );
}
