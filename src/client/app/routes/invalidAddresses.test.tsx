import { screen } from '@testing-library/react';
import { aClub, aClubAccount, aSailorAccount } from '../../../testing/accounts';
import { startClientApp, type ClientApp } from '../../../testing/clientApp';
import { openApp, type OpenedApp } from '../../../testing/openApp';

let server: ClientApp;
let page: OpenedApp;
let reader: { email: string };
let other: { sailor_id: number };

beforeAll(async () => {
  // React logs every error that a boundary catches to the console, and the router logs what cannot be decoded.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  server = await startClientApp();
  reader = await aClubAccount(server, await aClub(server, { slug: 'exempel-ss' }));
  other = await aSailorAccount(server);
});

afterEach(() => page.leave());

afterAll(async () => {
  await server.close();
  jest.restoreAllMocks();
});

const CHILDREN: Readonly<Record<string, readonly string[]>> = {
  '/clubs/a b': ['', '/account', '/courses', '/documentation', '/help', '/profile', '/sailings', '/series'],
  '/clubs/%E0%A4%A': [''],
  '/clubs/exempel-ss/sailings/abc': ['', '/competitors', '/info', '/result', '/serie', '/start-list', '/finish'],
  '/clubs/exempel-ss/series/0': ['', '/info', '/result', '/sailings', '/rules'],
  '/clubs/exempel-ss/courses/-1': [''],
  '/sailors/2147483648': ['', '/home', '/sailings', '/series', '/settings'],
  '/reset-confirm/MQ/abc-123/more': [''],
  '/login/more': [''],
};

const ADDRESSES = Object.entries(CHILDREN).flatMap(([parent, children]) => children.map((child) => parent + child));

const isNotFound = async () => {
  expect(await screen.findByRole('heading', { level: 1, name: 'This page could not be found' })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
};

test.each(ADDRESSES)('%s could not be found', async (address) => {
  page = await openApp(address, { as: reader });
  await isNotFound();
});

test.each(['sailings', 'series', 'settings', 'boats'])("another sailor's %s could not be found", async (child) => {
  page = await openApp(`/sailors/${other.sailor_id}/${child}`, { as: reader });
  await isNotFound();
});
