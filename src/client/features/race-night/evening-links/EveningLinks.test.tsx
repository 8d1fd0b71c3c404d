import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../testing/accounts';
import { anEveningLink } from '../../../../testing/evenings';
import { openApp, type OpenedApp } from '../../../../testing/openApp';
import { aFleet, type Fleet } from '../../../../testing/openBoard';
import { noNetwork, watchCalls } from '../../../../testing/tabs';
import { restoreClock } from '../../../lib/serverClock';

let fleet: Fleet;
let page: OpenedApp | null = null;

beforeEach(async () => {
  localStorage.clear();
  restoreClock();
  fleet = await aFleet(1, { 'SWE 57': 0, 'SWE 312': 0 }, {}, '2026-06-04T19:40:00+02:00');
});
afterEach(async () => {
  page?.leave();
  page = null;
  await fleet.close();
});

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const link = (name: string) => screen.findByRole('link', { name });
const make = () => anEveningLink(fleet.server, { sailing: fleet.sailing.id, made_by: fleet.official.id });

async function come(token: string, as?: { email: string }): Promise<OpenedApp> {
  page = await openApp(`/kvall/${token}`, as && { as });
  return page;
}

async function enter(name = 'Anna'): Promise<void> {
  await page?.user.type(await screen.findByRole('textbox', { name: 'Ditt namn' }), name);
  await page?.user.click(await button('Gå in'));
}

test('an official makes a link with its code, sees who came by it, and ends it', async () => {
  page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/info`, { as: fleet.official });
  await page.user.click(await button('Dela kvällens länk'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Dela kvällens länk' }));
  expect(await dialog.findByText('Inga länkar gäller.')).toBeVisible();
  await page.user.type(dialog.getByRole('textbox', { name: 'Vem är länken till?' }), 'Tornet');
  await page.user.click(dialog.getByRole('button', { name: 'Gör länk' }));

  const address = await dialog.findByRole('textbox', { name: 'Länk till Tornet' });
  expect(address).toHaveDisplayValue(/\/kvall\/[\w-]{22}$/);
  expect(dialog.getByRole('img', { name: 'QR-kod för länken till Tornet' })).toBeVisible();
  const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await page.user.click(dialog.getByRole('button', { name: 'Kopiera länken' }));
  expect(copied).toHaveBeenCalledWith((address as HTMLInputElement).value);
  expect(await dialog.findByText('Ingen har kommit in än.')).toBeVisible();

  await page.user.click(dialog.getByRole('button', { name: 'Avsluta länken till Tornet' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Avsluta länken till Tornet?' }));
  await page.user.click(question.getByRole('button', { name: 'Avsluta' }));
  expect(await dialog.findByText('Inga länkar gäller.')).toBeVisible();
  expect(dialog.queryByRole('textbox', { name: 'Länk till Tornet' })).not.toBeInTheDocument();
});

test('a helper gives a name once, takes a finish, and goes from one screen to the other', async () => {
  const { token } = await make();
  await come(token);
  await enter();
  expect(await screen.findByText('Du för protokoll som Anna (Tornet).')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Meny' })).not.toBeInTheDocument();

  await page?.user.click(await link('Målgång'));
  const live = within(await screen.findByRole('dialog', { name: 'Målgångsläge' }));
  await page?.user.click(await live.findByRole('button', { name: /57/ }));
  fireEvent.pointerDown(live.getByRole('button', { name: 'Målgång' }), { button: 0 });
  await waitFor(async () => {
    const seen = await fleet.server.db.selectFrom('finish_observations').selectAll().execute();
    expect(seen.map(({ made_by_name }) => made_by_name)).toEqual(['Anna, Tornet']);
  });
  await page?.user.click(await link('Start'));
  expect(await button('Uppskjut')).toBeVisible();
  await page?.user.click(await button('Uppskjut'));
  await waitFor(async () => {
    const log = await fleet.server.db.selectFrom('start_log').select(['kind', 'by_name', 'user_id']).execute();
    expect(log).toEqual([{ kind: 'ap_up', by_name: 'Anna, Tornet', user_id: null }]);
  });
});

test('nothing else of the app opens, and leaving asks for the link again', async () => {
  const { token } = await make();
  await come(token);
  await enter();
  await screen.findByText(/^Du för protokoll som Anna/);
  page?.leave();
  page = await openApp('/clubs/exempel-ss/sailings');
  expect(await screen.findByText(/^Du för protokoll som Anna/)).toBeVisible();
  await page.user.click(await button('Lämna kvällen'));
  expect(await screen.findByText(/^Öppna länken som du har fått/)).toBeVisible();
});

test('leaving asks first where something has not been sent', async () => {
  const { token } = await make();
  await come(token);
  await enter();
  await page?.user.click(await link('Start'));
  await button('Uppskjut');
  const away = watchCalls(() => noNetwork());
  await page?.user.click(await button('Uppskjut'));
  await screen.findByText('Uppskjutet');
  await page?.user.click(await button('Lämna startkonsolen'));
  await page?.user.click(await button('Lämna kvällen'));
  const question = within(await screen.findByRole('alertdialog', { name: 'Allt är inte skickat' }));
  expect(question.getByText(/^En ändring väntar på nätet/)).toBeVisible();
  away.stop();
  await page?.user.click(question.getByRole('button', { name: 'Stanna kvar' }));
  expect(screen.getByText(/^Du för protokoll som Anna/)).toBeVisible();
});

test('a link that has ended says so', async () => {
  await come('finns-inte');
  await enter();
  expect(await screen.findByText('Länken gäller inte längre. Be den som leder seglingen om en ny.')).toBeVisible();
});

test('a link that is ended takes the helper out at the next thing that they do', async () => {
  const { token, link: id } = await make();
  await come(token);
  await enter();
  await screen.findByText(/^Du för protokoll som Anna/);
  await fleet.server.db
    .updateTable('evening_links')
    .set({ ended_at: '2026-06-04T17:00:00.000Z' })
    .where('id', '=', id)
    .execute();
  await page?.user.click(await link('Start'));
  expect(await screen.findByText(/^Öppna länken som du har fått/)).toBeVisible();
});

test('who is logged in is told that the account is left, and is asked for a name', async () => {
  const { token } = await make();
  const sailor = await aSailorAccount(fleet.server);
  await come(token, sailor);
  expect(await screen.findByText(new RegExp(`^Du är inloggad som ${sailor.email}`))).toBeVisible();
  await enter('Bo');
  expect(await screen.findByText('Du för protokoll som Bo (Tornet).')).toBeVisible();
});
