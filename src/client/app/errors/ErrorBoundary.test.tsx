import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Providers } from '../Providers';
import { Middleware } from '../routing/Middleware';
import { createAppStore } from '../store';
import { ErrorBoundary } from './ErrorBoundary';
import { navigationError } from './navigationError';

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

const show = (content: React.ReactNode, resetKey = 'a') => (
  <Providers store={createAppStore()}>
    <MemoryRouter>
      <ErrorBoundary resetKey={resetKey}>{content}</ErrorBoundary>
    </MemoryRouter>
  </Providers>
);

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
});

test('a page that breaks says so, with status 500', () => {
  render(show(<Broken error={new Error('x')} />));
  expect(screen.getByRole('heading', { name: 'Hoppsan, något gick fel!' })).toBeVisible();
  expect(screen.getByText('Vi jobbar med att åtgärda detta. Var god försök igen senare.')).toBeVisible();
  expect(screen.getByText('500')).toBeVisible();
});

test('the status is taken from the error', () => {
  render(show(<Broken error={navigationError(503, 'x')} />));
  expect(screen.getByText('503')).toBeVisible();
});

test('an error of status 404 is a page that could not be found', () => {
  render(show(<Broken error={navigationError(404, 'x')} />));
  expect(screen.getByRole('heading', { name: 'This page could not be found' })).toBeVisible();
});

test('middleware that nobody knows is an error of status 500', () => {
  render(show(<Middleware name="secret" />));
  expect(screen.getByText('500')).toBeVisible();
  expect(console.error).toHaveBeenCalledWith(
    'A page failed to render',
    expect.objectContaining({ message: 'Unknown middleware', status: 500 }),
    expect.anything(),
  );
});

test('another address is a new attempt', () => {
  const { rerender } = render(show(<Broken error={new Error('x')} />));
  rerender(show(<p>Här är allt bra</p>, 'b'));
  expect(screen.getByText('Här är allt bra')).toBeVisible();
});
