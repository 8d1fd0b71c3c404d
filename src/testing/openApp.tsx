import { cleanup, configure, render } from '@testing-library/react';
import { userEvent, type UserEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { login } from '../client/api/auth';
import { startSession } from '../client/api/startSession';
import { App } from '../client/app/App';
import { Providers } from '../client/app/Providers';
import { createAppStore } from '../client/app/store';
import { TEST_PASSWORD } from './accounts';

// Real requests to a real server, and pages that are fetched when they are opened, on machines that do other things as
// well.
jest.setTimeout(90_000);
configure({ asyncUtilTimeout: 20_000 });

export interface OpenedApp {
  user: UserEvent;
  store: ReturnType<typeof createAppStore>;
  /** Leaves the page. */
  leave: () => void;
}

interface Visit {
  /** Who has logged in before the page was opened; nobody, when left out. */
  as?: { email: string };
}

/** Opens the whole client at an address, as main.tsx does in a browser. */
export async function openApp(path = '/', { as }: Visit = {}): Promise<OpenedApp> {
  const store = createAppStore();
  const stopSession = startSession(store);
  if (as) await store.dispatch(login.initiate({ email: as.email, password: TEST_PASSWORD })).unwrap();
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
