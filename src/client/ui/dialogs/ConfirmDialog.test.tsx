import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ConfirmDialog } from './ConfirmDialog';

const theme = createTheme({ cssVariables: true });

function ask(onConfirm: () => Promise<string | undefined>) {
  const onClose = jest.fn();
  render(
    <ThemeProvider theme={theme}>
      <ConfirmDialog
        open
        danger
        title="Ta bort båten?"
        text="Det går inte att ångra."
        confirmLabel="Ta bort"
        onConfirm={onConfirm}
        onClose={onClose}
      />
    </ThemeProvider>,
  );
  return { user: userEvent.setup(), onClose };
}

test('asks with what will happen as its description', () => {
  ask(() => Promise.resolve(undefined));
  expect(screen.getByRole('alertdialog', { name: 'Ta bort båten?' })).toHaveAccessibleDescription(
    'Det går inte att ångra.',
  );
});

test('is closed when it was done', async () => {
  const { user, onClose } = ask(() => Promise.resolve(undefined));
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledTimes(1));
});

test('stays and says why when it could not be done', async () => {
  const { user, onClose } = ask(() => Promise.resolve('Resultatet är verifierat.'));
  await user.click(screen.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Resultatet är verifierat.');
  expect(onClose).not.toHaveBeenCalled();
});
