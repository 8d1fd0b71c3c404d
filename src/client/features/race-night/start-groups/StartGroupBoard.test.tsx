import { screen, waitFor, within } from '@testing-library/react';
import { aSailorAccount } from '../../../../testing/accounts';
import { aFleet, group, openBoard, type Fleet } from '../../../../testing/openBoard';
import { openApp, type OpenedApp } from '../../../../testing/openApp';

let fleet: Fleet;
let page: OpenedApp;

afterEach(async () => {
  page.leave();
  await fleet.close();
});

const boats = (name: string) =>
  within(screen.getByRole('region', { name }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('read-only access', () => {
  const expectReadOnly = () => {
    expect(screen.getByText('SWE 9')).toBeVisible();
    for (const name of [/^Flytta/, /^Fler val/, 'Lägg till deltagare', 'Ny startgrupp']) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
    }
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
  };

  test('a sailor sees the groups as they are, and why they cannot be changed', async () => {
    fleet = await aFleet(2, { 'SWE 9': null });
    page = await openBoard(fleet, await aSailorAccount(fleet.server, { club: fleet.club }));
    expect(screen.getByText('Bara klubbens funktionärer kan ändra deltagare och startgrupper.')).toBeVisible();
    expectReadOnly();
  });

  test('nobody changes a sailing whose result is verified', async () => {
    fleet = await aFleet(2, { 'SWE 9': null }, { status: 'finished', verified_result: 1 });
    page = await openBoard(fleet);
    expect(screen.getByText('Resultatet är verifierat, så deltagare och startgrupper kan inte ändras.')).toBeVisible();
    expectReadOnly();
  });
});

describe('an empty board says what to do first', () => {
  const open = async () => {
    page = await openApp(`/clubs/exempel-ss/sailings/${fleet.sailing.id}/competitors`, { as: fleet.official });
  };

  test('without boats: add the first one', async () => {
    fleet = await aFleet(0, {});
    await open();
    expect(await screen.findByRole('heading', { name: 'Inga deltagare än' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Lägg till första deltagaren' }));
    expect(await screen.findByRole('dialog', { name: 'Lägg till deltagare' })).toBeVisible();
  });

  test('without groups: make the first one', async () => {
    fleet = await aFleet(0, { 'SWE 9': null });
    await open();
    expect(await screen.findByRole('heading', { name: 'Inga startgrupper än' })).toBeVisible();
    await page.user.click(screen.getByRole('button', { name: 'Skapa första startgruppen' }));
    const form = within(await screen.findByRole('dialog', { name: 'Ny startgrupp' }));
    expect(form.getByRole('textbox', { name: 'Namn' })).toHaveValue('Startgrupp 1');
    expect(form.getByRole('textbox', { name: 'Starttid' })).toHaveValue('18.30');
  });
});

describe('"Sök båt"', () => {
  beforeEach(async () => {
    fleet = await aFleet(2, { 'SWE 9': null, 'SWE 10': null, 'SWE 21': 0 });
    page = await openBoard(fleet);
  });

  test('leaves the boats that match, and says how many', async () => {
    await page.user.type(screen.getByRole('searchbox', { name: 'Sök båt' }), 'swe9');
    expect(await screen.findByText('1 båt hittades.')).toBeVisible();
    expect(boats('Utan startgrupp')).toHaveLength(1);
    expect(group('Startgrupp 1').getByText('Ingen båt i gruppen matchar sökningen.')).toBeVisible();
    expect(group('Startgrupp 1').getByText('1 båt')).toBeVisible();
  });

  test('is taken back with Escape', async () => {
    await page.user.type(screen.getByRole('searchbox', { name: 'Sök båt' }), 'zzz');
    expect(await screen.findByText('Ingen båt hittades.')).toBeVisible();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(boats('Utan startgrupp')).toHaveLength(2));
    expect(screen.getByText('3 båtar, 2 utan startgrupp')).toBeVisible();
  });
});

test('Tab reaches one row per column, and the arrows go from row to row', async () => {
  fleet = await aFleet(2, { 'SWE 9': null, 'SWE 10': null, 'SWE 11': null });
  page = await openBoard(fleet);
  const handles = screen.getAllByRole('button', { name: /^Flytta / });
  expect(handles.map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);

  handles[0]?.focus();
  await page.user.keyboard('{ArrowDown}{ArrowDown}');
  expect(handles[2]).toHaveFocus();
  await page.user.keyboard('{Home}');
  expect(handles[0]).toHaveFocus();
});
