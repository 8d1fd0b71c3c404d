import { screen, waitFor, within } from '@testing-library/react';
import { competitorPaths } from '../../../../shared/contract/competitors';
import { aFleet, boatIn, group, handle, openBoard, type Fleet } from '../../../../testing/openBoard';
import type { OpenedApp } from '../../../../testing/openApp';
import { noNetwork, watchCalls, type SentCall } from '../../../../testing/tabs';

type Intervention = (call: SentCall, send: () => Promise<Response>) => Promise<Response>;

let fleet: Fleet;
let page: OpenedApp;
let watch: ReturnType<typeof watchCalls>;
/** Answers the page's own moves; other calls pass through. */
let ofMoves: Intervention;

const BOAT = 'SWE 9 Vind 9';

beforeEach(async () => {
  fleet = await aFleet(3, { 'SWE 9': null, 'SWE 10': null });
  ofMoves = (_, send) => send();
  watch = watchCalls((call, send) => (call.path.endsWith('/move-competitors/') ? ofMoves(call, send) : send()));
  page = await openBoard(fleet);
});

afterEach(async () => {
  page.leave();
  watch.stop();
  await fleet.close();
});

async function moveTo(place: 1 | 2 | 3, boat = BOAT) {
  handle(boat).focus();
  await page.user.keyboard('m');
  await screen.findByRole('menu', { name: `Flytta ${boat} till` });
  await page.user.keyboard(String(place));
  await boatIn(`Startgrupp ${place}`, boat);
}

async function otherMovesTo(place: 1 | 2 | 3) {
  const move = { competitor: await fleet.idOf('SWE 9'), start_group: fleet.groups[place - 1]?.id };
  await fleet.other('POST', competitorPaths.move(fleet.sailing.id), { moves: [move] });
}

/** The server has the boat in the group. */
const savedIn = (place: 1 | 2 | 3 | null) =>
  waitFor(async () => {
    const rows = fleet.server.db.selectFrom('competitors').select('start_group_id').where('sail_number', '=', 'SWE 9');
    expect((await rows.executeTakeFirstOrThrow()).start_group_id).toBe(
      place === null ? null : fleet.groups[place - 1]?.id,
    );
  });

test('"Ångra" in the toast takes the move back', async () => {
  await moveTo(2);
  await savedIn(2);
  await page.user.click(await screen.findByRole('button', { name: 'Ångra' }));
  expect(await boatIn('Utan startgrupp', BOAT)).toBeVisible();
  expect(await screen.findByText('Flytten ångrades.')).toBeVisible();
  await savedIn(null);
});

test('Ctrl+Z takes back one move after the other', async () => {
  await moveTo(1);
  await moveTo(2);
  await page.user.keyboard('{Control>}z{/Control}');
  expect(await boatIn('Startgrupp 1', BOAT)).toBeVisible();
  await page.user.keyboard('{Control>}z{/Control}');
  expect(await boatIn('Utan startgrupp', BOAT)).toBeVisible();
  await savedIn(null);
});

test('Ctrl+Z in a text field belongs to the text', async () => {
  await moveTo(1);
  await page.user.click(screen.getByRole('searchbox', { name: 'Sök båt' }));
  await page.user.keyboard('{Control>}z{/Control}');
  await savedIn(1);
  expect(screen.queryByText('Flytten ångrades.')).not.toBeInTheDocument();
});

test('an undo never overwrites what another official has done since', async () => {
  await moveTo(1);
  await savedIn(1);
  await otherMovesTo(3);
  await boatIn('Startgrupp 3', BOAT);
  await page.user.keyboard('{Control>}z{/Control}');

  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Flytten kunde inte ångras. Någon annan har ändrat detta. Ladda om och försök igen. SWE 9 Vind 9 ligger i Startgrupp 3.',
  );
  expect(await boatIn('Startgrupp 3', BOAT)).toBeVisible();
  await savedIn(3);
});

test('a refused move shows where the other official put the boat, and why', async () => {
  ofMoves = async () => {
    await otherMovesTo(3);
    await waitFor(() =>
      expect(Object.values(page.store.getState().competitors.entities).some((row) => row.start_group !== null)).toBe(
        true,
      ),
    );
    return Response.json({ detail: 'Du har inte tillåtelse att utföra denna förfrågan.' }, { status: 403 });
  };
  await moveTo(1);

  expect(await boatIn('Startgrupp 3', BOAT)).toBeVisible();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'SWE 9 Vind 9 kunde inte flyttas. Du har inte tillåtelse att utföra denna förfrågan. SWE 9 Vind 9 ligger i Startgrupp 3.',
  );
  expect(group('Startgrupp 1').queryByText('SWE 9')).not.toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ångra' })).not.toBeInTheDocument());
});

test('without a network the moves wait, visibly, and are sent when it is back', async () => {
  ofMoves = noNetwork;
  await moveTo(2);
  await moveTo(1, 'SWE 10 Vind 0');

  const row = group('Startgrupp 2').getByRole('listitem');
  expect(await within(row).findByRole('img', { name: 'Väntar på anslutning' })).toBeInTheDocument();
  expect(await screen.findByText('2 flyttar väntar på anslutning')).toBeVisible();
  await savedIn(null);

  ofMoves = (_, send) => send();
  dispatchEvent(new Event('online'));
  await savedIn(2);
  await waitFor(() => expect(screen.queryByText('Väntar på anslutning', { exact: false })).not.toBeInTheDocument());
  expect(screen.queryByRole('img', { name: 'Väntar på anslutning' })).not.toBeInTheDocument();
});
