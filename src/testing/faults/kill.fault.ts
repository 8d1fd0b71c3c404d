import { sql } from 'kysely';
import { counted, measured, rounds } from './figures';
import { tokenOf } from './faultWorld';
import { describeInstallations, install, only, readSailing, type Installation } from './installation';
import { until } from './until';
import { lossesOf, type Writers } from './writers';

const KILLS = rounds({ short: 3, long: 50 });
/** Writers at work at once, so that a kill always finds some writes half-way. */
const WRITERS = 8;
const FEWEST_WRITES = 20;
const MORE_WRITES = 40;
const UP_WITHIN_MS = 3_000;

describeInstallations('a server that is killed in the midst of writes', (engine) => {
  let installation: Installation;

  beforeAll(async () => {
    installation = await install({ engine, clubs: [{}] });
  }, 60_000);
  afterAll(() => installation.close());

  /** Kills after a number of writes that nobody knows beforehand; how long the server then takes to be there again. */
  async function killOnce(writers: Writers): Promise<number> {
    const node = only(installation.nodes);
    const goal = writers.acknowledged.length + FEWEST_WRITES + Math.floor(Math.random() * MORE_WRITES);
    await until('writes go on', () => writers.acknowledged.length >= goal || writers.unexpected.length > 0);
    await node.kill();
    const begun = performance.now();
    await node.restart();
    return performance.now() - begun;
  }

  test('has every write that it acknowledged, once', async () => {
    const club = only(installation.clubs);
    const writers = installation.write({ token: tokenOf(club.account), sailing: club.sailing, writers: WRITERS });
    const up: number[] = [];
    for (let kill = 0; kill < KILLS; kill += 1) up.push(await killOnce(writers));
    await writers.stop();

    expect(writers.unexpected).toEqual([]);
    const { competitors } = await readSailing(only(installation.urls), club);
    const { lost, doubled } = lossesOf(writers.acknowledged, competitors);
    measured(`kills: ${KILLS}, writes acknowledged`, writers.acknowledged.length, '');
    measured('writes under way at a kill, sent again under their key', writers.sentAgain(), '');
    measured('longest time from start to serving', Math.max(...up), 'ms', UP_WITHIN_MS);
    counted('lost', lost, 0);
    counted('doubled', doubled, 0);
    counted('boats that nobody acknowledged', competitors.length - writers.acknowledged.length, 0);
    if (engine === 'sqlite') expect(await integrity(installation)).toEqual(['ok']);
  }, 600_000);
});

const integrity = ({ inDatabase }: Installation): Promise<string[]> =>
  inDatabase(async ({ db }) => {
    const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db);
    return rows.map(({ integrity_check }) => integrity_check);
  });
