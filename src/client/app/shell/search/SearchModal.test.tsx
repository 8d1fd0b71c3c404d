import { screen, waitFor, within } from '@testing-library/react';
import { localDateOf } from '../../../../shared/domain/time';
import { aClub, aSailorAccount } from '../../../../testing/accounts';
import { clubSite } from '../../../../testing/clubSite';
import { aCompetitorRecord, aCourseRecord, aSailingRecord } from '../../../../testing/records';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

const site = clubSite();

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

async function openSearch() {
  await site.page.user.click(await screen.findByRole('button', { name: 'Sök' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sök' }));
  const field = await dialog.findByRole('combobox', { name: 'Sök' });
  await waitFor(() => expect(field).toHaveFocus());
  return { dialog, field };
}

const labels = (options: HTMLElement[]) => options.map((option) => option.querySelector('b')?.textContent);

describe('the search', () => {
  test('finds sailings, clubs and boats under their headings, and Enter opens what is chosen', async () => {
    await aClub(site.server, { name: 'Vindila Båtklubb', slug: 'vindila-bk' });
    const sailing = await aSailingRecord(site.server, site.club, { name: 'Vindila runt', start_date: '2026-06-04' });
    await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 57', boat_name: 'Vindila' });
    await site.open('/clubs/exempel-ss/series', await site.sailor());
    await heading('Serier');
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'vindila');
    const sailings = within(await dialog.findByRole('group', { name: 'Seglingar' }));
    expect(labels(sailings.getAllByRole('option'))).toEqual(['Vindila runt']);
    expect(sailings.getByText(/^4 juni 2026 · /)).toBeVisible();
    expect(labels(within(dialog.getByRole('group', { name: 'Klubbar' })).getAllByRole('option'))).toEqual([
      'Vindila Båtklubb',
    ]);
    expect(dialog.getByText('3 träffar')).toBeInTheDocument();

    const boat = within(dialog.getByRole('group', { name: 'Deltagare' })).getByRole('option');
    while (boat.getAttribute('aria-selected') !== 'true') await site.page.user.keyboard('{ArrowDown}');
    expect(field).toHaveAttribute('aria-activedescendant', boat.id);
    await site.page.user.keyboard('{Enter}');
    expect(await heading('Vindila runt')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Deltagare' })).toHaveAttribute('aria-current', 'page');
  });

  test('finds courses and members of the club, each with its page', async () => {
    await aCourseRecord(site.server, site.club, { name: 'Vindilabanan' });
    await site.sailor({ first_name: 'Vindila', last_name: 'Ek' });
    await site.open('/clubs/exempel-ss/series', await site.sailor());
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'vindila');
    const courses = within(await dialog.findByRole('group', { name: 'Banor' }));
    expect(labels(courses.getAllByRole('option'))).toEqual(['Vindilabanan']);
    await site.page.user.click(within(dialog.getByRole('group', { name: 'Seglare' })).getByRole('option'));
    expect(await heading('Vindila Ek')).toBeVisible();
  });

  test('gives what is of the club whose pages are open first', async () => {
    const other = await aClub(site.server, { name: 'Annans Båtklubb', slug: 'annans-bk' });
    await aSailingRecord(site.server, other, { name: 'Regatta' });
    await aSailingRecord(site.server, site.club, { name: 'Höstens regatta' });
    await site.open('/clubs/exempel-ss/series', await aSailorAccount(site.server, { club: other }));
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'regatta');
    await waitFor(() => expect(labels(dialog.getAllByRole('option'))).toEqual(['Höstens regatta', 'Regatta']));
  });

  test('says so when nothing is found, and what to try', async () => {
    await site.open('/', await site.sailor());
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'x');
    expect(dialog.getByText(/^Skriv minst två tecken/)).toBeVisible();
    await site.page.user.type(field, 'yzzy');
    expect(await dialog.findByText('Inget hittades på ”xyzzy”')).toBeVisible();
    expect(dialog.getByText(/^Prova ett kortare ord/)).toBeVisible();
  });

  test('without a network the pages can be opened, and the search tried again', async () => {
    let isOut = true;
    const watch = watchCalls((call, send) => (isOut && call.path.startsWith('/api/search/') ? noNetwork() : send()));
    await aSailingRecord(site.server, site.club, { name: 'Serieseglingen' });
    await site.open('/', await site.sailor());
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'serie');
    expect(await dialog.findByText('Sökningen kräver täckning. Sidorna under Gå till kan öppnas ändå.')).toBeVisible();
    expect(labels(dialog.getAllByRole('option'))).toContain('Serier');
    isOut = false;
    await site.page.user.click(dialog.getByRole('button', { name: 'Försök igen' }));
    expect(await dialog.findByText('Serieseglingen')).toBeVisible();
    watch.stop();
  });

  test('without a network it names no pages where none of them matches', async () => {
    const watch = watchCalls((call, send) => (call.path.startsWith('/api/search/') ? noNetwork() : send()));
    await site.open('/', await site.sailor());
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'xyzzy');
    expect(await dialog.findByText('Sökningen kräver täckning.')).toBeVisible();
    expect(dialog.queryByRole('option')).not.toBeInTheDocument();
    watch.stop();
  });
});

describe('the pages of the app', () => {
  test('an official is led to tonight first', async () => {
    const { id } = await aSailingRecord(site.server, site.club, {
      name: 'Onsdag 3',
      start_date: localDateOf(Date.now()),
    });
    await site.open('/', await site.official());
    const { dialog, field } = await openSearch();
    await waitFor(() =>
      expect(labels(dialog.getAllByRole('option')).slice(0, 3)).toEqual([
        'Kvällens målgång',
        'Kvällens startgrupper',
        'Seglingar',
      ]),
    );
    await site.page.user.type(field, 'mål');
    await site.page.user.keyboard('{Enter}');
    expect(await heading('Onsdag 3')).toBeVisible();
    expect(await screen.findByRole('link', { name: 'Målgång' })).toHaveAttribute(
      'href',
      `/clubs/exempel-ss/sailings/${id}/finish`,
    );
    expect(screen.getByRole('link', { name: 'Målgång' })).toHaveAttribute('aria-current', 'page');
  });

  test("a sailor finds their settings by what is in them, and not the club's account", async () => {
    await site.open('/clubs/exempel-ss', await site.sailor());
    const { dialog, field } = await openSearch();
    expect(labels(dialog.getAllByRole('option'))).not.toContain('Klubbens profil');
    await site.page.user.type(field, 'mätbrev');
    await site.page.user.click(await dialog.findByRole('option', { name: /^Inställningar/ }));
    const pages = within(await screen.findByRole('navigation', { name: 'Dina sidor' }));
    expect(pages.getByRole('link', { name: 'Inställningar' })).toHaveAttribute('aria-current', 'page');
  });

  test('a dialog takes the place of the search, and closes to the page', async () => {
    await site.open('/clubs/exempel-ss/series', await site.sailor());
    const { dialog, field } = await openSearch();
    await site.page.user.type(field, 'feedback');
    await site.page.user.click(await dialog.findByRole('option', { name: /^Feedback/ }));
    expect(await screen.findByRole('dialog', { name: 'Feedback' })).toBeVisible();
    await site.page.user.click(screen.getByRole('button', { name: 'Avbryt' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(await heading('Serier')).toBeVisible();
  });
});
