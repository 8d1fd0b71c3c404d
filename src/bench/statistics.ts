import { setTimeout as sleep } from 'node:timers/promises';
import { competitorPaths } from '../shared/contract/competitors';
import { sailingPaths } from '../shared/contract/sailings';
import { statisticsPaths, type ClubStatistics } from '../shared/contract/statistics';
import { quantile } from '../testing/quantile';
import type { Call } from '../testing/servedCalls';
import type { Figure } from './figure';
import { EVENINGS, LAST_SEASON, SEASONS, STARTERS, tenSeasons, type TenSeasons } from './seasons';
import { makeWorld, officialOf, type World } from './world';

const BOATS = 40;
const PER_SECOND = 200;
const SECONDS = 8;
const WARM_UP_S = 2;
/** A time is written so often while others read, as on an evening. */
const WRITE_EVERY_MS = 1_000;
const GOAL_P95_MS = 50;

/** Asks at an even rate, whether or not what was asked before is answered. Resolves with the times, in ms. */
async function asked(world: World, token: string, paths: readonly string[], seconds: number): Promise<number[]> {
  const times: Promise<number>[] = [];
  const headers = { Authorization: `Bearer ${token}` };
  const ask = async (path: string) => {
    const begun = performance.now();
    const reply = await fetch(`${world.app.url}${path}`, { headers });
    await reply.arrayBuffer();
    if (!reply.ok) throw new Error(`${path} answered ${reply.status}`);
    return performance.now() - begun;
  };
  const from = performance.now();
  for (let number = 0; number < PER_SECOND * seconds; number += 1) {
    const due = from + (number * 1000) / PER_SECOND;
    await sleep(Math.max(0, due - performance.now()));
    times.push(ask(paths[number % paths.length] ?? ''));
  }
  return Promise.all(times);
}

/** Writes a time now and then, so that what is kept is stale. Resolves when `until` is over. */
async function writing(world: World, until: Promise<unknown>): Promise<void> {
  const { call } = await officialOf(world);
  let isOver = false;
  void until.finally(() => (isOver = true));
  for (let seconds = 3_600; !isOver; seconds += 1) {
    const boat = world.boats[seconds % world.boats.length] ?? 0;
    await call('PATCH', competitorPaths.elapsedTime(boat), { elapsed_time: String(seconds) });
    await sleep(WRITE_EVERY_MS);
  }
}

/** Every season of the club, some of its boats, its courses and a sailor. */
async function everyPath({ slug }: World, { courses, sailor }: TenSeasons, call: Call): Promise<string[]> {
  const years = Array.from({ length: SEASONS }, (_, index) => LAST_SEASON - index);
  const { season } = await call<ClubStatistics>('GET', statisticsPaths.ofClub(slug, LAST_SEASON));
  return [
    ...years.map((year) => statisticsPaths.ofClub(slug, year)),
    ...season.boats_most.map(({ competitor }) => statisticsPaths.ofBoat(competitor)),
    ...courses.map(statisticsPaths.ofCourse),
    statisticsPaths.ofSailor(sailor),
  ];
}

async function worldOfSeasons(): Promise<{ world: World; seasons: TenSeasons }> {
  let seasons: TenSeasons | undefined;
  const world = await makeWorld(BOATS, {
    furnish: async (connection, club) => {
      seasons = await tenSeasons(connection, club);
    },
  });
  if (!seasons) throw new Error('The seasons were not made');
  return { world, seasons };
}

/** Statistics of ten seasons at 200 requests a second: while nothing changes, and beside an evening's writes. */
export async function measureStatistics(): Promise<Figure[]> {
  const { world, seasons } = await worldOfSeasons();
  try {
    const { call, token } = await officialOf(world);
    await call('PATCH', sailingPaths.one(world.sailing), { status: 'ongoing' });
    const paths = await everyPath(world, seasons, call);
    const first: number[] = [];
    for (const path of paths) {
      const begun = performance.now();
      await call('GET', path);
      first.push(performance.now() - begun);
    }
    await asked(world, token, paths, WARM_UP_S);
    const quiet = await asked(world, token, paths, SECONDS);
    const beside = asked(world, token, paths, SECONDS);
    await writing(world, beside);

    const what = `statistics of ${SEASONS} seasons of ${EVENINGS} × ${STARTERS} boats`;
    const rate = `${PER_SECOND} a second`;
    return [
      { name: `${what}: rebuilt, median`, value: quantile(first), unit: 'ms' },
      { name: `${what}, ${rate}: p95`, value: quantile(quiet, 0.95), unit: 'ms', goal: GOAL_P95_MS },
      {
        name: `${what}, ${rate} beside writes: p95`,
        value: quantile(await beside, 0.95),
        unit: 'ms',
        goal: GOAL_P95_MS,
      },
    ];
  } finally {
    await world.app.close();
  }
}
