import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { START_CHECK_MS } from '../../server/resources/sailings/startTimer';
import { localDateOf, localTimeOf } from '../../shared/domain/time';
import { aSailingRecord } from '../records';
import { isEqual } from './boatState';
import { tokenOf } from './faultWorld';
import { counted, lengthMs, measured } from './figures';
import { sequenceFaults, type Follower } from './follower';
import { describeInstallations, followAll, headOf, install, readSailing, sum, type Installation } from './installation';
import { hideAndDelete, keepSecrets, pryInto, type SecretKeeping } from './secrets';
import { mountSmallVolume, type SmallVolume } from './smallVolume';
import { until } from './until';
import { lossesOf, type Writers } from './writers';

const LENGTH_MS = lengthMs({ short: 0.5, long: 10 });
const FOLLOWERS = 20;
const WRITERS = 4;
const WRITE_EVERY_MS = 150;
const VOLUME_MB = 512;
const CALM_MS = 700;
const FULL_MS = 1_500;
/** Less than an access token lives, more than what a clock that is put right moves by. */
const JUMP_MS = 14 * 60_000;
const BACK_WITHIN_MS = 120_000;

/** Read by every process of the installation: how far its clock is off. */
interface WrongClock {
  env: { NODE_OPTIONS: string };
  set(ms: number): Promise<void>;
  remove(): Promise<void>;
}

