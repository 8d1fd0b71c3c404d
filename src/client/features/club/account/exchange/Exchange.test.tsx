import { screen, waitFor, within } from '@testing-library/react';
import { anAccessKey } from '../../../../../testing/accessKeys';
import { aClub, aClubAccount, anOfficial } from '../../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';
import { startReceiver, THIS_MACHINE, type Receiver } from '../../../../../testing/receiver';
import { deliverWebhooks } from '../../../../../testing/webhookRound';

let server: ClientApp;
let receiver: Receiver;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;
let owner: Awaited<ReturnType<typeof aClubAccount>>;

beforeEach(async () => {
  receiver = await startReceiver();
  server = await startClientApp({ connectRule: THIS_MACHINE });
  club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss' });
  owner = await aClubAccount(server, club, { first_name: 'Olle', last_name: 'Ägare' });
});
afterEach(async () => {
  page.leave();
  await server.close();
  await receiver.close();
});

const section = async (name: string) => within(await screen.findByRole('region', { name }));
const account = '/clubs/exempel-ss/account';

test('an owner makes a key that is shown once, and takes it away', async () => {
  page = await openApp(account, { as: owner });
  const keys = await section('Åtkomstnycklar');
  expect(await keys.findByText('Klubben har inga nycklar.')).toBeVisible();
  await page.user.click(keys.getByRole('button', { name: 'Gör nyckel' }));
  expect(await keys.findByText('Det här fältet får inte vara blankt.')).toBeVisible();
  await page.user.type(keys.getByRole('textbox', { name: 'Vad ska använda nyckeln?' }), 'Webbplatsen');
  await page.user.selectOptions(
    keys.getByRole('combobox', { name: 'Vad får nyckeln göra?' }),
    'Läsa och skriva som funktionär',
  );
  await page.user.type(keys.getByRole('textbox', { name: 'Sista dag' }), '2000-01-01');
  await page.user.click(keys.getByRole('button', { name: 'Gör nyckel' }));
  expect(await keys.findByText('Den dagen har redan varit.')).toBeVisible();
  await page.user.clear(keys.getByRole('textbox', { name: 'Sista dag' }));
  await page.user.type(keys.getByRole('textbox', { name: 'Sista dag' }), '2099-12-31');
  await page.user.click(keys.getByRole('button', { name: 'Gör nyckel' }));

  const told = await keys.findByRole<HTMLInputElement>('textbox', { name: 'Nyckel för Webbplatsen' });
  expect(told).toHaveDisplayValue(/^sb_[\w-]{22}$/);
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.user.click(keys.getByRole('button', { name: 'Kopiera nyckeln' }));
  expect(copied).toHaveBeenCalledWith(told.value);
  expect(await keys.findByText(/^Läser och skriver, gäller till 31 dec.* 2099\. Gjord av Olle Ägare/)).toBeVisible();
  const reply = await server.app.inject({ url: '/api/sailings/', headers: { authorization: `Bearer ${told.value}` } });
  expect(reply.statusCode).toBe(200);
  page.leave();

  page = await openApp(account, { as: owner });
  const again = await section('Åtkomstnycklar');
  await page.user.click(await again.findByRole('button', { name: 'Ta bort nyckeln Webbplatsen' }));
  expect(again.queryByRole('textbox', { name: 'Nyckel för Webbplatsen' })).not.toBeInTheDocument();
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort nyckeln Webbplatsen?' }));
  await page.user.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await again.findByText('Klubben har inga nycklar.')).toBeVisible();
});

test('a key that works no longer says why', async () => {
  const former = await anOfficial(server, club);
  await anAccessKey(server, { club: club.id, made_by: former.id, name: 'Gammal' });
  await anAccessKey(server, { club: club.id, made_by: owner.id, name: 'Kort', expires_on: '2020-01-31' });
  page = await openApp(account, { as: owner });
  const keys = await section('Åtkomstnycklar');
  expect(await keys.findByText(/gäller inte: den som gjorde nyckeln är inte ägare längre/)).toBeVisible();
  expect(keys.getByText(/slutade gälla 31 jan.* 2020/)).toBeVisible();
});

