import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const site = clubSite();
/** The server makes the file when it is asked for. */
const MADE = { timeout: 20_000 };

let saved: string[];

beforeEach(() => {
  saved = [];
  URL.createObjectURL = () => 'blob:1';
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
    saved.push(this.download);
  });
});

async function openMenu(as: { email: string }) {
  const { serie } = await aSeason(site.server, site.club, {
    evenings: [{ order: ['SWE 57', 'SWE 8'] }, { order: ['SWE 8', 'SWE 57'], sailing: { race_weight: 2 } }],
  });
  await site.open(`/clubs/exempel-ss/series/${serie.id}/result`, as);
  await site.page.user.click(await screen.findByRole('button', { name: 'Spara som fil' }));
  return within(await screen.findByRole('menu', { name: 'Spara som fil' }));
}

const forms = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

test('a reader saves the standings as Excel, PDF and text', async () => {
  const menu = await openMenu(await site.sailor());
  expect(forms()).toEqual(['Excel', 'PDF', 'CSV, listan som den visas']);
  await site.page.user.click(menu.getByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/^torsdagsserien-2026-[\d-]+\.xlsx$/)]), MADE);
});

test('the club saves it for other programs too, and reads first what Sailwave does not take', async () => {
  const menu = await openMenu(await site.official());
  expect(forms().slice(3)).toEqual([
    'Sailwave (.blw) …',
    'Resultat till Sailwave (CSV)',
    'SRS-tabell till Sailwave',
    'XRR (World Sailing)',
  ]);
  await site.page.user.click(menu.getByRole('menuitem', { name: 'Sailwave (.blw) …' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Spara till Sailwave' }));
  expect(await dialog.findByText(/^Öppna filen i Sailwave och kör Score/)).toBeVisible();
  expect(dialog.getByText(/^Seglingar med egen vikt räknas enkelt i Sailwave/)).toBeVisible();
  await site.page.user.click(dialog.getByRole('button', { name: 'Spara filen' }));
  await waitFor(() => expect(saved).toEqual([expect.stringMatching(/\.blw$/)]), MADE);
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});
