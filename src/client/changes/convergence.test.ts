import fc from 'fast-check';
import type { Id } from '../../shared/contract/common';
import { inStartOrder } from '../../shared/domain/startGroups';
import { bySailNumber } from '../../shared/domain/sailNumber';
import { modelClient, type ModelClient, type Request } from '../../testing/modelClient';
import { modelServer, type ModelServer } from '../../testing/modelServer';
import type { RootState } from '../state/rootState';
import { selectFinishRows } from './finishRows';
import { selectBoard } from './board';
import { selectSailing, selectSailingsOfClub } from '../state/rowSelectors';
import { temporaryId } from './kinds/entry';

const RUNS = Number(process.env.CONVERGENCE_RUNS ?? (process.env.CI === 'true' ? 1_000 : 300));
const CLUB = 1;
const SAILING = 1;
const MANY = 1_000;

interface World {
  server: ModelServer;
  client: ModelClient;
  /** Answers to reads that come after everything else. */
  late: Request[];
}

/** One thing that happens. `a` and `b` choose among what there is. */
type Happening = (world: World, a: number, b: number) => void;

const pick = <T>(list: readonly T[], index: number): T | undefined => list[index % list.length];

function withOne<T>(list: readonly T[], index: number, act: (one: T) => void): void {
  const one = pick(list, index);
  if (one !== undefined) act(one);
}

const aGroup = (server: ModelServer, index: number): Id | null => pick([null, ...server.groups()], index) ?? null;

