import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { Form } from '../../ui/form/Form';
import { FormTextField } from '../../ui/form/FormTextField';
import { Providers } from '../Providers';
import { Middleware } from '../login/Middleware';
import { createAppStore } from '../store';
import { ErrorBoundary } from './ErrorBoundary';
import { navigationError } from '../../lib/navigationError';

const Broken = ({ error }: { error: unknown }) => {
  throw error;
};

interface Surroundings {
  resetKey?: string;
  reload?: () => void;
  beside?: React.ReactNode;
}

const show = (content: React.ReactNode, { resetKey = 'a', reload = jest.fn(), beside }: Surroundings = {}) => (
  <Providers store={createAppStore()}>
    <MemoryRouter>
      {beside}
      <ErrorBoundary {...{ resetKey, reload }}>{content}</ErrorBoundary>
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
  expect(console.error).not.toHaveBeenCalledWith('A page failed to render', expect.anything(), expect.anything());
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
  rerender(show(<p>Här är allt bra</p>, { resetKey: 'b' }));
  expect(screen.getByText('Här är allt bra')).toBeVisible();
});

describe('a part of the program that cannot be fetched', () => {
  const chunkError = Object.assign(new Error('Loading chunk 12 failed.'), { name: 'ChunkLoadError' });
  const UNSAVED = 'Sidan kunde inte hämtas. Spara eller kopiera det du har skrivit innan du laddar om.';
  const letter = (
    <Form initialValues={{ message: '' }} onSubmit={() => Promise.resolve(undefined)}>
      <FormTextField name="message" label="Meddelande" />
    </Form>
  );
  beforeEach(() => sessionStorage.clear());

  test('reloads the page, and not a second time within a minute', () => {
    const reload = jest.fn();
    render(show(<Broken error={chunkError} />, { reload }));
    render(show(<Broken error={chunkError} />, { reload }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not while something is written that is not saved: it says so, and what is written stands', async () => {
    const reload = jest.fn();
    const { rerender } = render(show(<p>En sida</p>, { reload, beside: letter }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Meddelande' }), 'Bryggan är hal');
    rerender(show(<Broken error={chunkError} />, { reload, beside: letter }));
    expect(screen.getByText(UNSAVED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Ladda om sidan' })).toBeEnabled();
    expect(screen.getByRole('textbox', { name: 'Meddelande' })).toHaveValue('Bryggan är hal');
    expect(reload).not.toHaveBeenCalled();
  });

  test('does so when what was written has been taken back', async () => {
    const reload = jest.fn();
    const { rerender } = render(show(<p>En sida</p>, { reload, beside: letter }));
    await userEvent.type(screen.getByRole('textbox', { name: 'Meddelande' }), 'B{Backspace}');
    rerender(show(<Broken error={chunkError} />, { reload, beside: letter }));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  test('does not without a network', () => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    const reload = jest.fn();
    render(show(<Broken error={chunkError} />, { reload }));
    expect(reload).not.toHaveBeenCalled();
  });
});
