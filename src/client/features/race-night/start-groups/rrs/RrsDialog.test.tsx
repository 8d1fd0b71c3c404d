import { screen, within } from '@testing-library/react';
import { aClub, aClubAccount } from '../../../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../../../testing/openApp';
import { startReceiver, THIS_MACHINE, type Receiver } from '../../../../../testing/receiver';
import { aCompetitorRecord, aSailingRecord } from '../../../../../testing/records';

const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';

let server: ClientApp;
let receiver: Receiver;
let page: OpenedApp;

beforeEach(async () => {
  receiver = await startReceiver();
  const rrs = { rrsUrl: receiver.url, rrsSource: 'styrbord' };
  server = await startClientApp({ connectRule: THIS_MACHINE, ...rrs });
});
afterEach(async () => {
  page.leave();
  await server.close();
  await receiver.close();
});

test('an official names the event once, sends the boats, and reads why they were not taken', async () => {
  const club = await aClub(server, { name: 'Exempel Segelsällskap', slug: 'exempel-ss', counter: 1 });
  const sailing = await aSailingRecord(server, club, { status: 'upcoming' });
  await aCompetitorRecord(server, sailing, { sail_number: 'SWE 57', approved: 1, contact_email: 'bo@example.se' });
  const official = await aClubAccount(server, club);
  page = await openApp(`/clubs/exempel-ss/sailings/${sailing.id}/competitors`, { as: official });
  await page.user.click(await screen.findByRole('button', { name: 'Fler val för deltagarna' }));
  await page.user.click(await screen.findByRole('menuitem', { name: 'Skicka till rrs.org' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Skicka deltagarna till rrs.org' }));
  const field = await dialog.findByRole('textbox', { name: 'Händelsens UUID' });
  await page.user.type(field, 'inget');
  await page.user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText('Måste vara ett giltigt UUID.')).toBeVisible();
  await page.user.clear(field);
  await page.user.type(field, UUID);
  await page.user.click(dialog.getByRole('button', { name: 'Spara' }));
  expect(await dialog.findByText(/Inget har skickats än\.$/)).toBeVisible();
  expect(screen.queryByDisplayValue(UUID)).not.toBeInTheDocument();

  receiver.answers({ status: 422, body: '{"errors":["unrecognized_source"]}' });
  const send = dialog.getByRole('button', { name: 'Skicka deltagarna till rrs.org' });
  await page.user.click(send);
  expect(await dialog.findByText(/^rrs\.org känner inte igen avsändaren/)).toBeVisible();
  receiver.answers({ status: 200 });
  await page.user.click(dialog.getByRole('switch', { name: 'Skicka även e-post och telefon' }));
  await page.user.click(send);
  expect(await screen.findByText(/^1 deltagare är skickade/)).toBeVisible();
  expect(await dialog.findByText(/Skickade .*: 1 deltagare\.$/)).toBeVisible();
  expect(receiver.received.map(({ body }) => body.includes('bo@example.se'))).toEqual([false, true]);

  await page.user.click(dialog.getByRole('button', { name: 'Glöm händelsen' }));
  expect(await dialog.findByRole('textbox', { name: 'Händelsens UUID' })).toHaveDisplayValue('');
});
