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
// As a story: a shared machine may stall at the wrong moment. What fails at the first try is told.
if (process.env['CI'] === 'true') jest.retryTimes(1, { logErrorsBeforeRetry: true });

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

/** Letters one by one are for keys with a meaning, and for fields that are not text. */
const TEXT_FIELD = 'textarea, input:is(:not([type]), [type=text], [type=search], [type=email], [type=password])';

/**
 * A user who types a text at once, as from the clipboard: each letter alone renders the page. Stories type letter by
 * letter.
 */
function quickUser(): UserEvent {
  const user = userEvent.setup();
  return {
    ...user,
    type: async (element, text, options) => {
      if (options || /[[{]/.test(text) || !element.matches(TEXT_FIELD)) return user.type(element, text, options);
      await user.click(element);
      await user.paste(text);
    },
  };
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
    user: quickUser(),
    store,
    leave: () => {
      cleanup();
      stopSession();
    },
  };
}
