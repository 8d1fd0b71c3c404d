import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { competitorPaths } from '../../../../shared/contract/competitors';
import { startGroupPaths } from '../../../../shared/contract/startGroups';
import { aFleet, boatIn, group, openBoard, type Boats, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls } from '../../../../testing/tabs';

let fleet: Fleet;
let page: OpenedApp;

afterEach(async () => {
  page.leave();
  await fleet.close();
});

/** Six boats with numbers and one without. */
const NUMBERS: Record<string, number | null> = {
  'SWE 1': 812,
  'SWE 2': 848,
  'SWE 3': 876,
  'SWE 4': 934,
  'SWE 5': 967,
  'SWE 6': 1032,
  'SWE 7': null,
};
const BOATS: Boats = Object.fromEntries(Object.keys(NUMBERS).map((number) => [number, null]));

async function aRatedFleet(groups: number, boats = BOATS) {
  fleet = await aFleet(groups, boats);
  for (const [sail_number, base_rating_thousandths] of Object.entries(NUMBERS)) {
    await fleet.server.db
      .updateTable('competitors')
      .set({ base_rating_thousandths })
      .where('sail_number', '=', sail_number)
      .execute();
  }
}

async function openSuggestion() {
  page = await openBoard(fleet);
  const [button] = await screen.findAllByRole('button', { name: 'Föreslå startgrupper' });
  if (button) await page.user.click(button);
  return within(await screen.findByRole('dialog', { name: 'Föreslå startgrupper' }));
}

const facts = () => {
  const [list] = within(screen.getByRole('dialog')).getAllByRole('list');
  const headings = list ? within(list).getAllByRole('heading') : [];
  return headings.map((heading) => heading.parentElement?.textContent);
};

const saved = async () => {
  const groups = await fleet.server.db.selectFrom('start_groups').selectAll().orderBy('id').execute();
  const boats = await fleet.server.db
    .selectFrom('competitors')
    .select(['sail_number', 'start_group_id'])
    .orderBy('id')
    .execute();
  return groups.map(({ id, name, start_time, min_rating_thousandths: min, max_rating_thousandths: max }) => ({
    group: `${name} ${start_time} ${min ?? ''}–${max ?? ''}`,
    boats: boats.flatMap((boat) => (boat.start_group_id === id ? [boat.sail_number] : [])),
  }));
};

const use = async () => {
  await page.user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Använd förslaget' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
};

test('groups are shown before they are made, and one "Ångra" takes boats and groups back', async () => {
  await aRatedFleet(0);
  const dialog = await openSuggestion();
  expect(facts()).toEqual([
    'Startgrupp 1 · NySRS till 0,899Start 18.30 · 3 båtar',
    'Startgrupp 2 · NySRS från 0,900Start 18.35 · 3 båtar',
  ]);
  expect(dialog.getByText(/^1 båt utan SRS-tal ligger kvar där den är/)).toBeVisible();
  expect(dialog.getByText('6 båtar flyttas.')).toBeVisible();
  expect(await saved()).toEqual([]);

  await use();
  expect(await boatIn('Startgrupp 1', 'SWE 3 Vind 3')).toBeVisible();
  expect(await boatIn('Startgrupp 2', 'SWE 4 Vind 4')).toBeVisible();
  expect(group('Utan startgrupp').getAllByRole('button', { name: /^Flytta/ })).toHaveLength(1);
  await waitFor(async () =>
    expect(await saved()).toEqual([
      { group: 'Startgrupp 1 18:30:00 –899', boats: ['SWE 1', 'SWE 2', 'SWE 3'] },
      { group: 'Startgrupp 2 18:35:00 900–', boats: ['SWE 4', 'SWE 5', 'SWE 6'] },
    ]),
  );

  expect(await screen.findByText('6 båtar flyttades. Förslaget har 2 startgrupper.')).toBeVisible();
  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  await waitFor(async () => expect(await saved()).toEqual([]));
  expect(await screen.findByText('Förslaget ångrades. Båtar och startgrupper är som förut.')).toBeVisible();
  expect(screen.queryByRole('region', { name: 'Startgrupp 1' })).not.toBeInTheDocument();
  expect(group('Utan startgrupp').getAllByRole('button', { name: /^Flytta/ })).toHaveLength(7);
});

test('Ctrl+Z takes a proposal back as "Ångra" does', async () => {
  await aRatedFleet(0);
  await openSuggestion();
  await use();
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 3]));
  await page.user.keyboard('{Control>}z{/Control}');
  await waitFor(async () => expect(await saved()).toEqual([]));
});

