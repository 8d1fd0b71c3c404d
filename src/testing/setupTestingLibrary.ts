import { cleanup, configure, getConfig, type Config } from '@testing-library/react';
import { allDrawn } from './turns';

interface Polling extends Config {
  /** While a query is repeated until it finds something. */
  _disableExpensiveErrorDiagnostics?: boolean;
}

const isPolling = (): boolean => (getConfig() as Polling)._disableExpensiveErrorDiagnostics ?? false;

configure(({ getElementError }) => ({
  // After each act of a user and each wait the page is as a user would see it.
  asyncWrapper: async (act) => {
    const result = await act();
    await allDrawn();
    return result;
  },
  // The page is printed when a test has failed, and not each time that a query tries again.
  getElementError: (message, container) =>
    isPolling() ? new Error(message ?? 'Nothing was found.') : getElementError(message, container),
}));

// By itself it does so in the first file only, where it is loaded.
afterEach(cleanup);