test('an owner makes a webhook whose secret is shown once, tries it, and takes it away', async () => {
  page = await openApp(account, { as: owner });
  const webhooks = await section('Webhooks');
  expect(await webhooks.findByText('Klubben har inga webhooks.')).toBeVisible();
  await page.user.type(webhooks.getByRole('textbox', { name: 'Adress' }), 'https://10.0.0.1/in');
  await page.user.click(webhooks.getByRole('button', { name: 'Skapa webhook' }));
  expect(await webhooks.findByText('Ange en adress på internet som börjar med https://.')).toBeVisible();

  await page.user.clear(webhooks.getByRole('textbox', { name: 'Adress' }));
  await page.user.type(webhooks.getByRole('textbox', { name: 'Adress' }), receiver.url);
  await page.user.selectOptions(
    webhooks.getByRole('combobox', { name: 'Vem läser?' }),
    'Ett program, med signatur (Standard Webhooks)',
  );
  const events = webhooks.getByRole('group', { name: 'Vad ska sägas?' });
  for (const choice of within(events).getAllByRole('switch')) await page.user.click(choice);
  await page.user.click(webhooks.getByRole('button', { name: 'Skapa webhook' }));
  expect(await webhooks.findByText('Välj minst en sak som ska sägas.')).toBeVisible();
  await page.user.click(within(events).getByRole('switch', { name: 'Slutgiltigt resultat' }));
  await page.user.click(webhooks.getByRole('button', { name: 'Skapa webhook' }));
  expect(await webhooks.findByRole('textbox', { name: 'Hemlighet' })).toHaveDisplayValue(/^whsec_/);
  expect(await webhooks.findByText('Signerad om slutgiltigt resultat.')).toBeVisible();

  receiver.answers({ status: 500 });
  await page.user.click(webhooks.getByRole('button', { name: `Prova ${receiver.url}` }));
  expect(await webhooks.findByText('Provet skickas …')).toBeVisible();
  await deliverWebhooks(server);
  expect(await webhooks.findByText(/kom meddelandet inte fram\. Mottagaren svarade 500\.$/)).toBeVisible();
  receiver.answers({ status: 204 });
  await page.user.click(webhooks.getByRole('button', { name: `Prova ${receiver.url}` }));
  await waitFor(async () => {
    await deliverWebhooks(server);
    expect(webhooks.getByText(/kom meddelandet fram \(svar 204\)\.$/)).toBeVisible();
  });

  await page.user.click(webhooks.getByRole('button', { name: `Ta bort ${receiver.url}` }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Ta bort webhooken?' }));
  await page.user.click(question.getByRole('button', { name: 'Ta bort' }));
  expect(await webhooks.findByText('Klubben har inga webhooks.')).toBeVisible();
  expect(webhooks.queryByRole('textbox', { name: 'Hemlighet' })).not.toBeInTheDocument();
});

test('a webhook that is off says so, and is not tried', async () => {
  const off_at = '2026-06-04T12:00:00.000Z';
  const columns = {
    url: 'https://exempel.se/in',
    events: '["sailing.moved"]',
    kind: 'text',
    created_at: off_at,
  } as const;
  await server.db
    .insertInto('webhooks')
    .values({ club_id: club.id, off_at, ...columns })
    .execute();
  page = await openApp(account, { as: owner });
  const webhooks = await section('Webhooks');
  expect(await webhooks.findByText(/^Avstängd efter 8 försök/)).toBeVisible();
  expect(webhooks.queryByRole('button', { name: /^Prova/ })).not.toBeInTheDocument();
});

test('officials have neither', async () => {
  page = await openApp(account, { as: await anOfficial(server, club) });
  await section('Ägare och funktionärer');
  expect(screen.queryByRole('region', { name: 'Åtkomstnycklar' })).not.toBeInTheDocument();
  expect(screen.queryByRole('region', { name: 'Webhooks' })).not.toBeInTheDocument();
});
