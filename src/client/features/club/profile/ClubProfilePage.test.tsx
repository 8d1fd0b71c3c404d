import { screen, waitFor, within } from '@testing-library/react';
import { loggedOut } from '../../../state/session';
import { aSailorAccount, TEST_PASSWORD } from '../../../../testing/accounts';
import { clubSite } from '../../../../testing/clubSite';
import { aPicture } from '../../../../testing/images';

const PROFILE = '/clubs/exempel-ss/profile';

const site = clubSite({ city: 'Västerås' });
let official: { email: string };

beforeEach(async () => {
  sessionStorage.clear();
  // jsdom shows no files.
  Object.assign(URL, { createObjectURL: (file: File) => `blob:${file.name}`, revokeObjectURL: () => undefined });
  official = await site.official();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const field = (name: string) => screen.getByRole('textbox', { name });
const save = () => site.page.user.click(screen.getByRole('button', { name: 'Spara profilen' }));
const logo = () => screen.getByRole('group', { name: 'Logga' });

function chooser(): HTMLInputElement {
  const input = logo().querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no chooser of files.');
  return input;
}

const fileOf = (bytes: Uint8Array | string, name: string, type: string) =>
  new File([new Uint8Array(Buffer.from(bytes))], name, { type });

async function open() {
  await site.open(PROFILE, official);
  await heading('Klubbens profil');
}

test('what the club writes is saved, and others read it', async () => {
  await open();
  await site.page.user.type(field('Om klubben'), 'Vi seglar på torsdagar.');
  await site.page.user.type(field('Webbplats'), 'https://exempel-ss.se/');
  await site.page.user.type(field('Telefon'), '021-12 34 56');
  await site.page.user.type(field('Vanlig starttid'), '1830');
  await save();
  expect(await screen.findByText('Profilen sparades.')).toBeVisible();
  site.page.leave();

  await site.open(PROFILE, await aSailorAccount(site.server));
  expect(await heading('Om Exempel Segelsällskap')).toBeVisible();
  expect(screen.getByText('Vi seglar på torsdagar.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'exempel-ss.se' })).toHaveAttribute('href', 'https://exempel-ss.se/');
  expect(screen.getByRole('link', { name: '021-12 34 56' })).toHaveAttribute('href', 'tel:021123456');
  expect(screen.getByText('18.30')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara profilen' })).not.toBeInTheDocument();
});

test('what is wrong is said under its field, and what was written stays', async () => {
  await open();
  await site.page.user.clear(field('Klubbens namn'));
  await site.page.user.type(field('Webbplats'), 'exempel-ss');
  await site.page.user.type(field('Vanlig starttid'), 'halv sju');
  await save();
  await waitFor(() => expect(field('Klubbens namn')).toBeInvalid());
  expect(field('Webbplats')).toBeInvalid();
  expect(field('Vanlig starttid')).toHaveAccessibleDescription('Skriv tiden med fyra siffror, till exempel 1830.');
  expect(field('Webbplats')).toHaveValue('exempel-ss');
});

describe('the logo', () => {
  test('is shown before it is saved, saved, and taken away again', async () => {
    await open();
    expect(within(logo()).getByText('Ingen logga')).toBeVisible();
    const { bytes } = await aPicture();
    await site.page.user.upload(chooser(), fileOf(bytes, 'logga.png', 'image/png'));
    expect(await screen.findByRole('img', { name: 'Klubbens logga' })).toHaveAttribute('src', 'blob:logga.png');
    expect(within(logo()).getByText('logga.png sparas när du sparar sidan.')).toBeVisible();
    await save();
    await waitFor(() =>
      expect(screen.getByRole('img', { name: 'Klubbens logga' })).toHaveAttribute(
        'src',
        expect.stringContaining('/media/'),
      ),
    );

    await site.page.user.click(within(logo()).getByRole('button', { name: 'Ta bort bilden' }));
    expect(within(logo()).getByText('Bilden tas bort när du sparar.')).toBeVisible();
    await save();
    await waitFor(async () =>
      expect(
        await site.server.db.selectFrom('clubs').select('logo_hash').where('id', '=', site.club.id).executeTakeFirst(),
      ).toEqual({
        logo_hash: null,
      }),
    );
    expect(await within(logo()).findByText('Ingen logga')).toBeVisible();
  });

  test('of the wrong kind is refused before it is sent', async () => {
    await open();
    // What is dropped has passed no filter of the chooser.
    chooser().removeAttribute('accept');
    await site.page.user.upload(chooser(), fileOf('GIF89a', 'logga.gif', 'image/gif'));
    expect(await within(logo()).findByRole('alert')).toHaveTextContent(
      'Bilden ska vara PNG, JPEG eller WebP. Välj en annan fil.',
    );
    expect(screen.queryByRole('img', { name: 'Klubbens logga' })).not.toBeInTheDocument();
  });

  test('that the server cannot read is reported under it, and the texts stay', async () => {
    await open();
    await site.page.user.type(field('Kort namn'), 'ESS');
    await site.page.user.upload(chooser(), fileOf('inte en bild', 'logga.png', 'image/png'));
    await save();
    expect(await within(logo()).findByRole('alert')).toHaveTextContent(
      'Ladda upp en giltig bild. Filen du laddade upp var antingen inte en bild eller en skadad bild.',
    );
    expect(field('Kort namn')).toHaveValue('ESS');
  });
});

describe('what is not saved yet', () => {
  test('is there after the page was loaded again, and can be thrown away', async () => {
    await open();
    await site.page.user.type(field('Om klubben'), 'Vi seglar på torsdagar.');
    site.page.leave();
    await open();
    expect(field('Om klubben')).toHaveValue('Vi seglar på torsdagar.');
    expect(screen.getByText('Det du skrev men inte hann spara finns kvar här.')).toBeVisible();
    await site.page.user.click(screen.getByRole('button', { name: 'Börja om' }));
    expect(field('Om klubben')).toHaveValue('');
    site.page.leave();
    await open();
    expect(field('Om klubben')).toHaveValue('');
  });

  test('is there after the session has run out and somebody has logged in again', async () => {
    await open();
    await site.page.user.type(field('Ort'), ' hamn');
    site.page.store.dispatch(loggedOut('refused'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Logga in' }));
    await site.page.user.type(dialog.getByRole('textbox', { name: 'E-post' }), official.email);
    await site.page.user.type(dialog.getByLabelText('Lösenord'), TEST_PASSWORD);
    await site.page.user.click(dialog.getByRole('button', { name: 'Logga in' }));
    await heading('Klubbens profil');
    expect(field('Ort')).toHaveValue('Västerås hamn');
  });

  test('is forgotten at logout', async () => {
    await open();
    await site.page.user.type(field('Ort'), ' hamn');
    expect(sessionStorage).not.toHaveLength(0);
    await site.page.user.click(screen.getByRole('button', { name: 'Meny' }));
    await site.page.user.click(await screen.findByRole('menuitem', { name: 'Logga ut' }));
    await screen.findByRole('dialog', { name: 'Logga in' });
    await waitFor(() => expect(sessionStorage).toHaveLength(0));
  });
});
