import { startCluster, type Cluster } from '../../tools/provision/postgres';
import { serveApp, type ServedApp } from '../servedApp';
import { makeFaultClub, nodeEnv, tokenOf, type FaultClub } from './faultWorld';
import { counted, measured } from './figures';
import { describeOnPostgres, readSailing } from './installation';
import { startQuietLine, type QuietLine } from './quietLine';
import { until } from './until';
import { lossesOf, startWriters, type Writers } from './writers';

const WRITERS = 2;
/** When a browser gives up. */
const ANSWER_WITHIN_MS = 15_000;
const BACK_WITHIN_MS = 5_000;

describeOnPostgres('a line to PostgreSQL that falls silent', () => {
  let cluster: Cluster | undefined;
  let line: QuietLine | undefined;
  let node: ServedApp | undefined;
  let writers: Writers | undefined;

  afterAll(async () => {
    writers?.abandon();
    await node?.close();
    await line?.close();
    await cluster?.stop();
  });

  test('keeps nobody waiting for ever, and no write of that moment is lost or made twice', async () => {
    cluster = await startCluster();
    if (!cluster) throw new Error('PostgreSQL cannot be run here.');
    line = await startQuietLine(cluster.url);
    let made: FaultClub | undefined;
    node = await serveApp({
      env: nodeEnv(line.url),
      prepare: async (connection) => {
        made = await makeFaultClub(connection);
      },
    });
    if (!made) throw new Error('The club was not made');
    const club = made;
    const { url } = node;

    const working = startWriters({
      urls: [url],
      token: tokenOf(club.account),
      sailing: club.sailing,
      writers: WRITERS,
    });
    writers = working;
    await until('writes go on', () => working.acknowledged.length >= 20);
    line.hush();
    const before = working.sentAgain();
    const heard = await until(
      'every writer is told',
      () => working.sentAgain() >= before + WRITERS,
      2 * ANSWER_WITHIN_MS,
    );
    measured('until every writer was told', heard, 'ms', ANSWER_WITHIN_MS);
    line.speak();
    const goal = working.acknowledged.length + WRITERS;
    const back = await until(
      'writes go on',
      () => working.acknowledged.length >= goal || working.unexpected.length > 0,
    );
    measured('until writes were acknowledged again', back, 'ms', BACK_WITHIN_MS);
    await working.stop();

    expect(working.unexpected).toEqual([]);
    const { competitors } = await readSailing(url, club);
    const { lost, doubled } = lossesOf(working.acknowledged, competitors);
    counted('acknowledged writes lost', lost, 0);
    counted('doubled', doubled, 0);
    counted('boats that nobody acknowledged', competitors.length - working.acknowledged.length, 0);
    counted('calls without an answer in 15 s', working.hung(), 0);
  }, 120_000);
});
