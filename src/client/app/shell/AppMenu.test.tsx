import { screen, within } from '@testing-library/react';
import { aClub, aSailorAccount } from '../../../testing/accounts';
import { clubSite } from '../../../testing/clubSite';

const site = clubSite();

async function openMenu() {
  await site.page.user.click(await screen.findByRole('button', { name: 'Meny' }));
  return within(await screen.findByRole('menu'));
}

test('a club account has the pages of its club in the menu', async () => {
  const official = await site.official();
  await site.open('/', official);
  const menu = await openMenu();
  expect(await menu.findByRole('menuitem', { name: 'Klubbens profil' })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/profile',
  );
  expect(menu.getByText(official.email)).toBeVisible();
  expect(menu.getByRole('menuitem', { name: 'Så funkar det' })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/documentation',
  );
  expect(menu.getByRole('menuitem', { name: 'Hjälp' })).toHaveAttribute('href', '/clubs/exempel-ss/help');
  await site.page.user.click(menu.getByRole('menuitem', { name: 'Konto' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Konto' })).toBeVisible();
});

test('a sailor has pages of their own, and not those of their club', async () => {
  const sailor = await site.sailor();
  await site.open('/clubs/exempel-ss', sailor);
  await screen.findByRole('heading', { level: 1, name: 'Exempel Segelsällskap' });
  const menu = await openMenu();
  expect(await menu.findByRole('menuitem', { name: 'Mina sidor' })).toHaveAttribute(
    'href',
    `/sailors/${sailor.sailor_id}/home`,
  );
  expect(menu.queryByRole('menuitem', { name: 'Konto' })).not.toBeInTheDocument();
});

test('a sailor without a club has help in the menu, on the start page and on their own pages', async () => {
  const sailor = await aSailorAccount(site.server);
  await site.open('/', sailor);
  const menu = await openMenu();
  expect(await menu.findByRole('menuitem', { name: 'Så funkar det' })).toHaveAttribute('href', '/documentation');
  expect(menu.getByRole('menuitem', { name: 'Hjälp' })).toHaveAttribute('href', '/help');
  await site.page.user.keyboard('{Escape}');
  const readings = within(await screen.findByRole('navigation', { name: 'Om tjänsten' }));
  expect(readings.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Hjälp', '/help'],
    ['Så funkar det', '/documentation'],
    ['Om Styrbord', '/about'],
    ['Nytt i Styrbord', '/upgrade'],
    ['Ta bort dina uppgifter', '/data-deletion'],
  ]);

  await site.page.user.click(readings.getByRole('link', { name: 'Hjälp' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hjälp' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('För seglare: anmälan');
  const documentation = screen.getByRole('link', { name: 'Dokumentation: så funkar det för seglare' });
  expect(documentation).toHaveAttribute('href', '/documentation');
  site.page.leave();
  await site.open(`/sailors/${sailor.sailor_id}/home`, sailor);
  const own = within(await screen.findByRole('navigation', { name: 'Hjälp' }));
  await site.page.user.click(own.getByRole('link', { name: 'Så funkar det' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Dokumentation' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 2, name: /./ })[1]).toHaveTextContent('För seglare');
});

test('help is that of the club whose pages are open', async () => {
  await aClub(site.server, { slug: 'annans-bk' });
  await site.open('/clubs/annans-bk/sailings', await site.sailor());
  const menu = await openMenu();
  await site.page.user.click(await menu.findByRole('menuitem', { name: 'Hjälp' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Hjälp' })).toBeVisible();
});

test('a visitor who has not logged in chooses how the app looks', async () => {
  await site.open('/');
  const menu = await openMenu();
  expect(menu.getAllByRole('menuitemradio')).toHaveLength(4);
  expect(menu.queryByRole('menuitem')).not.toBeInTheDocument();
});

test('the pages of a club lie in the bar, and its home is the first', async () => {
  await site.open('/clubs/exempel-ss', await site.sailor());
  const pages = within(await screen.findByRole('navigation', { name: 'Klubbens sidor' }));
  expect(pages.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Hem',
    'Seglingar',
    'Serier',
    'Banor',
    'Statistik',
  ]);
  expect(pages.getByRole('link', { name: 'Hem' })).toHaveAttribute('aria-current', 'page');
  await site.page.user.click(pages.getByRole('link', { name: 'Seglingar' }));
  await screen.findByRole('heading', { level: 1, name: 'Seglingar' });
  expect(pages.getByRole('link', { name: 'Hem' })).not.toHaveAttribute('aria-current');
});

test('the page for what is not allowed leads on', async () => {
  await site.open('/not-allowed', await site.sailor());
  expect(await screen.findByRole('heading', { level: 1, name: 'Du har inte behörighet till sidan' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Logga in med ett annat konto' })).toHaveAttribute('href', '/logout');
});

test('the app can be installed from the menu where the browser offers it', async () => {
  const prompt = jest.fn(() => Promise.resolve());
  await site.open('/');
  dispatchEvent(Object.assign(new Event('beforeinstallprompt'), { prompt }));
  const menu = await openMenu();
  await site.page.user.click(menu.getByRole('menuitem', { name: 'Installera appen' }));
  expect(prompt).toHaveBeenCalledTimes(1);
  const again = await openMenu();
  expect(again.queryByRole('menuitem', { name: 'Installera appen' })).not.toBeInTheDocument();
});
