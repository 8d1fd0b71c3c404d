import { setTimeout as sleep } from 'node:timers/promises';
import { competitorPaths } from '../shared/contract/competitors';
import { publicationPaths } from '../shared/contract/publications';
import { sailingPaths, type Sailing } from '../shared/contract/sailings';
import { publicPaths } from '../shared/domain/publication/publicPaths';
import type { Figure } from './figure';
import { load } from './load';
import { makeWorld, officialOf, type World } from './world';

const BOATS = 60;
const SECONDS = 5;
const ROUNDS = 3;
const WARM_UP_S = 2;
/** A thousand requests a second that are answered with 304, and three hundred whole pages. */
const GOAL_SAME_US = 1_000;
const GOAL_WHOLE_US = 3_333;
/** 500 strangers whose pages ask again each minute are eight requests a second; five times that is a busy evening. */
const STRANGERS_A_SECOND = 40;
/** With strangers four fifths of the writes are made that are made without. */
const GOAL_WRITES = 1.25;

/** Publishes the result as it is. Resolves with the path of its page. */
export async function publishResult(world: World): Promise<string> {
  const { call } = await officialOf(world);
  await call('POST', publicationPaths.ofSailing(world.sailing), { state: 'preliminary' });
  return publicPaths.sailing(world.slug, await call<Sailing>('GET', sailingPaths.one(world.sailing)));
}

/** A published result with a time for each boat. Resolves with the path of its page. */
async function published(world: World): Promise<string> {
  const { call } = await officialOf(world);
  await call('PATCH', sailingPaths.one(world.sailing), { status: 'ongoing' });
  for (const [index, boat] of world.boats.entries())
    await call('PATCH', competitorPaths.elapsedTime(boat), { elapsed_time: String(3_600 + index) });
  return publishResult(world);
}

const usEach = ({ requests, seconds }: { requests: number; seconds: number }): number => (1e6 * seconds) / requests;

let typed = 5_000;

/** Times are written one after the other. Resolves with how many a second. */
async function writeFor(world: World, seconds: number): Promise<number> {
  const { call } = await officialOf(world);
  const from = performance.now();
  let written = 0;
  for (; performance.now() - from < seconds * 1000; written += 1) {
    typed += 1;
    const boat = world.boats[typed % world.boats.length] ?? 0;
    await call('PATCH', competitorPaths.elapsedTime(boat), { elapsed_time: String(typed) });
  }
  return (1000 * written) / (performance.now() - from);
}

/** Strangers ask at an even rate, with what they have read last. */
async function strangers(url: string, seconds: number): Promise<void> {
  let tag = '';
  const ask = async () => {
    const reply = await fetch(url, { headers: { 'If-None-Match': tag } });
    await reply.arrayBuffer();
    tag = reply.headers.get('etag') ?? tag;
  };
  const asked: Promise<void>[] = [];
  const from = performance.now();
  for (let number = 0; number < STRANGERS_A_SECOND * seconds; number += 1) {
    await sleep(Math.max(0, from + (number * 1000) / STRANGERS_A_SECOND - performance.now()));
    asked.push(ask());
  }
  await Promise.all(asked);
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length;

/** The public page of a result of sixty boats: for those who have it, for those who come, and beside an evening's writes. */
export async function measurePublicPages(): Promise<Figure[]> {
  const world = await makeWorld(BOATS, { env: { RATE_LIMIT: 'off' } });
  try {
    const path = await published(world);
    const { url } = world.app;
    const headers = { 'Accept-Encoding': 'br' };
    const { headers: answered } = await fetch(`${url}${path}`, { headers });
    const known = { ...headers, 'If-None-Match': answered.get('etag') ?? '' };
    await load({ url, paths: [path], headers: known, seconds: WARM_UP_S });
    const same = await load({ url, paths: [path], headers: known, seconds: SECONDS });
    const whole = await load({ url, paths: [path], headers, seconds: SECONDS });

    const [quiet, beside]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await writeFor(world, SECONDS));
      const reading = strangers(`${url}${path}`, SECONDS);
      beside.push(await writeFor(world, SECONDS));
      await reading;
    }
    const what = `public page of ${BOATS} boats`;
    return [
      { name: `${what}, 304: each`, value: usEach(same), unit: 'µs', goal: GOAL_SAME_US },
      { name: `${what}, whole: each`, value: usEach(whole), unit: 'µs', goal: GOAL_WHOLE_US },
      { name: `${what}: writes a second without strangers`, value: mean(quiet), unit: '' },
      {
        name: `${what}: writes a second beside ${STRANGERS_A_SECOND} requests a second`,
        value: mean(beside),
        unit: '',
      },
      {
        name: `${what}: writes without against beside`,
        value: mean(quiet) / mean(beside),
        unit: '×',
        goal: GOAL_WRITES,
      },
    ];
  } finally {
    await world.app.close();
  }
}
