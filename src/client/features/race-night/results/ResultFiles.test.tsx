import { act, screen, waitFor } from '@testing-library/react';
import { aClub, aSailorAccount } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { watchCalls } from '../../../../testing/tabs';
import { aCompetitorRecord, aCourseRecord, aSailingRecord } from '../../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
/** The server makes the file when it is asked for. */
const MADE = { timeout: 20_000 };

let saved: { name: string; content: Blob }[];

/** What the browser would have put among the reader's downloads. */
function watchDownloads() {
  saved = [];
  const blobs = new Map<string, Blob>();
  URL.createObjectURL = (blob) => {
    const address = `blob:${blobs.size}`;
    if (blob instanceof Blob) blobs.set(address, blob);
    return address;
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function download(this: HTMLAnchorElement) {
    const content = blobs.get(this.href);
    if (content) saved.push({ name: this.download, content });
  });
}

beforeEach(async () => {
  server = await startClientApp();
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1 });
  const course = await aCourseRecord(server, club, { name: 'Inre fjärden' });
  const sailing = await aSailingRecord(server, club, {
    name: 'Höstkåsan',
    status: 'finished',
    start_type: 'common',
    verified_result: 1,
    course_id: course.id,
  });
  const boat = { rating_thousandths: 873, base_rating_thousandths: 873, approved: 1 as const };
  await aCompetitorRecord(server, sailing, {
    ...boat,
    sail_number: 'SWE 1',
    boat_name: '=Vindil; "Örn"',
    elapsed_s: 4200,
    finish_at: '2026-06-04T17:40:00.000Z',
  });
  await aCompetitorRecord(server, sailing, { ...boat, sail_number: 'SWE 2', boat_name: 'Bris', score_code: 'DNF' });
  page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/result`, {
    as: await aSailorAccount(server, { club }),
  });
  await screen.findByRole('table', { name: 'Resultat, Höstkåsan' });
});

afterEach(async () => {
  page.leave();
  await server.close();
});

test('the list is saved for Swedish Excel, with times it can count with and what the codes mean', async () => {
  watchDownloads();
  await page.user.click(screen.getByRole('button', { name: 'Spara som fil' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'CSV, listan som den visas' }));
  await waitFor(() => expect(saved.map(({ name }) => name)).toEqual(['hostkasan-2026-06-04.csv']));
  // Blob.text() takes the byte order mark away.
  const bytes = new Uint8Array((await saved[0]?.content.arrayBuffer()) ?? new ArrayBuffer(0));
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const [head, first, second, end] = new TextDecoder().decode(bytes).split('\r\n');
  expect(head).toBe(
    'Placering;Segelnummer;Båt;Båttyp;Rorsman;Besättning;Klubb;Klass;Startgrupp;SRS;Start;Måltid;Seglad tid;Korrigerad tid;Tid efter;Poäng;Kod;Kodens betydelse;Status',
  );
  expect(first).toBe(
    `1;SWE 1;"'=Vindil; ""Örn""";;Sara Seglare;;;;;0,873;18:30:00;19:40:00;01:10:00;01:01:07;00:00:00;1;;;Verifierad`,
  );
  expect(second).toBe(';SWE 2;Bris;;Sara Seglare;;;;;0,873;18:30:00;;;;;3;DNF;gick inte i mål;Verifierad');
  expect(end).toBe('');
});

test('the whole result is saved as the server makes a file of it', async () => {
  watchDownloads();
  await page.user.click(screen.getByRole('button', { name: 'Spara som fil' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Excel' }));
  await waitFor(() => expect(saved).toMatchObject([{ name: 'hostkasan-2026-06-04.xlsx' }]), MADE);
  expect(saved[0]?.content.size).toBeGreaterThan(1000);
});

test('a file that cannot be fetched is told', async () => {
  const broken = watchCalls(({ path }, go) =>
    path.includes('/export/') ? Promise.resolve(Response.json({ detail: 'Trasigt.' }, { status: 500 })) : go(),
  );
  await page.user.click(screen.getByRole('button', { name: 'Spara som fil' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'PDF' }));
  expect(await screen.findByText('Filen kunde inte hämtas. Försök igen.')).toBeVisible();
  broken.stop();
});

test('paper has the club, the day, the course, how firm the list is, the list, and what its codes stand for', async () => {
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  const paper = document.getElementById('print');
  await waitFor(() =>
    expect(paper).toHaveTextContent(
      'Exempel SegelsällskapHöstkåsantorsdag 4 juni 2026 · Start 18.30 · Bana: Inre fjärden · Verifierat',
    ),
  );
  const rows = [...(paper?.querySelectorAll('tr') ?? [])].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toEqual([
    ['Plac', 'Segelnr', 'Båt', 'Rorsman', 'SRS', 'Mål', 'Seglad tid', 'Korr. tid', 'Efter', 'Poäng', 'Kod'],
    ['1', 'SWE 1', '=Vindil; "Örn"', 'Sara Seglare', '0,873', '19.40.00', '1:10:00', '1:01:07', '', '1', ''],
    ['', 'SWE 2', 'Bris', 'Sara Seglare', '0,873', '', '', '', '', '3', 'DNF'],
  ]);
  expect(paper).toHaveTextContent('Koder: DNF – gick inte i mål');
});
