import { setTimeout as sleep } from 'node:timers/promises';
import { competitorPaths } from '../shared/contract/competitors';
import { sailingPaths } from '../shared/contract/sailings';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { converse, makeRoom, openSockets, type Room } from './sockets';
import { officialOf } from './world';

const BOATS = 2_000;
const SOCKETS = 200;
const READERS = 200;
/** A reader asks at most so often, as a page does that follows results. */
const EVERY_MS = 500;
const SECONDS = 8;
/** Of no readers, then of all of them; again, since machines have moods. */
const ROUNDS = 3;
const GOAL_AGAINST_QUIET = 2;
const GOAL_READ_MS = 1_500;

/** In seconds; each is another, since a time that stands already is no write. */
let typed = 3_600;

/** Times are written one after the other, as one official does who types fast. Resolves with how many a second. */
async function writeFor(room: Room, seconds: number): Promise<number> {
  const { call } = await officialOf(room);
  const from = performance.now();
  let written = 0;
  while (performance.now() - from < seconds * 1000) {
    const boat = room.boats[typed % room.boats.length] ?? 0;
    typed += 1;
    await call('PATCH', competitorPaths.elapsedTime(boat), { elapsed_time: String(typed) });
    written += 1;
  }
  return (1000 * written) / (performance.now() - from);
}

interface Waits {
  waits: number[];
  failed: number;
}

/** Writes with and without people who read the sailing itself, which is made anew after each of them. */
export async function measureReaders(): Promise<Figure[]> {
  const room = await makeRoom(SOCKETS, BOATS);
  const [sockets, readers] = [converse('socketClients'), converse('readerClients')];
  try {
    const { call } = await officialOf(room);
    await call('PATCH', sailingPaths.one(room.sailing), { status: 'ongoing' });
    await openSockets(sockets, room, SOCKETS);
    await writeFor(room, 2);

    const quiet: number[] = [];
    const read: number[] = [];
    const waits: number[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      quiet.push(await writeFor(room, SECONDS));
      const heard = readers.hear<Waits>('waits');
      const url = `${room.app.url}${sailingPaths.one(room.sailing)}`;
      const forMs = (SECONDS + 2) * 1000;
      readers.tell({ read: { url, tokens: room.tokens, count: READERS, everyMs: EVERY_MS, forMs } });
      await sleep(1000);
      read.push(await writeFor(room, SECONDS));
      const answers = await heard;
      if (answers.failed > 0) throw new Error(`${answers.failed} reads of ${url} failed`);
      waits.push(...answers.waits);
    }
    const what = `${BOATS} boats, ${SOCKETS} sockets`;
    return [
      { name: `writes, ${what}`, value: quantile(quiet), unit: '/s' },
      { name: `writes, ${what}, ${READERS} readers`, value: quantile(read), unit: '/s' },
      {
        name: `writes without readers against with ${READERS}`,
        value: quantile(quiet) / quantile(read),
        unit: '×',
        goal: GOAL_AGAINST_QUIET,
      },
      { name: `reads beside writes, ${what}: p50`, value: quantile(waits), unit: 'ms' },
      { name: `reads beside writes, ${what}: p95`, value: quantile(waits, 0.95), unit: 'ms', goal: GOAL_READ_MS },
    ];
  } finally {
    await sockets.end();
    await readers.end();
    await room.app.close();
  }
}