test('a group that somebody has put a boat in stays when its proposal is taken back', async () => {
  await aRatedFleet(0);
  await openSuggestion();
  await use();
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 3]));
  const [, fast] = await fleet.server.db.selectFrom('start_groups').selectAll().orderBy('id').execute();
  const moves = [{ competitor: await fleet.idOf('SWE 7'), start_group: fast?.id }];
  await fleet.other('POST', competitorPaths.move(fleet.sailing.id), { moves });

  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Förslaget ångrades. Startgrupp 2 är kvar, för 1 båt ligger där.',
  );
  expect(await saved()).toEqual([{ group: 'Startgrupp 2 18:35:00 900–', boats: ['SWE 7'] }]);
  expect(await boatIn('Startgrupp 2', 'SWE 7 Vind 7')).toBeVisible();
});

test('groups that the proposal changed get their limits and times back, but not over what another has changed since', async () => {
  await aRatedFleet(2);
  await openSuggestion();
  await use();
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 3]));
  const [, fast] = fleet.groups;
  await fleet.other('PATCH', startGroupPaths.one(fast?.id ?? 0), { start_time: '18:50:00' });

  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Förslaget ångrades. Startgrupp 2 är kvar som den är, för någon annan har ändrat den sedan.',
  );
  expect(await saved()).toEqual([
    { group: 'Startgrupp 1 18:30:00 –', boats: [] },
    { group: 'Startgrupp 2 18:50:00 900–', boats: [] },
  ]);
});

test('limits alone are taken back where no boat was moved', async () => {
  await aRatedFleet(2, { 'SWE 1': 0, 'SWE 2': 0, 'SWE 3': 0, 'SWE 4': 1, 'SWE 5': 1, 'SWE 6': 1 });
  await openSuggestion();
  await use();
  expect(await screen.findByText('Startgrupperna sparades. Alla båtar låg redan rätt.')).toBeVisible();
  expect((await saved()).map(({ group: name }) => name)).toEqual([
    'Startgrupp 1 18:30:00 –899',
    'Startgrupp 2 18:35:00 900–',
  ]);
  await page.user.click(screen.getByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('Förslaget ångrades. Båtar och startgrupper är som förut.')).toBeVisible();
  expect((await saved()).map(({ group: name }) => name)).toEqual([
    'Startgrupp 1 18:30:00 –',
    'Startgrupp 2 18:35:00 –',
  ]);
});

test('without a network the groups wait for their boats, and go when it is back', async () => {
  await aRatedFleet(0);
  await openSuggestion();
  await use();
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 3]));
  let isOffline = true;
  const watch = watchCalls((_, send) => (isOffline ? noNetwork() : send()));
  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByText('6 flyttar väntar på anslutning')).toBeVisible();
  expect(screen.getByRole('region', { name: 'Startgrupp 1' })).toBeVisible();
  isOffline = false;
  dispatchEvent(new Event('online'));
  await waitFor(async () => expect(await saved()).toEqual([]));
  watch.stop();
});

test('boat moves that are refused leave the groups as they are', async () => {
  await aRatedFleet(0);
  await openSuggestion();
  await use();
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 3]));
  const moves = [{ competitor: await fleet.idOf('SWE 4'), start_group: null }];
  await fleet.other('POST', competitorPaths.move(fleet.sailing.id), { moves });
  await boatIn('Utan startgrupp', 'SWE 4 Vind 4');

  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Flytten kunde inte ångras\. /);
  expect((await saved()).map(({ boats }) => boats.length)).toEqual([3, 2]);
});

test('the official can change number, order, times and limits, and the preview follows', async () => {
  await aRatedFleet(0);
  const dialog = await openSuggestion();
  await page.user.click(dialog.getByRole('button', { name: '3 grupper' }));
  expect(facts()).toHaveLength(3);
  await page.user.click(dialog.getByRole('button', { name: 'Snabbast startar först' }));
  await page.user.clear(dialog.getByRole('textbox', { name: 'Minuter mellan starterna' }));
  await page.user.type(dialog.getByRole('textbox', { name: 'Minuter mellan starterna' }), '10');
  const limit = dialog.getByRole('textbox', { name: 'Startgrupp 1, SRS från' });
  await page.user.clear(limit);
  expect(dialog.getByText('Skriv ett SRS-tal som är högre än gränsen för den långsammare gruppen.')).toBeVisible();
  expect(dialog.getByRole('button', { name: 'Använd förslaget' })).toBeDisabled();
  await page.user.type(limit, '1,000');
  expect(facts()).toEqual([
    'Startgrupp 1 · NySRS från 1,000Start 18.30 · 1 båt',
    expect.stringMatching(/^Startgrupp 2 · NySRS 0,\d{3}–0,999Start 18\.40 · 3 båtar$/),
    expect.stringMatching(/^Startgrupp 3 · NySRS till 0,\d{3}Start 18\.50 · 2 båtar$/),
  ]);
});

