import { screen, waitFor, within } from '@testing-library/react';
import { aClub, aSailorAccount, loginAs, TEST_PASSWORD } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';

const NEW_PASSWORD = 'Lovar-och-faller-av-7';

let server: ClientApp;
let page: OpenedApp;
let account: Awaited<ReturnType<typeof aSailorAccount>>;
let saved: { name: string; blob: Blob }[];

beforeEach(async () => {
  sessionStorage.clear();
  saved = [];
  const blobs = new Map<string, Blob>();
  // jsdom keeps no files: what would be saved is looked at instead.
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const address = `blob:${blobs.size}`;
      blobs.set(address, blob);
      return address;
    },
    revokeObjectURL: () => undefined,
  });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    const blob = blobs.get(this.href);
    if (blob) saved.push({ name: this.download, blob });
  });
  server = await startClientApp();
  account = await aSailorAccount(server, { first_name: 'Sara', last_name: 'Seglare' });
});

afterEach(async () => {
  jest.restoreAllMocks();
  page.leave();
  await server.close();
});

async function open() {
  page = await openApp(`/sailors/${account.sailor_id}/settings`, { as: account });
  await screen.findByRole('heading', { level: 2, name: 'Lösenord' });
}

const region = (name: string) => within(screen.getByRole('region', { name }));

describe('the password', () => {
  const change = async (current: string, chosen: string) => {
    await page.user.type(region('Lösenord').getByLabelText('Nuvarande lösenord'), current);
    await page.user.type(region('Lösenord').getByLabelText('Nytt lösenord'), chosen);
    await page.user.click(region('Lösenord').getByRole('button', { name: 'Byt lösenord' }));
  };

  test('is changed by a user who knows the old one, stays logged in, and then logs in with the new one', async () => {
    await open();
    await change(TEST_PASSWORD, NEW_PASSWORD);
    expect(await screen.findByText('Lösenordet är bytt.')).toBeVisible();
    expect(region('Lösenord').getByLabelText('Nytt lösenord')).toHaveValue('');
    expect(page.store.getState().session.status).toBe('loggedIn');
    await expect(loginAs(server, account)).rejects.toThrow('401');
  });

  test('that is wrong or too weak is reported under its field', async () => {
    await open();
    await change('fel', NEW_PASSWORD);
    await waitFor(() => expect(region('Lösenord').getByLabelText('Nuvarande lösenord')).toBeInvalid());
    await page.user.clear(region('Lösenord').getByLabelText('Nuvarande lösenord'));
    await page.user.clear(region('Lösenord').getByLabelText('Nytt lösenord'));
    await change(TEST_PASSWORD, '1234');
    await waitFor(() => expect(region('Lösenord').getByLabelText('Nytt lösenord')).toBeInvalid());
  });
});

describe('the sailor’s own data', () => {
  beforeEach(async () => {
    const sailing = await aSailingRecord(server, await aClub(server, { name: 'Exempel Segelsällskap' }), {
      name: 'Torsdag 3',
    });
    await aCompetitorRecord(server, sailing, {
      sailor_id: account.sailor_id,
      sail_number: 'SWE 312',
      boat_name: '=HYPERLINK("http://example.se")',
      crew_names: 'Bo Båtsman',
    });
  });

  test('are saved for Excel by one press, and no text is taken for a formula', async () => {
    await open();
    await page.user.click(screen.getByRole('button', { name: 'Spara för Excel (CSV)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(saved[0]?.name).toMatch(/^mina-uppgifter-i-styrbord-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await saved[0]?.blob.text())?.split('\r\n');
    expect(lines).toContain(`Konto;E-post;${account.email}`);
    expect(lines).toContain('Profil;Förnamn;Sara');
    expect(lines).toContain('Segling Torsdag 3 4 juni 2026;Besättning;Bo Båtsman');
    expect(lines).toContain(`Segling Torsdag 3 4 juni 2026;Båtnamn;"'=HYPERLINK(""http://example.se"")"`);
  });

  test('are saved for other programs, as the calls give them', async () => {
    await open();
    await page.user.click(screen.getByRole('button', { name: 'Spara för andra program (JSON)' }));
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(JSON.parse((await saved[0]?.blob.text()) ?? '')).toMatchObject({
      account: { email: account.email },
      sailor: { full_name: 'Sara Seglare' },
      boats: [],
      entries: [{ sailing: { name: 'Torsdag 3' }, competitor: { crew_names: 'Bo Båtsman' } }],
    });
  });
});

describe('the account', () => {
  const openDialog = async () => {
    await page.user.click(region('Ta bort kontot').getByRole('button', { name: 'Ta bort kontot' }));
    return within(await screen.findByRole('dialog', { name: 'Ta bort ditt konto?' }));
  };

  test('is not deleted without the password', async () => {
    await open();
    const dialog = await openDialog();
    await page.user.type(dialog.getByLabelText('Lösenord'), 'fel');
    await page.user.click(dialog.getByRole('button', { name: 'Ta bort kontot för gott' }));
    await waitFor(() => expect(dialog.getByLabelText('Lösenord')).toBeInvalid());
    expect(await server.db.selectFrom('users').select('id').execute()).toHaveLength(1);
  });

  test('is deleted with it, which the start page says', async () => {
    await open();
    const dialog = await openDialog();
    await page.user.type(dialog.getByLabelText('Lösenord'), TEST_PASSWORD);
    await page.user.click(dialog.getByRole('button', { name: 'Ta bort kontot för gott' }));
    expect(await screen.findByText('Ditt konto är borttaget. Tack för att du har seglat med Styrbord.')).toBeVisible();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(await server.db.selectFrom('users').select('id').execute()).toEqual([]);
    expect(await server.db.selectFrom('sailors').select(['first_name', 'phone']).execute()).toEqual([
      { first_name: 'Sara', phone: null },
    ]);
  });
});
