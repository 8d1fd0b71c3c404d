import { screen, within } from '@testing-library/react';
import { aClub, aClubAccount, anOfficial, aSailorAccount } from '../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../testing/clientApp';
import { aRoleLink } from '../../../../testing/aResetLink';
import { openApp, type OpenedApp } from '../../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
});
afterEach(async () => {
  page.leave();
  await server.close();
});

const section = async () => within(await screen.findByRole('region', { name: 'Ägare och funktionärer' }));
const account = '/clubs/exempel-ss/account';

test('an owner asks somebody, who takes the role by the link of the mail and runs the club', async () => {
  const owner = await aClubAccount(server, club);
  const sailor = await aSailorAccount(server, { first_name: 'Sara', last_name: 'Seglare' });
  page = await openApp(account, { as: owner });
  const roles = await section();
  await page.user.type(roles.getByRole('textbox', { name: 'E-post' }), sailor.email);
  await page.user.click(roles.getByRole('button', { name: 'Bjud in' }));
  expect(await roles.findByText('Funktionär, inbjuden')).toBeVisible();
  page.leave();

  page = await openApp(await aRoleLink(server, sailor.email), { as: sailor });
  await page.user.click(await screen.findByRole('button', { name: 'Ta emot rollen' }));
  expect(await screen.findByText(/^Rollen är din/)).toBeVisible();
  await page.user.click(await screen.findByRole('link', { name: 'Till klubben' }));
  expect((await screen.findAllByRole('button', { name: 'Skapa segling' }))[0]).toBeVisible();
});

test('a link that is for another address says so', async () => {
  page = await openApp('/roller/1/fel', { as: await aSailorAccount(server) });
  await page.user.click(await screen.findByRole('button', { name: 'Ta emot rollen' }));
  expect(await screen.findByText(/^Inbjudan gäller inte/)).toBeVisible();
});

test('owners change roles and take them away; the last owner stays', async () => {
  const owner = await aClubAccount(server, club);
  const official = await anOfficial(server, club);
  page = await openApp(account, { as: owner });
  const roles = await section();
  await page.user.click(await roles.findByRole('button', { name: `Gör till funktionär: ${owner.email}` }));
  expect(await screen.findByText(/^Klubben måste ha minst en ägare/)).toBeVisible();
  await page.user.click(roles.getByRole('button', { name: `Gör till ägare: ${official.email}` }));
  expect(await roles.findByRole('button', { name: `Gör till funktionär: ${official.email}` })).toBeVisible();
  await page.user.click(roles.getByRole('button', { name: `Ta bort: ${official.email}` }));
  const question = within(await screen.findByRole('alertdialog', { name: `Ta bort ${official.email}?` }));
  await page.user.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await screen.findByText('Borttagen')).toBeVisible();
});

test('an official sees who runs the club and may leave, but asks nobody and does not change the club', async () => {
  await aClubAccount(server, club);
  const official = await anOfficial(server, club);
  page = await openApp(account, { as: official });
  const roles = await section();
  expect(await roles.findByRole('button', { name: `Lämna klubben: ${official.email}` })).toBeVisible();
  expect(roles.queryByRole('button', { name: 'Bjud in' })).not.toBeInTheDocument();
  expect(roles.queryByRole('button', { name: /^Gör till/ })).not.toBeInTheDocument();
  page.leave();
  page = await openApp('/clubs/exempel-ss/profile', { as: official });
  expect(await screen.findByRole('heading', { level: 1, name: /Exempel Segelsällskap/ })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Spara' })).not.toBeInTheDocument();
});
