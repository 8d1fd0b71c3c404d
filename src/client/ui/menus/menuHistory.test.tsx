import { act, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { BrowserRouter, Link, useLocation } from 'react-router-dom';
import { useDialog } from '../dialogs/useDialog';
import { ActionMenu } from './ActionMenu';
import { MenuHistory } from './menuHistory';

const WHERE = 'Plats';

function Page() {
  const [menu, setMenu] = useState<{ anchor: HTMLElement; name: string } | null>(null);
  const { dialog, show, close } = useDialog<string>('boat');
  const { pathname } = useLocation();
  return (
    <>
      <output aria-label={WHERE}>{pathname + (dialog ?? '')}</output>
      <button onClick={({ currentTarget }) => setMenu({ anchor: currentTarget, name: 'Båtens meny' })}>Öppna</button>
      <Link to="/other">Vidare</Link>
      <button onClick={close}>Stäng dialogen</button>
      {menu ? (
        <ActionMenu
          open
          label={menu.name}
          anchor={menu.anchor}
          actions={[
            { label: 'Ändra', run: () => show(' dialog') },
            { label: 'Nästa meny', run: () => setMenu({ ...menu, name: 'Flytta till' }) },
          ]}
          onClose={() => setMenu(null)}
        />
      ) : null}
    </>
  );
}

let leave: () => void;
let user: ReturnType<typeof userEvent.setup>;

function openPage() {
  user = userEvent.setup();
  leave = render(
    <BrowserRouter>
      <Page />
      <MenuHistory />
    </BrowserRouter>,
  ).unmount;
}

beforeEach(() => {
  window.history.pushState(null, '', '/start');
  window.history.pushState(null, '', '/boats');
  openPage();
});

const where = () => screen.getByLabelText(WHERE).textContent;
const press = (name: string) => user.click(screen.getByRole('button', { name, hidden: true }));
const choose = (name: string) => user.click(screen.getByRole('menuitem', { name }));
const isMenuEntry = () => JSON.stringify(window.history.state).includes('"menu"');
const back = () => act(() => window.history.back());
const entered = () => waitFor(() => expect(isMenuEntry()).toBe(true));
const left = () => waitFor(() => expect(isMenuEntry()).toBe(false));
const isClosed = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

async function openMenu() {
  await press('Öppna');
  await entered();
}
async function backLeavesThePage() {
  back();
  await waitFor(() => expect(window.location.pathname).toBe('/start'));
}

test('"back" closes the menu and stays on the page, and goes on from there', async () => {
  await openMenu();
  back();
  await isClosed();
  expect(where()).toBe('/boats');
  await backLeavesThePage();
});

test.each([
  ['Esc', () => user.keyboard('{Escape}')],
  ['a click beside it', () => user.click(document.querySelector('.MuiBackdrop-root') ?? document.body)],
])('%s takes its entry away', async (_, close) => {
  await openMenu();
  await close();
  await isClosed();
  await left();
  expect(where()).toBe('/boats');
  await backLeavesThePage();
});

test('a dialog that is chosen stands in its place, and "back" from it leads to the page', async () => {
  await openMenu();
  await choose('Ändra');
  await waitFor(() => expect(where()).toBe('/boats dialog'));
  back();
  await waitFor(() => expect(where()).toBe('/boats'));
  expect(isMenuEntry()).toBe(false);
  await backLeavesThePage();
});

test('a menu that opens another leaves one entry', async () => {
  await openMenu();
  await choose('Nästa meny');
  expect(await screen.findByRole('menu', { name: 'Flytta till' })).toBeVisible();
  await entered();
  back();
  await isClosed();
  await backLeavesThePage();
});

test('opened and closed many times in a hurry, nothing is left behind', async () => {
  for (let time = 0; time < 5; time += 1) {
    await press('Öppna');
    await user.keyboard('{Escape}');
    await user.keyboard('{Escape}');
  }
  await isClosed();
  await left();
  await backLeavesThePage();
});

test('opened again in a hurry, it stays open and "back" closes it', async () => {
  await openMenu();
  await user.keyboard('{Escape}');
  await press('Öppna');
  await entered();
  expect(screen.getByRole('menu')).toBeVisible();
  back();
  await isClosed();
  await backLeavesThePage();
});

test('a page that is loaded again at the entry of a menu is left for the same page without it', async () => {
  await openMenu();
  leave();
  openPage();
  await left();
  expect(where()).toBe('/boats');
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await backLeavesThePage();
});

test('on the way forward a closed menu stays closed, and its entry is not stopped at', async () => {
  await openMenu();
  back();
  await isClosed();
  const arrived = new Promise((arrive) => window.addEventListener('popstate', arrive, { once: true }));
  act(() => window.history.forward());
  await arrived;
  await left();
  expect(screen.queryByRole('menu')).not.toBeInTheDocument();
  await backLeavesThePage();
});
