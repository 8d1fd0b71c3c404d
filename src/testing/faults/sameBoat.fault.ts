import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { startGroupPaths, type StartGroup } from '../../shared/contract/startGroups';
import { isEqual, readBoats } from './boatState';
import { callsOf, type Send } from './callsOf';
import type { FaultClub } from './faultWorld';
import { counted, measured, rounds } from './figures';
import {
  describeInstallations,
  followAll,
  headOf,
  install,
  only,
  readSailing,
  sum,
  type Installation,
} from './installation';
import { until } from './until';

const PAIRS = rounds({ short: 100, long: 1_000 });
const BOATS = 10;

/** Where two officials want the same boat, both at the version that both have on screen. */
interface Race {
  boat: Competitor;
  groups: readonly [number, number];
}

describeInstallations('two officials who move the same boat', (engine) => {
  let installation: Installation;
  let club: FaultClub;
  let officials: readonly [Send, Send];

  beforeAll(async () => {
    installation = await install({
      engine,
      nodes: engine === 'postgres' ? 2 : 1,
      clubs: [{ sockets: 2, boats: BOATS }],
    });
    club = only(installation.clubs);
    const [first = '', second = first] = installation.urls;
    officials = [callsOf(first, club), callsOf(second, club)];
  }, 60_000);
  afterAll(() => installation.close());

  const url = () => installation.urls[0] ?? '';

  async function aGroup(name: string): Promise<number> {
    const { text } = await officials[0]('POST', startGroupPaths.list, { sailing: club.sailing, name });
    return (JSON.parse(text) as StartGroup).id;
  }

  async function race({ boat, groups }: Race) {
    const move = (send: Send, start_group: number) =>
      send('POST', competitorPaths.move(club.sailing), {
        moves: [{ competitor: boat.id, start_group, version: boat.version }],
      });
    const replies = await Promise.all([move(officials[0], groups[0]), move(officials[1], groups[1])]);
    const winner = replies.findIndex(({ status }) => status === 200);
    const losers = replies
      .filter(({ status }) => status === 409)
      .map(({ text }) => JSON.parse(text) as { detail: string; current: unknown });
    return {
      hasOneWinner: winner >= 0 && losers.length === 1,
      isTold: losers.every(({ current }) =>
        JSON.stringify(current).includes(`"start_group":${groups[winner === 0 ? 0 : 1]}`),
      ),
    };
  }

  test('one of them wins, the other learns where the boat is now, and both see the same', async () => {
    const followers = followAll(installation, club, 2);
    await until('both follow', () => followers.every((follower) => follower.isSubscribed()));
    await Promise.all(followers.map((follower) => readBoats(url(), club, follower)));
    const groups: [number, number] = [await aGroup('A'), await aGroup('B')];

    const outcomes: Awaited<ReturnType<typeof race>>[] = [];
    for (let raced = 0; raced < PAIRS; raced += BOATS) {
      const { competitors } = await readSailing(url(), club);
      outcomes.push(...(await Promise.all(competitors.map((boat) => race({ boat, groups })))));
      // Back to where the next race begins: a boat is not moved to the group that it is already in, and both would be
      // right.
      await officials[0]('POST', competitorPaths.move(club.sailing), {
        moves: competitors.map(({ id }) => ({ competitor: id, start_group: null })),
      });
    }

    const sailing = await readSailing(url(), club);
    const head = await headOf(installation, club);
    const settled = await until('both are at the head', () => followers.every((follower) => follower.head() >= head));
    measured('pairs', outcomes.length, '');
    measured('both at the head after the last move', settled, 'ms', 1_000);
    counted('pairs without exactly one winner', outcomes.filter(({ hasOneWinner }) => !hasOneWinner).length, 0);
    counted('losers who were not told', outcomes.filter(({ isTold }) => !isTold).length, 0);
    const places = sailing.start_groups.map(({ competitors }) => competitors.length);
    counted('boats in the sailing, each in one place', sum([...places, sailing.ungrouped_competitors.length]), BOATS);
    for (const follower of followers) expect(await isEqual(url(), club, follower)).toBe(true);
  });
});
