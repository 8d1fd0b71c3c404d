import { screen, waitFor, within } from '@testing-library/react';
import { aSeason } from '../../../testing/aSeason';
import { clubSite } from '../../../testing/clubSite';
import { readICalendar } from '../../../testing/calendars';
import { aCompetitorRecord, aSailingRecord } from '../../../testing/records';
import { watchCalls } from '../../../testing/tabs';

const site = clubSite();

async function openDialog() {
  await site.page.user.click(await screen.findByRole('button', { name: 'Prenumerera på kalendern' }));
  return within(await screen.findByRole('dialog', { name: 'Prenumerera på kalendern' }));
}

/** What a calendar gets that reads the address in the dialog. */
async function readAt(dialog: Awaited<ReturnType<typeof openDialog>>) {
  const { value } = await dialog.findByRole<HTMLInputElement>('textbox', { name: 'Kalenderns adress' });
  const { statusCode, body } = await site.server.app.inject(new URL(value).pathname);
  return { url: value, status: statusCode, summaries: statusCode === 200 ? summariesIn(body) : [] };
}
const summariesIn = (body: string) => readICalendar(body).events.map(({ summary }) => summary);

test('a club has the ways to its calendar, and says when Google is late', async () => {
  await aSailingRecord(site.server, site.club, { start_date: '2100-06-04' });
  await site.open('/clubs/exempel-ss', await site.sailor());
  const dialog = await openDialog();
  expect(dialog.getByText('Alla klubbens seglingar; ändringar kommer av sig själva.')).toBeVisible();
  expect(
    dialog.getByText('Ändringar syns i Google först efter upp till ett dygn. Titta här samma kväll.'),
  ).toBeVisible();
  const { url, summaries } = await readAt(dialog);
  expect([new URL(url).pathname, summaries]).toEqual(['/kalender/exempel-ss.ics', ['Torsdag 3']]);

  const webcal = url.replace(/^http:/, 'webcal:');
  const hrefs = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(hrefs).toEqual([
    ['Google Kalender', `https://calendar.google.com/calendar/r?cid=${encodeURIComponent(webcal)}`],
    ['Apple Kalender', webcal],
    ['Outlook', webcal],
    ['Outlook på webben', `https://outlook.live.com/calendar/0/addfromweb?url=${encodeURIComponent(url)}`],
  ]);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await site.page.user.click(dialog.getByRole('button', { name: 'Kopiera adressen' }));
  expect(copied).toHaveBeenCalledWith(url);
  expect(await screen.findByText('Adressen är kopierad.')).toBeVisible();
  await site.page.user.click(dialog.getByRole('button', { name: 'Stäng' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('a serie has a calendar of its own, once it is published', async () => {
  const { serie } = await aSeason(site.server, site.club, { evenings: [{ order: ['SWE 57'] }] });
  const sailor = await site.sailor();
  await site.open(`/clubs/exempel-ss/series/${serie.id}/sailings`, sailor);
  const dialog = await openDialog();
  expect(dialog.getByText('Alla seriens seglingar; ändringar kommer av sig själva.')).toBeVisible();
  expect(await readAt(dialog)).toMatchObject({ status: 200 });
  site.page.leave();

  await site.server.db.updateTable('series').set({ is_published: 0 }).where('id', '=', serie.id).execute();
  await site.open(`/clubs/exempel-ss/series/${serie.id}/sailings`, await site.official());
  await screen.findByRole('link', { name: /Torsdag 1/ });
  expect(screen.queryByRole('button', { name: 'Prenumerera på kalendern' })).not.toBeInTheDocument();
});

describe('the own calendar', () => {
  let sara: Awaited<ReturnType<typeof site.sailor>>;
  beforeEach(async () => {
    sara = await site.sailor();
    const sailing = await aSailingRecord(site.server, site.club, { name: 'Min segling', start_date: '2100-06-04' });
    await aCompetitorRecord(site.server, sailing, { sailor_id: sara.sailor_id, approved: 1 });
  });

  test('gets an address, and another one only after a question', async () => {
    await site.open(`/sailors/${sara.sailor_id}/sailings`, sara);
    const dialog = await openDialog();
    await site.page.user.click(dialog.getByRole('button', { name: 'Gör en adress' }));
    const first = await readAt(dialog);
    expect(first.url).toMatch(/\/kalender\/egen\/[\w-]{22}\.ics$/);
    expect(first.summaries).toEqual(['Min segling']);

    const renew = async (answer: string) => {
      await site.page.user.click(dialog.getByRole('button', { name: 'Byt adress', hidden: true }));
      const question = within(await screen.findByRole('alertdialog', { name: 'Byta adress?' }));
      expect(question.getByText(/Den gamla adressen slutar att gälla/)).toBeVisible();
      await site.page.user.click(question.getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    };
    await renew('Avbryt');
    expect((await readAt(dialog)).url).toBe(first.url);
    await renew('Byt adress');
    await waitFor(async () => expect((await readAt(dialog)).url).not.toBe(first.url));
    expect((await readAt(dialog)).summaries).toEqual(['Min segling']);
    expect((await site.server.app.inject(new URL(first.url).pathname)).statusCode).toBe(404);
  });

  test('is made on the own home too, and an address that cannot be made is said to be so', async () => {
    await site.open(`/sailors/${sara.sailor_id}`, sara);
    const dialog = await openDialog();
    expect(dialog.getByText(/slutar den att gälla/)).toBeVisible();
    const broken = watchCalls(({ path }, go) =>
      path.endsWith('/calendar-link/') ? Promise.resolve(Response.json({ detail: 'Trasigt.' }, { status: 500 })) : go(),
    );
    await site.page.user.click(dialog.getByRole('button', { name: 'Gör en adress' }));
    expect(await dialog.findByRole('alert')).toBeVisible();
    broken.stop();
    await site.page.user.click(dialog.getByRole('button', { name: 'Gör en adress' }));
    expect((await readAt(dialog)).summaries).toEqual(['Min segling']);
    expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
  });

  test('is nobody else’s to open', async () => {
    await site.open(`/sailors/${sara.sailor_id}/sailings`, await site.official());
    await screen.findByRole('link', { name: /Min segling/ });
    expect(screen.queryByRole('button', { name: 'Prenumerera på kalendern' })).not.toBeInTheDocument();
  });
});
