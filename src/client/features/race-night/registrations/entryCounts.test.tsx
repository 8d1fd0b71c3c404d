import { screen, within } from '@testing-library/react';
import { loginAs } from '../../../../testing/accounts';
import { dayFromNow } from '../../../../testing/dayFromNow';
import { aCompetitorRecord, aSailingRecord } from '../../../../testing/records';
import { registrationSite } from '../../../../testing/registrationSite';

const registration = registrationSite();
const { site, aBoat, send } = registration;

/** The list of sailings, as Sara, with one boat in the next one. */
async function openList() {
  await aBoat({ sail_number: 'SWE 312', name: 'Vindil' });
  const sailing = await aSailingRecord(site.server, site.club, { start_date: dayFromNow(3) });
  await aCompetitorRecord(site.server, sailing, { sail_number: 'SWE 9', skipper_name: 'Eva Lund' });
  await site.open('/clubs/exempel-ss/sailings', registration.sara);
  const list = within(await screen.findByRole('region', { name: 'Kommande' }));
  expect(await list.findByText('1 båt')).toBeVisible();
  return { sailing, list };
}

test('an own entry is counted in the list of sailings and at home, and so is its withdrawal', async () => {
  const { list } = await openList();
  await site.page.user.click(list.getByRole('button', { name: 'Anmäl dig till Torsdag 3' }));
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByRole('textbox', { name: 'Rorsman' });
  await send();
  await site.page.user.click(await dialog.findByRole('button', { name: 'Klar' }));
  expect(await list.findByText('2 båtar')).toBeVisible();
  await site.page.user.click(screen.getByRole('link', { name: 'Hem' }));
  expect(await screen.findByText(/· 2 anmälda båtar/)).toBeVisible();

  await site.page.user.click(screen.getByRole('link', { name: 'Seglingar' }));
  await site.page.user.click(await screen.findByRole('link', { name: 'Torsdag 3' }));
  await site.page.user.click(await screen.findByRole('button', { name: 'Ta bort anmälan' }));
  const question = within(await screen.findByRole('alertdialog'));
  await site.page.user.click(question.getByRole('button', { name: 'Ta bort anmälan' }));
  expect(await screen.findByText('Anmälan togs bort.')).toBeVisible();
  await site.page.user.click(screen.getByRole('link', { name: 'Hem' }));
  expect(await screen.findByText(/· 1 anmäld båt/)).toBeVisible();
});

test('a boat that somebody else enters or takes out is counted while the list is open', async () => {
  const { sailing, list } = await openList();
  const headers = await loginAs(site.server, await site.official());
  const entry = { sailing: sailing.id, sail_number: 'SWE 10', skipper_name: 'Dag Al' };
  const reply = await site.server.app.inject({ method: 'POST', url: '/api/competitors/', headers, payload: entry });
  expect(reply.statusCode).toBe(201);
  expect(await list.findByText('2 båtar')).toBeVisible();
  const url = `/api/competitors/${reply.json<{ id: number }>().id}/`;
  expect((await site.server.app.inject({ method: 'DELETE', url, headers })).statusCode).toBe(204);
  expect(await list.findByText('1 båt')).toBeVisible();
});
