import { screen, waitFor, within } from '@testing-library/react';
import { clubSite } from '../../../../testing/clubSite';
import { aSailingRecord } from '../../../../testing/records';

const site = clubSite();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const press = (keys: string) => site.page.user.keyboard(keys);
const noDialog = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

async function openSeries() {
  await site.open('/clubs/exempel-ss/series', await site.sailor());
  await heading('Serier');
}

/** What listens to keys comes shortly after the page. */
const opens = (keys: string, name: string) =>
  waitFor(async () => {
    await press(keys);
    expect(await screen.findByRole('dialog', { name }, { timeout: 2_000 })).toBeVisible();
  });

describe('keys', () => {
  test.each(['{Control>}k{/Control}', '/'])('%s opens the search', async (keys) => {
    await openSeries();
    await opens(keys, 'Sök');
    await press('{Escape}');
    await noDialog();
  });

  test("G and a letter go to the club's pages, and to the user's own", async () => {
    await openSeries();
    await opens('?', 'Kortkommandon');
    await press('{Escape}');
    await noDialog();
    await press('gs');
    expect(await heading('Seglingar')).toHaveFocus();
    await press('gb');
    expect(await heading('Banor')).toBeVisible();
    await press('gr');
    expect(await heading('Serier')).toBeVisible();
    await press('gh');
    expect(await heading('Exempel Segelsällskap')).toBeVisible();
    await press('gm');
    await waitFor(() => expect(screen.getByRole('navigation', { name: 'Dina sidor' })).toBeVisible());
  });

  test('are letters where one writes, but Ctrl+K opens the search there too', async () => {
    await site.open('/clubs/exempel-ss/help', await site.sailor());
    await heading('Hjälp');
    const field = screen.getByRole('searchbox', { name: 'Sök i hjälpen' });
    await site.page.user.type(field, 'gs/?');
    expect(field).toHaveValue('gs/?');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await opens('{Control>}k{/Control}', 'Sök');
  });

  test('do nothing behind a dialog', async () => {
    await openSeries();
    await opens('?', 'Kortkommandon');
    await press('gs');
    await press('{Control>}k{/Control}');
    await press('{Escape}');
    await noDialog();
    expect(await heading('Serier')).toBeVisible();
  });
});

describe('the sheet', () => {
  test('lists the keys of the open page first', async () => {
    const { id } = await aSailingRecord(site.server, site.club);
    await site.open(`/clubs/exempel-ss/sailings/${id}/competitors`, await site.official());
    await heading('Torsdag 3');
    await opens('?', 'Kortkommandon');
    const sheet = within(await screen.findByRole('dialog', { name: 'Kortkommandon' }));
    expect(sheet.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Startgrupper, där du är nu',
      'Överallt',
      'Målgång',
      'Tabeller',
    ]);
    expect(sheet.getByText('Flytta till: gruppens siffra eller pilarna väljer')).toBeVisible();
  });

  test('switches off the keys without Ctrl, also after a reload', async () => {
    await openSeries();
    await opens('?', 'Kortkommandon');
    const sheet = within(await screen.findByRole('dialog', { name: 'Kortkommandon' }));
    expect(sheet.getByText('Klubbens seglingar')).toBeVisible();
    await site.page.user.click(sheet.getByRole('switch', { name: 'Tangenter utan Ctrl eller Cmd' }));
    expect(sheet.queryByText('Klubbens seglingar')).not.toBeInTheDocument();
    await site.page.user.click(sheet.getByRole('button', { name: 'Stäng' }));
    await noDialog();
    site.page.leave();

    await openSeries();
    await press('gs?/');
    expect(await heading('Serier')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await opens('{Control>}k{/Control}', 'Sök');
    await site.page.user.type(await screen.findByRole('combobox', { name: 'Sök' }), 'kortkommandon');
    await press('{Enter}');
    expect(await screen.findByRole('switch', { name: 'Tangenter utan Ctrl eller Cmd' })).not.toBeChecked();
  });
});
