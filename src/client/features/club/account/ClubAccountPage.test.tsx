import { screen, waitFor, within } from '@testing-library/react';
import { TEST_PASSWORD } from '../../../../testing/accounts';
import { aSeason } from '../../../../testing/aSeason';
import { clubSite } from '../../../../testing/clubSite';

const ACCOUNT = '/clubs/exempel-ss/account';

const site = clubSite();
let official: Awaited<ReturnType<typeof site.official>>;
/** What was saved: the name and the content of each file. */
let files: { name: string; blob: Blob }[];

beforeEach(async () => {
  files = [];
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      blobs.set(`blob:${blobs.size}`, blob);
      return `blob:${blobs.size - 1}`;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) files.push({ name: this.download, blob });
  });
  official = await site.official();
});

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'matchMedia');
  jest.restoreAllMocks();
});

async function open() {
  await site.open(ACCOUNT, official);
  await screen.findByRole('heading', { level: 1, name: 'Konto' });
}
const part = async (name: string) => within(await screen.findByRole('region', { name }));

async function aMember(first_name: string, last_name: string, sail_number: string) {
  const account = await site.sailor({ first_name, last_name });
  const stamps = { created_at: account.created_at, updated_at: account.updated_at };
  await site.server.db
    .insertInto('boats')
    .values({ owner_id: account.sailor_id, sail_number, name: '', ...stamps })
    .execute();
  return account;
}

test('the members are listed with boats and contact, found by words, and saved as a file', async () => {
  const anna = await aMember('Anna', 'Ek', 'SWE 57');
  await aMember('Örjan', 'Ås', 'SWE 8');
  await open();
  const members = await part('Medlemmar');
  expect(await members.findByText('2 medlemmar')).toBeVisible();
  expect(members.getByRole('link', { name: anna.email })).toHaveAttribute('href', `mailto:${anna.email}`);
  await site.page.user.type(members.getByRole('searchbox', { name: 'Sök medlem' }), 'swe 57');
  expect(await members.findByText('1 av 2 medlemmar')).toBeVisible();
  expect(members.queryByText('Örjan Ås')).not.toBeInTheDocument();
  await site.page.user.click(members.getByRole('button', { name: 'Spara som CSV' }));
  expect(files[0]?.name).toMatch(/^medlemmar-exempel-segelsallskap-\d{4}-\d\d-\d\d\.csv$/);
  expect(await files[0]?.blob.text()).toContain(`Ek;Anna;${anna.email};;SWE 57;Ja`);
});

test('who asks to become a member is confirmed with one tap, or declined after a question', async () => {
  const anna = await site.sailor({ first_name: 'Anna', last_name: 'Ek', membership: 'asked' });
  const nameless = await site.sailor({ membership: 'asked' });
  await open();
  const members = await part('Medlemmar');
  const asking = within(await members.findByRole('list', { name: '2 seglare vill bli medlemmar' }));
  expect(asking.getByText(anna.email)).toBeVisible();
  expect(await members.findByRole('heading', { name: 'Inga medlemmar ännu' })).toBeVisible();

  await site.page.user.click(asking.getByRole('button', { name: 'Bekräfta Anna Ek' }));
  expect(await screen.findByText('Anna Ek är medlem.')).toBeVisible();
  expect(await members.findByText('1 medlem')).toBeVisible();

  await site.page.user.click(await members.findByRole('button', { name: `Avvisa ${nameless.email}` }));
  const question = within(await screen.findByRole('alertdialog', { name: `Avvisa ${nameless.email}?` }));
  await site.page.user.click(question.getByRole('button', { name: 'Avvisa' }));
  await waitFor(() => expect(members.queryByText(/vill bli medlem/)).not.toBeInTheDocument());
  expect(await site.server.db.selectFrom('sailors').select(['club_id', 'membership']).orderBy('id').execute()).toEqual([
    { club_id: site.club.id, membership: 'confirmed' },
    { club_id: null, membership: null },
  ]);
});

/** A screen that is as wide as anybody asks. */
const wideScreen = (media: string) =>
  Object.assign(new EventTarget(), {
    media,
    matches: true,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });

test('on a wide screen the members are a sortable table, each with a link to their page', async () => {
  Object.assign(globalThis, { matchMedia: wideScreen });
  const anna = await aMember('Anna', 'Ek', 'SWE 57');
  await aMember('Örjan', 'Ås', 'SWE 8');
  await open();
  const table = within(await screen.findByRole('table', { name: 'Medlemmar' }));
  const names = () => table.getAllByRole('rowheader').map(({ textContent }) => textContent);
  await site.page.user.click(table.getByRole('button', { name: 'Båtar' }));
  await waitFor(() => expect(names()).toEqual(['Örjan Ås', 'Anna Ek']));
  expect(table.getByRole('columnheader', { name: 'Båtar' })).toHaveAttribute('aria-sort', 'ascending');
  await site.page.user.click(table.getByRole('button', { name: 'Namn' }));
  await waitFor(() => expect(names()).toEqual(['Anna Ek', 'Örjan Ås']));
  expect(table.getByRole('link', { name: 'Anna Ek' })).toHaveAttribute('href', `/sailors/${anna.sailor_id}`);
});