async function wrongClock(): Promise<WrongClock> {
  const folder = await mkdtemp(join(tmpdir(), 'styrbord-clock-'));
  const file = join(folder, 'off-by');
  await writeFile(file, '0');
  const code = `
    import { readFileSync } from 'node:fs';
    const RealDate = Date;
    let offMs = 0;
    const look = () => { offMs = Number(readFileSync(${JSON.stringify(file)}, 'utf8')) || 0; };
    setInterval(() => { try { look(); } catch {} }, 50).unref();
    const now = () => RealDate.now() + offMs;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given, made) => Reflect.construct(target, given.length > 0 ? given : [now()], made),
      get: (target, name) => (name === 'now' ? now : target[name]),
    });`;
  return {
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` },
    set: (ms) => writeFile(file, String(ms)),
    remove: () => rm(folder, { recursive: true }),
  };
}

describeInstallations('everything at once', (engine) => {
  let installation: Installation;
  let clock: WrongClock;
  let volume: SmallVolume | null = null;

  beforeAll(async () => {
    clock = await wrongClock();
    volume = engine === 'sqlite' ? await mountSmallVolume(VOLUME_MB) : null;
    installation = await install({
      engine,
      nodes: engine === 'postgres' ? 2 : 1,
      clubs: [{ sockets: FOLLOWERS }, { sockets: 1 }],
      env: { ...clock.env, ...(volume && { DATA_DIR: volume.dir }) },
    });
  }, 300_000);
  afterAll(async () => {
    await installation.close();
    await clock.remove();
    await volume?.remove();
  });

  test(
    'loses nothing, does nothing twice, and tells nobody what is not theirs or not so',
    async () => {
      const [club, quiet] = installation.clubs;
      if (!club || !quiet) throw new Error('Two clubs are wanted');
      const begun = performance.now();
      const isOver = () => performance.now() - begun > LENGTH_MS;
      const followers = followAll(installation, club, FOLLOWERS);
      await until('everybody follows', () => followers.every((follower) => follower.isSubscribed()));
      const token = () => tokenOf(club.account);
      const { sailing } = club;
      const writers = installation.write({ token, sailing, writers: WRITERS, pauseMs: WRITE_EVERY_MS });
      const keeping = keepSecrets(quiet, isOver);

      const [blows] = await Promise.all([
        strikeOnAndOn({ installation, clock, volume, followers, isOver }),
        hideAndDelete(installation.urls, keeping),
        pryInto(installation.urls, keeping),
      ]);
      await writers.stop();

      measured(`${Math.round(LENGTH_MS / 1000)} s; blows of each kind`, blows.rounds, '');
      await tellWrites(installation, writers);
      await tellFollowers(installation, followers);
      await tellSecrets(installation, keeping);
      counted('sailings that a wrong clock started', await startedOf(installation, blows.planned), 0);
    },
    LENGTH_MS + 600_000,
  );
});

interface Battle {
  installation: Installation;
  clock: WrongClock;
  volume: SmallVolume | null;
  followers: readonly Follower[];
  isOver: () => boolean;
}

/** One blow after the other while everybody works, each kind at least once. */
async function strikeOnAndOn(battle: Battle): Promise<{ rounds: number; planned: number[] }> {
  const { installation, isOver } = battle;
  const [first, second = first] = installation.nodes;
  const planned: number[] = [];
  let rounds = 0;
  for (; rounds === 0 || !isOver(); rounds += 1) {
    await first?.kill();
    await first?.restart();
    await wait(CALM_MS);
    await takeDatabaseAway(battle);
    await wait(CALM_MS);
    planned.push(await turnClock(battle));
    await battle.volume?.fill();
    await second?.kill();
    await battle.volume?.free();
    await second?.restart();
    await wait(CALM_MS);
  }
  return { rounds, planned };
}

/** Half of those who follow are cut off meanwhile. */
async function takeDatabaseAway({ installation: { cluster }, volume, followers }: Battle): Promise<void> {
  const cutOff = followers.slice(0, FOLLOWERS / 2);
  cutOff.forEach((follower) => follower.cut());
  await cluster?.crash();
  await cluster?.start();
  await volume?.fill();
  await wait(FULL_MS);
  await volume?.free();
  cutOff.forEach((follower) => follower.mend());
}

/** Long enough for every node to look whether a sailing is to start. Resolves with one that was not to. */
async function turnClock({ installation, clock }: Battle): Promise<number> {
  const planned = await planSailing(installation);
  await clock.set(JUMP_MS);
  await wait(START_CHECK_MS * 1.1);
  await clock.set(0);
  return planned;
}

/** A sailing whose time comes just before that which a wrong clock says. */
const planSailing = ({ inDatabase, clubs: [, quiet] }: Installation): Promise<number> =>
  inDatabase(async (connection) => {
    if (!quiet) throw new Error('Whose sailing?');
    const start = Date.now() + JUMP_MS - 60_000;
    const times = { start_date: localDateOf(start), start_time: localTimeOf(start) };
    return (await aSailingRecord(connection, quiet, times)).id;
  });

const startedOf = ({ inDatabase }: Installation, planned: readonly number[]): Promise<number> =>
  inDatabase(async ({ db }) => {
    const rows = await db.selectFrom('sailings').select(['status']).where('id', 'in', planned).execute();
    return rows.filter(({ status }) => status !== 'upcoming').length;
  });

async function tellWrites(installation: Installation, writers: Writers): Promise<void> {
  const [club] = installation.clubs;
  if (!club) return;
  const { competitors } = await readSailing(installation.urls[0] ?? '', club);
  const { lost, doubled } = lossesOf(writers.acknowledged, competitors);
  expect(writers.unexpected).toEqual([]);
  measured('boats entered and acknowledged', writers.acknowledged.length, '');
  measured('sent again under their key', writers.sentAgain(), '');
  counted('lost', lost, 0);
  counted('doubled', doubled, 0);
  counted('boats that nobody acknowledged', competitors.length - writers.acknowledged.length, 0);
  counted('503 without Retry-After', writers.withoutRetryAfter(), 0);
}

async function tellFollowers(installation: Installation, followers: readonly Follower[]): Promise<void> {
  const [club] = installation.clubs;
  if (!club) return;
  const head = await headOf(installation, club);
  const atHead = () => followers.every((follower) => follower.head() >= head);
  measured('everybody at the head', await until('all at the head', atHead, BACK_WITHIN_MS), 'ms');
  const faults = followers.map((follower) => sequenceFaults(follower, head));
  counted('changes that a socket missed', sum(faults.map(({ gaps }) => gaps)), 0);
  counted('changes that a socket was told twice', sum(faults.map(({ duplicates }) => duplicates)), 0);
  counted('full reloads', sum(followers.map((follower) => follower.reloads())), 0);
  let wrong = 0;
  for (const follower of followers) {
    if (!(await isEqual(installation.urls[0] ?? '', club, follower))) wrong += 1;
  }
  counted('sockets that know something else than the server', wrong, 0);
}

async function tellSecrets(installation: Installation, keeping: SecretKeeping): Promise<void> {
  const { club, kept, secrets, wrong, leaked, counts } = keeping;
  const { competitors } = await readSailing(installation.urls[0] ?? '', club);
  const names = new Map(competitors.map(({ id, skipper_name }) => [id, skipper_name]));
  measured('changes acknowledged and read again', counts.writes, '');
  measured(`answers and logs that strangers were given, of ${secrets.size} secrets`, counts.looks, '');
  measured('names in the logs that anybody may know', counts.named, '');
  expect(counts.named).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
  expect([...new Set(leaked)]).toEqual([]);
  counted('renamed boats lost', [...kept].filter(([id, name]) => names.get(id) !== name).length, 0);
  counted('deleted boats that are back', competitors.filter(({ id }) => !kept.has(id)).length, 0);
  counted('wrong', wrong.length, 0);
  counted('leaked', leaked.length, 0);
}
