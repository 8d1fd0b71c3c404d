import { screen } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { dayFromNow } from '../../../testing/dayFromNow';
import { openApp, type OpenedApp } from '../../../testing/openApp';
import { aSailingRecord } from '../../../testing/records';

let server: ClientApp;
let page: OpenedApp;
let club: Awaited<ReturnType<typeof aClub>>;

beforeEach(async () => {
  server = await startClientApp();
  club = await aClub(server, { counter: 1 });
});
afterEach(async () => {
  page.leave();
  await server.close();
});

describe("the installed app's shortcuts", () => {
  test.each([
    ['/clubs?go=groups', 'Deltagare'],
    ['/clubs?go=finish', 'Målgång'],
  ])('%s leads to the sailing of tonight: %s', async (address, tab) => {
    await aSailingRecord(server, club, { name: 'Förra veckans', start_date: dayFromNow(-7), status: 'finished' });
    await aSailingRecord(server, club, { name: 'Kvällens', start_date: dayFromNow(0) });
    page = await openApp(address, { as: await aClubAccount(server, club) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Kvällens' })).toBeVisible();
    expect(screen.getByRole('link', { name: tab, current: 'page' })).toBeVisible();
  });

  test('without a sailing to come they lead to the list of sailings', async () => {
    page = await openApp('/clubs?go=finish', { as: await aClubAccount(server, club) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Seglingar' })).toBeVisible();
  });

  test('"Mina seglingar" leads a sailor to their own', async () => {
    page = await openApp('/sailors?go=sailings', { as: await aSailorAccount(server, { club }) });
    expect(await screen.findByRole('link', { name: 'Seglingar', current: 'page' })).toBeVisible();
  });
});