function shuffled<T>(list: readonly T[], seed: number): T[] {
  return list
    .map((item, index) => ({ item, key: (index * 7919 + seed * 104_729) % 31 }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** Times that differ, and none now and then. */
const someTime = (index: number): string | null =>
  index % 5 === 0 ? null : `01:${String(index % 60).padStart(2, '0')}:00`;

const someOf = (competitors: readonly Id[], a: number): Id[] =>
  competitors.filter((_, index) => (a >> index) % 2 === 1);

const happenings: Record<string, Happening> = {
  // Others change things.
  'other moves': ({ server }, a, b) =>
    withOne(server.boats(), a, (competitor) => server.moveBoat(competitor, aGroup(server, b))),
  'other renames boat': ({ server }, a, b) =>
    withOne(server.boats(), a, (competitor) => server.renameBoat(competitor, `Båt ${b}`)),
  'other times boat': ({ server }, a, b) =>
    withOne(server.boats(), a, (competitor) => server.timeBoat(competitor, someTime(b))),
  'other adds boat': ({ server }, a) => server.addBoat(aGroup(server, a)),
  'other removes boat': ({ server }, a) => withOne(server.boats(), a, (competitor) => server.removeBoat(competitor)),
  'other adds group': ({ server }) => server.addGroup(),
  'other renames group': ({ server }, a, b) =>
    withOne(server.groups(), a, (group) => server.renameGroup(group, `Grupp ${b}`)),
  'other removes group': ({ server }, a) => withOne(server.groups(), a, (group) => server.removeGroup(group)),
  'other publishes': ({ server }) => server.setPublished(true),
  'other unpublishes': ({ server }) => server.setPublished(false),
  'server is restored': ({ server, client }) => {
    client.disconnect();
    server.restore();
  },
  // This screen does things.
  'own move': ({ server, client }, a, b) => client.move(someOf(server.boats(), a), aGroup(server, b)),
  'own move again': ({ server, client }, a, b) =>
    withOne(server.boats(), a, (competitor) => client.move([competitor], aGroup(server, b))),
  'own finish': ({ server, client }, a, b) =>
    withOne(server.boats(), a, (competitor) => client.finish(competitor, someTime(b))),
  'own finish of an unknown boat': ({ client }, a) => client.finish(null, someTime(a)),
  'own entry': ({ server, client }, a) => client.enter(aGroup(server, a)),
  'own move of a boat just entered': ({ server, client }, a, b) =>
    withOne(client.entered(), a, (competitor) => client.move([competitor], aGroup(server, b))),
  'own finish of a boat just entered': ({ client }, a, b) =>
    withOne(client.entered(), a, (competitor) => client.finish(competitor, someTime(b))),
  'own undo': ({ client }) => client.undo(),
  'own read': ({ client }) => client.askSailing(),
  'own read of the list': ({ client }) => client.askList(),
  // The network does things, in any order.
  'queue sends': ({ client }) => client.sendNext(),
  'server deals': ({ client }, a) => withOne(client.requests, a, (request) => request.deal()),
  'answer comes': ({ client }, a) => withOne(client.requests, a, (request) => client.answer(request)),
  'answer to a read is late': ({ client, late }, a) =>
    withOne(
      client.requests.filter(({ isRead }) => isRead),
      a,
      (request) => {
        client.delay(request);
        late.push(request);
      },
    ),
  'answer is lost': ({ client }, a) => withOne(client.requests, a, (request) => client.lose(request)),
  'frames come': ({ client }, a) => client.receive(1 + (a % 4), (frames) => frames),
  'frames come out of order': ({ client }, a, b) => client.receive(1 + (a % 5), (frames) => shuffled(frames, b)),
  'frames come twice': ({ client }, a, b) =>
    client.receive(1 + (a % 5), (frames) => [...frames, ...shuffled(frames, b)]),
  'frames come again': ({ client }, a, b) => client.receiveAgain(a % 16, 1 + (b % 3)),
  'connection drops': ({ client }) => client.disconnect(),
  'connection resumes': ({ client }) => client.connect(true),
  'connection begins anew': ({ client }) => client.connect(false),
};

const names = Object.keys(happenings);
const schedules = fc.array(fc.tuple(fc.constantFrom(...names), fc.nat(63), fc.nat(63)), {
  minLength: 5,
  maxLength: 60,
  size: 'max',
});

/** The weather clears up: everything under way arrives, in whatever order, and nothing more happens. */
function settle({ client }: World, seed: number): void {
  const drain = () => {
    for (const request of shuffled(client.requests, seed)) client.answer(request);
  };
  for (let round = 0; round < MANY; round += 1) {
    if (!client.isConnected()) client.connect(seed % 2 === 0);
    if (seed % 3 === 0) drain();
    client.receive(MANY, (frames) => (seed % 5 === 0 ? shuffled(frames, seed) : frames));
    drain();
    client.sendNext();
    if (client.mustRead()) {
      client.askList();
      client.askSailing();
    }
    if (client.requests.length === 0 && client.state().pendingChanges.queue.length === 0 && !client.mustRead()) break;
  }
  client.receive(MANY, (frames) => frames);
}

/** As `expect().toEqual()`, which takes far longer to say yes: this is asked half a million times. */
function expectSame(found: unknown, wanted: unknown): void {
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted);
}

const sorted = <T extends { id: Id }>(rows: readonly T[]): T[] => [...rows].sort((a, b) => a.id - b.id);

/** Counts take no number, so only a read is sure to bring them. */
const withoutCounts = <T extends { id: Id }>(rows: readonly T[]): T[] =>
  sorted(rows).map((row) => ({ ...row, competitor_count: 0 }));

/** A sailing's number rises with what is below it, without a frame of its own. */
const withoutNumber = <T extends { id: Id }>(rows: readonly T[]): T[] =>
  sorted(rows).map((row) => ({ ...row, version: 0 }));

function expectTruth({ server, client }: World, isMember: boolean, hasJustRead: boolean): void {
  const state = client.state();
  const truth = server.read(isMember);
  const shown = <T extends { sailing: Id; id: Id }>(rows: Record<Id, T>) =>
    Object.values(rows).filter(({ sailing }) => sailing === SAILING);
  expectSame(withoutNumber(selectSailingsOfClub(state, CLUB)), withoutNumber(server.readList(isMember).sailings));
  expectSame(state.pendingChanges.queue, []);
  expectSame(
    selectFinishRows(state, SAILING).filter(({ isPending }) => isPending),
    [],
  );
  if (!truth) return;

  const groups = truth.sailing.start_groups.map(({ competitors: _, ...row }) => row);
  const compared = hasJustRead ? sorted : withoutCounts;
  expectSame(sorted(shown(state.competitors.entities)), sorted(truth.sailing.competitors));
  expectSame(compared(shown(state.startGroups.entities)), compared(groups));
  const idsIn = (group: Id | null) =>
    bySailNumber(truth.sailing.competitors.filter((row) => row.start_group === group)).map(({ id }) => id);
  expectSame(
    selectBoard(state, SAILING).map(({ group, competitorIds }) => [group?.id ?? null, competitorIds]),
    [null, ...inStartOrder(groups).map(({ id }) => id)].map((id) => [id, idsIn(id)]),
  );
}

/** Boats that are held and not being taken back, and those of own entries whose rows have not come. */
function boatsToShow({ pendingChanges: { queue }, competitors: { entities } }: RootState): Id[] {
  const held = Object.values(entities);
  const withdrawn = queue.flatMap((change) =>
    change.kind === 'withdrawal' ? change.withdrawals.map(({ competitor }) => competitor) : [],
  );
  const entered = queue.flatMap((change) => {
    const hasCome =
      change.kind !== 'entry' || held.some(({ sail_number }) => sail_number === change.boat.entry.sail_number);
    return hasCome ? [] : [temporaryId(change.id)];
  });
  const shown = [...held.map(({ id }) => id), ...entered].filter((id) => !withdrawn.includes(id));
  return shown.toSorted((a, b) => a - b);
}

/** Whatever is going on, a boat that is held or entered is on the board, once. */
function expectWholeBoard({ client }: World): void {
  const onBoard = selectBoard(client.state(), SAILING).flatMap(({ competitorIds }) => competitorIds);
  expectSame(
    onBoard.toSorted((a, b) => a - b),
    boatsToShow(client.state()),
  );
}

/** And in the finish sheet, with those that own finishes are about to make, each under a key of its own. */
function expectWholeSheet({ client }: World): void {
  const state = client.state();
  const rows = selectFinishRows(state, SAILING);
  expectSame(
    rows.flatMap(({ id }) => id ?? []).toSorted((a, b) => a - b),
    selectSailing(state, SAILING) ? boatsToShow(state) : [],
  );
  expectSame(new Set(rows.map(({ key }) => key)).size, rows.length);
}

test.each([
  ['a club account, who sees all', true],
  ['a reader outside the club, who sees what is published', false],
])(`any schedule of news, moves and bad network ends in the server's state: %s`, (_, isMember) => {
  fc.assert(
    fc.property(schedules, fc.nat(1_000), (schedule, seed) => {
      const server = modelServer();
      const world: World = { server, client: modelClient(server, isMember), late: [] };
      world.client.connect(false);

      for (const [name, a, b] of schedule) {
        // Only the club's own accounts move and time boats.
        if (isMember || !/^own (move|finish|entry)/.test(name)) happenings[name]?.(world, a, b);
        expectWholeBoard(world);
        expectWholeSheet(world);
      }
      settle(world, seed);
      expectTruth(world, isMember, false);

      world.client.askList();
      world.client.askSailing();
      settle(world, seed);
      for (const request of world.late) world.client.answer(request);
      world.client.receiveAgain(0, MANY);
      settle(world, seed);
      expectTruth(world, isMember, true);
    }),
    { numRuns: RUNS },
  );
});