test('a club without members says how one becomes one', async () => {
  await open();
  expect(await screen.findByRole('heading', { name: 'Inga medlemmar ännu' })).toBeVisible();
});

test('all that the club has put in is saved, whole and as results', async () => {
  await aSeason(site.server, site.club, { evenings: [{ order: ['SWE 57', 'SWE 8'] }] });
  await open();
  const data = await part('Klubbens uppgifter');
  await site.page.user.click(data.getByRole('button', { name: 'Spara allt (JSON)' }));
  await waitFor(() => expect(files).toHaveLength(1));
  const json: unknown = JSON.parse((await files[0]?.blob.text()) ?? '');
  expect(json).toMatchObject({
    club: { slug: 'exempel-ss' },
    sailings: [{ name: 'Torsdag 1', competitors: [{ sail_number: 'SWE 8' }, { sail_number: 'SWE 57' }] }],
    series: [{ name: 'Torsdagsserien 2026' }],
  });

  await site.page.user.click(data.getByRole('button', { name: 'Spara resultaten för Excel (CSV)' }));
  await waitFor(() => expect(files).toHaveLength(2));
  const lines = (await files[1]?.blob.text())?.split('\r\n') ?? [];
  expect(lines[1]).toMatch(/^2026-05-07;Torsdag 1;Torsdagsserien 2026;;1;SWE 57;Båt 57;/);
});

test('an owner saves the whole club as a zip; an official is not offered it', async () => {
  await open();
  const archive = await part('Klubbens arkiv');
  await site.page.user.click(archive.getByRole('button', { name: 'Ladda ner klubbens arkiv' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect(files[0]?.name).toMatch(/^exempel-segelsallskap-arkiv-\d{4}-\d\d-\d\d\.zip$/);
  expect(new Uint8Array((await files[0]?.blob.arrayBuffer()) ?? []).subarray(0, 4)).toEqual(
    new Uint8Array([0x50, 0x4b, 3, 4]),
  );
  site.page.leave();

  const { db } = site.server;
  const sailor = await site.sailor();
  const now = new Date().toISOString();
  const role = { club_id: site.club.id, user_id: sailor.id, email: sailor.email, role: 'official' as const };
  await db
    .insertInto('club_roles')
    .values({ ...role, token_hash: null, expires_at: null, invited_at: now, accepted_at: now })
    .execute();
  await site.open(ACCOUNT, sailor);
  await part('Klubbens uppgifter');
  expect(screen.queryByRole('region', { name: 'Klubbens arkiv' })).not.toBeInTheDocument();
});

test('a file that cannot be made whole is not made at all', async () => {
  await open();
  const data = await part('Klubbens uppgifter');
  const send = globalThis.fetch;
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation((input, init) =>
      new Request(input).url.includes('/courses/') ? Promise.reject(new TypeError('no network')) : send(input, init),
    );
  await site.page.user.click(data.getByRole('button', { name: 'Spara allt (JSON)' }));
  expect(await data.findByRole('alert')).toHaveTextContent(
    'Uppgifterna kunde inte hämtas. Kontrollera att du har täckning och försök igen.',
  );
  expect(files).toHaveLength(0);
});

test('the password is changed by a user who knows it', async () => {
  await open();
  const password = await part('Lösenord');
  await site.page.user.type(password.getByLabelText('Nuvarande lösenord'), TEST_PASSWORD);
  await site.page.user.type(password.getByLabelText('Nytt lösenord'), 'Slör-mot-hamnen-9');
  await site.page.user.click(password.getByRole('button', { name: 'Byt lösenord' }));
  expect(await screen.findByText('Lösenordet är bytt.')).toBeVisible();
});

test('the account is deleted with its password, and the club stays', async () => {
  await open();
  const deletion = await part('Ta bort kontot');
  expect(deletion.getByText(/Är det här klubbens enda inloggning/)).toBeVisible();
  await site.page.user.click(deletion.getByRole('button', { name: 'Ta bort kontot' }));
  const dialog = within(await screen.findByRole('dialog'));
  await site.page.user.type(dialog.getByLabelText('Lösenord'), TEST_PASSWORD);
  await site.page.user.click(dialog.getByRole('button', { name: 'Ta bort kontot för gott' }));
  expect(await screen.findByText('Ditt konto är borttaget. Tack för att du har seglat med Styrbord.')).toBeVisible();
  expect(await site.server.db.selectFrom('users').select('id').where('id', '=', official.id).execute()).toEqual([]);
  expect(await site.server.db.selectFrom('clubs').select('name').execute()).toEqual([
    { name: 'Exempel Segelsällskap' },
  ]);
});

test('a sailor is told that they may not see the page, and where to go instead', async () => {
  await site.open(ACCOUNT, await site.sailor());
  expect(await screen.findByRole('heading', { level: 1, name: 'Du har inte behörighet till sidan' })).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Till klubbens seglingar' })).toHaveAttribute(
    'href',
    '/clubs/exempel-ss/sailings',
  );
  expect(screen.queryByText('Medlemmar')).not.toBeInTheDocument();
});