test('a limit is moved on the line by keys, its boats change groups at once, and the field shows the same number', async () => {
  await aRatedFleet(0);
  const dialog = await openSuggestion();
  const line = dialog.getByRole('slider', { name: 'Gräns mellan Startgrupp 1 och Startgrupp 2' });
  const field = dialog.getByRole('textbox', { name: 'Startgrupp 2, SRS från' });
  expect(line).toHaveAttribute('aria-valuetext', 'SRS 0,900, Startgrupp 1 3 båtar, Startgrupp 2 3 båtar');
  expect(line).toHaveAccessibleDescription(/^Dra gränserna på linjen/);
  line.focus();
  await page.user.keyboard('{PageUp}{PageUp}{PageUp}{ArrowRight}{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(field).toHaveValue('0,934');
  await page.user.keyboard('{ArrowRight}');
  expect(line).toHaveAttribute('aria-valuetext', 'SRS 0,935, Startgrupp 1 4 båtar, Startgrupp 2 2 båtar');
  expect(facts()).toEqual([
    'Startgrupp 1 · NySRS till 0,934Start 18.30 · 4 båtar',
    'Startgrupp 2 · NySRS från 0,935Start 18.35 · 2 båtar',
  ]);
  await page.user.clear(field);
  await page.user.type(field, '0,850');
  expect(line).toHaveValue('850');
  fireEvent.change(line, { target: { value: 880 } });
  expect(field).toHaveValue('0,880');
  await use();
  await waitFor(async () =>
    expect((await saved()).map(({ group: name }) => name)).toEqual([
      'Startgrupp 1 18:30:00 –879',
      'Startgrupp 2 18:35:00 880–',
    ]),
  );
});

test('a limit stops at the next one, also where the fastest start first', async () => {
  await aRatedFleet(0);
  const dialog = await openSuggestion();
  await page.user.click(dialog.getByRole('button', { name: '3 grupper' }));
  await page.user.click(dialog.getByRole('button', { name: 'Snabbast startar först' }));
  const fast = dialog.getByRole('slider', { name: 'Gräns mellan Startgrupp 2 och Startgrupp 1' });
  const slow = dialog.getByRole('slider', { name: 'Gräns mellan Startgrupp 3 och Startgrupp 2' });
  slow.focus();
  await page.user.keyboard('{End}');
  expect(Number(slow.getAttribute('aria-valuenow'))).toBe(Number(fast.getAttribute('aria-valuenow')) - 1);
  expect(dialog.getByRole('button', { name: 'Använd förslaget' })).toBeEnabled();
});

test('existing groups get the limits, and one that is left over is mentioned and stays', async () => {
  await aRatedFleet(3);
  const dialog = await openSuggestion();
  expect(facts()).toEqual([
    'Startgrupp 1SRS till 0,899Start 18.30 · 3 båtar',
    'Startgrupp 2SRS från 0,900Start 18.35 · 3 båtar',
  ]);
  expect(dialog.getByText('Startgrupp 3 blir tom och är kvar.')).toBeVisible();
  await use();
  await waitFor(async () =>
    expect((await saved()).map(({ group: name, boats }) => [name, boats.length])).toEqual([
      ['Startgrupp 1 18:30:00 –899', 3],
      ['Startgrupp 2 18:35:00 900–', 3],
      ['Startgrupp 3 18:40:00 –', 0],
    ]),
  );
});

test('groups with limits of their own keep them, and nothing but the boats is sent', async () => {
  await aRatedFleet(2);
  const [slow, fast] = fleet.groups;
  const table = fleet.server.db.updateTable('start_groups');
  await table
    .set({ max_rating_thousandths: 849 })
    .where('id', '=', slow?.id ?? 0)
    .execute();
  await table
    .set({ min_rating_thousandths: 850 })
    .where('id', '=', fast?.id ?? 0)
    .execute();
  const watch = watchCalls();
  const dialog = await openSuggestion();
  expect(dialog.getByRole('button', { name: 'Gruppernas egna gränser', pressed: true })).toBeVisible();
  expect(facts()).toEqual([
    'Startgrupp 1SRS till 0,849Start 18.30 · 2 båtar',
    'Startgrupp 2SRS från 0,850Start 18.35 · 4 båtar',
  ]);
  await page.user.click(dialog.getByRole('button', { name: 'Använd förslaget' }));
  await waitFor(async () => expect((await saved()).map(({ boats }) => boats.length)).toEqual([2, 4]));
  expect(watch.calls.filter(({ method, path }) => method !== 'GET' && path.includes('start-groups'))).toEqual([]);
  watch.stop();
});
