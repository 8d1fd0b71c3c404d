import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { takeToasts, type Toast } from '../messages/toasts';
import { FormDialog } from './FormDialog';
import { FormSwitch } from './FormSwitch';
import { FormTextField } from './FormTextField';
import { FormTimeField } from './FormTimeField';
import type { FormProblems } from './problems';

const theme = createTheme({ cssVariables: true });

interface Answer {
  promise: Promise<FormProblems | undefined>;
  give: (problems?: FormProblems) => void;
}

function anAnswer(): Answer {
  let give: Answer['give'] = () => undefined;
  const promise = new Promise<FormProblems | undefined>((resolve) => {
    give = resolve;
  });
  return { promise, give };
}

function open(send: (values: object) => Promise<FormProblems | undefined>, dialog: string | null = null) {
  const onClose = jest.fn();
  const { unmount } = render(
    <ThemeProvider theme={theme}>
      <MemoryRouter initialEntries={[{ pathname: '/boats', state: { dialog: dialog && { name: 'boat', dialog } } }]}>
        <FormDialog
          open
          title="Ny båt"
          submitLabel="Spara"
          initialValues={{ name: 'Vindil', time: '', open: true }}
          validate={({ name }): Record<string, string> => (name === '' ? { name: 'Skriv ett namn.' } : {})}
          onSubmit={send}
          onClose={onClose}
        >
          <FormTextField name="name" label="Namn" helperText="Som på akterspegeln." required />
          <FormTimeField name="time" label="Tid" />
          <FormSwitch name="open" label="Öppen" />
        </FormDialog>
      </MemoryRouter>
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), onClose, leave: unmount };
}

const field = () => screen.getByRole('textbox', { name: 'Namn' });
const save = () => screen.getByRole('button', { name: 'Spara' });

test('is a dialog named by its title, with a hint for the field', () => {
  open(() => Promise.resolve(undefined));
  expect(screen.getByRole('dialog', { name: 'Ny båt' })).toBeVisible();
  expect(field()).toHaveAccessibleDescription('Som på akterspegeln.');
  expect(field()).toBeRequired();
});

test('says nothing of what is missing before the first attempt, then says it and puts the focus there', async () => {
  const { user } = open(() => Promise.resolve(undefined));
  await user.clear(field());
  await user.tab();
  expect(field()).toHaveAccessibleDescription('Som på akterspegeln.');
  await user.click(save());
  await waitFor(() => expect(field()).toHaveAccessibleDescription('Skriv ett namn.'));
  expect(field()).toBeInvalid();
  expect(field()).toHaveFocus();
});

test('while it is sent the button is disabled and the dialog stays', async () => {
  const answer = anAnswer();
  const { user, onClose } = open(() => answer.promise);
  await user.click(save());
  expect(save()).toBeDisabled();
  expect(screen.getByRole('progressbar')).toBeVisible();
  await user.keyboard('{Escape}');
  expect(onClose).not.toHaveBeenCalled();
  answer.give();
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('the answer of the server is shown under its field and above the form, and what was written stays', async () => {
  const { user, onClose } = open(() =>
    Promise.resolve({ fields: { name: 'Namnet är upptaget.' }, form: 'Kontrollera fälten.' }),
  );
  await user.type(field(), ' II');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Kontrollera fälten.');
  expect(field()).toHaveAccessibleDescription('Namnet är upptaget.');
  expect(field()).toHaveValue('Vindil II');
  expect(onClose).not.toHaveBeenCalled();
});

test('a message for a field that the form does not have is shown above it', async () => {
  const { user } = open(() => Promise.resolve({ fields: { club: 'Klubben finns inte.' } }));
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Klubben finns inte.');
});

test('Esc and Avbryt close it', async () => {
  const { user, onClose } = open(() => Promise.resolve(undefined));
  await user.keyboard('{Escape}');
  await user.click(screen.getByRole('button', { name: 'Avbryt' }));
  expect(onClose).toHaveBeenCalledTimes(2);
});

test('sends what was written, with the time tidied', async () => {
  const sent = jest.fn(() => Promise.resolve(undefined));
  const { user } = open(sent);
  await user.type(screen.getByRole('textbox', { name: 'Tid' }), '183015');
  await user.click(screen.getByRole('switch', { name: 'Öppen' }));
  expect(screen.getByRole('textbox', { name: 'Tid' })).toHaveValue('18.30.15');
  await user.click(save());
  await waitFor(() => expect(sent).toHaveBeenCalledWith({ name: 'Vindil', time: '18.30.15', open: false }));
});

test.each(['1830', '18:30', '18.30', '183000'])('%s becomes 18.30 when one leaves the field', async (typed) => {
  const { user } = open(() => Promise.resolve(undefined));
  await user.type(screen.getByRole('textbox', { name: 'Tid' }), typed);
  await user.tab();
  expect(screen.getByRole('textbox', { name: 'Tid' })).toHaveValue('18.30');
});

describe('in a dialog of the history, what was written', () => {
  const RESTORED = 'Det du skrev men inte hann spara finns kvar här.';
  const unanswered = () => Promise.resolve({ fields: {}, form: 'Ingen kontakt.' });
  beforeEach(() => sessionStorage.clear());

  async function writtenAndLeft(dialog: string | null): Promise<void> {
    const { user, leave } = open(unanswered, dialog);
    await user.type(field(), ' II');
    leave();
  }

  test('is there when the dialog is opened again, and a notice says so', async () => {
    await writtenAndLeft('new');
    open(unanswered, 'new');
    expect(field()).toHaveValue('Vindil II');
    expect(screen.getByText(RESTORED)).toBeVisible();
  });

  test('is kept after Esc, and a toast says so', async () => {
    const toasts: Toast[] = [];
    const stop = takeToasts((toast) => toasts.push(toast));
    const { user, onClose, leave } = open(unanswered, 'new');
    await user.type(field(), ' II');
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
    leave();
    await waitFor(() => expect(toasts.map(({ text }) => text)).toEqual(['Det du skrev är kvar till nästa gång.']));
    open(unanswered, 'new');
    expect(field()).toHaveValue('Vindil II');
    stop();
  });

  test('leaves without a word when nothing was written, or when it was given up', async () => {
    const toasts: Toast[] = [];
    const stop = takeToasts((toast) => toasts.push(toast));
    open(unanswered, 'new').leave();
    const { user, leave } = open(unanswered, 'new');
    await user.type(field(), ' II');
    await user.click(screen.getByRole('button', { name: 'Avbryt' }));
    leave();
    await Promise.resolve();
    expect(toasts).toEqual([]);
    stop();
  });

  test('can be thrown away', async () => {
    await writtenAndLeft('new');
    const { user } = open(unanswered, 'new');
    await user.click(screen.getByRole('button', { name: 'Börja om' }));
    expect(field()).toHaveValue('Vindil');
    expect(screen.queryByText(RESTORED)).not.toBeInTheDocument();
  });

  test('is not in another dialog, nor in one that is no entry of the history', async () => {
    await writtenAndLeft('new');
    const { leave } = open(unanswered, 'edit-7');
    expect(field()).toHaveValue('Vindil');
    leave();
    await writtenAndLeft(null);
    open(unanswered, null);
    expect(field()).toHaveValue('Vindil');
  });

  test.each(['Avbryt', 'Spara'])('is gone after "%s"', async (button) => {
    const { user, onClose, leave } = open(() => Promise.resolve(undefined), 'new');
    await user.type(field(), ' II');
    await user.click(screen.getByRole('button', { name: button }));
    await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
    leave();
    open(unanswered, 'new');
    expect(field()).toHaveValue('Vindil');
  });
});
