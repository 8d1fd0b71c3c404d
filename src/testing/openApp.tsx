import { cleanup, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { startSession } from '../client/api/session';
import { App } from '../client/app/App';
import { Providers } from '../client/app/Providers';
import { createAppStore } from '../client/app/store';

export interface OpenedApp {
  user: UserEvent;
  store: ReturnType<typeof createAppStore>;
  /** Leaves the page. */
  leave: () => void;
}

/** Opens the whole client at an address, as main.tsx does in a browser. */
export function openApp(path = '/'): OpenedApp {
  const store = createAppStore();
  const stopSession = startSession(store);
  render(
    <Providers store={store}>
      <MemoryRouter initialEntries={[path]}>
        <App />
      </MemoryRouter>
    </Providers>,
  );
  return {
    user: userEvent.setup(),
    store,
    leave: () => {
      cleanup();
      stopSession();
    },
  };
}
