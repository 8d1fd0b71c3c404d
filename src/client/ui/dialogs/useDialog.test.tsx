import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { openDialogIn, useDialog, useOpenDialog } from './useDialog';

type BoatDialog = { kind: 'create' } | { kind: 'edit'; id: number };

function Boats() {
  const { dialog, show, close } = useDialog<BoatDialog>('boat');
  return (
    <section aria-label="Båtar">
      <button onClick={() => show({ kind: 'edit', id: 12 })}>Ändra båt</button>
      <button onClick={() => show({ kind: 'create' }, { replace: true })}>Byt till ny båt</button>
      <button onClick={close}>Stäng båt</button>
      <output>{JSON.stringify(dialog)}</output>
    </section>
  );
}

function Groups() {
  const { dialog, close } = useDialog<{ kind: 'edit'; id: number }>('group');
  return (
    <section aria-label="Grupper">
      <button onClick={close}>Stäng grupp</button>
      <output>{JSON.stringify(dialog)}</output>
    </section>
  );
}

const Any = () => <p>{useOpenDialog()?.name ?? 'ingen dialog'}</p>;

function openPage(initialEntries: Parameters<typeof createMemoryRouter>[1] = { initialEntries: ['/start', '/page'] }) {
  const page = (
    <>
      <Boats />
      <Groups />
      <Any />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/start', element: <p>Startsidan</p> },
      { path: '/page', element: page },
    ],
    initialEntries,
  );
  render(<RouterProvider router={router} />);
  return router;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const [boats, groups] = ['Båtar', 'Grupper'].map(
  (name) => () => screen.getByRole('region', { name }).querySelector('output')?.textContent,
);

test('a dialog is shown with what it is about, and closing it goes back to the page', async () => {
  const router = openPage();
  await press('Ändra båt');
  expect(boats?.()).toBe('{"kind":"edit","id":12}');
  expect(screen.getByText('boat')).toBeVisible();
  await press('Stäng båt');
  expect(await screen.findByText('ingen dialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/page');
});

test('"back" closes the dialog and stays on the page', async () => {
  const router = openPage();
  await press('Ändra båt');
  await router.navigate(-1);
  expect(await screen.findByText('ingen dialog')).toBeVisible();
  expect(router.state.location.pathname).toBe('/page');
});

test('a dialog in place of another leaves one entry in the history', async () => {
  const router = openPage();
  await press('Ändra båt');
  await press('Byt till ny båt');
  expect(boats?.()).toBe('{"kind":"create"}');
  await router.navigate(-1);
  expect(await screen.findByText('ingen dialog')).toBeVisible();
});

test('the dialog of one feature is none of another on the same page, which cannot close it', async () => {
  openPage();
  await press('Ändra båt');
  expect(groups?.()).toBe('null');
  await press('Stäng grupp');
  expect(boats?.()).toBe('{"kind":"edit","id":12}');
});

test('a page that is loaded again has its dialog open', () => {
  const state = { dialog: { name: 'boat', dialog: { kind: 'edit', id: 7 } } };
  openPage({ initialEntries: ['/start', { pathname: '/page', state }] });
  expect(boats?.()).toBe('{"kind":"edit","id":7}');
});

test.each([null, undefined, {}, { dialog: null }, { dialog: 'edit:12' }, { dialog: { kind: 'edit' } }])(
  '%j has no dialog open',
  (state) => {
    expect(openDialogIn(state)).toBeNull();
  },
);
