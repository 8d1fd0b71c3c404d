import { randomUUID } from 'node:crypto';
import { competitorPaths, type Competitor } from '../../shared/contract/competitors';
import { sailingPaths, type Sailing } from '../../shared/contract/sailings';
import type { Call } from '../../testing/servedCalls';
import type { Figure } from './figure';
import { makeWorld, officialOf, type World } from './world';

const ROUNDS = 10;
const WRITES_PER_ROUND = 200;
/** Writers at work at once, so that a kill always finds some writes half-way. */
const WRITERS = 8;

interface Entry {
  key: string;
  sailNumber: string;
}

interface Losses {
  acknowledged: number;
  /** Writes that were under way at the kill and were sent again, under the same key. */
  sentAgain: number;
  lost: number;
  doubled: number;
}

/** Enters boats until the queue is empty or the server is gone. What got no answer is put back into the queue. */
async function enter(queue: Entry[], world: World, { call, onAcknowledged }: { call: Call; onAcknowledged: (entry: Entry) => void }) {
  const unanswered: Entry[] = [];
  const writer = async () => {
    for (let entry = queue.shift(); entry; entry = queue.shift()) {
      try {
        const body = { sailing: world.sailing, sail_number: entry.sailNumber, skipper_name: 'Sara Seglare' };
        await call('POST', competitorPaths.list, body, entry.key);
        onAcknowledged(entry);
      } catch (error) {
        unanswered.push(entry);
        // A refusal is an answer: only a connection that broke is what this measures.
        if (!(error instanceof TypeError)) throw error;
        return;
      }
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, writer));
  queue.unshift(...unanswered);
  return unanswered.length;
}

async function playRound(world: World, round: number): Promise<Losses> {
  const queue = Array.from({ length: WRITES_PER_ROUND }, (_, index) => ({
    key: randomUUID(),
    sailNumber: `SWE ${1 + round * WRITES_PER_ROUND + index}`,
  }));
  const killAt = Math.round((WRITES_PER_ROUND * (round + 0.5)) / ROUNDS);
  const acknowledged: Entry[] = [];
  let killed: Promise<void> | undefined;

  const { call } = await officialOf(world);
  const onAcknowledged = (entry: Entry) => {
    acknowledged.push(entry);
    if (acknowledged.length === killAt) killed = world.app.kill();
  };
  const sentAgain = await enter(queue, world, { call, onAcknowledged });
  await killed;
  await world.app.restart();

  await enter(queue, world, { call, onAcknowledged });
  const { competitors } = await call<Sailing>('GET', sailingPaths.one(world.sailing));
  return { acknowledged: acknowledged.length, sentAgain, ...compare(acknowledged, competitors) };
}

function compare(acknowledged: readonly Entry[], competitors: readonly Competitor[]): { lost: number; doubled: number } {
  const found = new Map<string, number>();
  for (const { sail_number } of competitors) found.set(sail_number, (found.get(sail_number) ?? 0) + 1);
  return {
    lost: acknowledged.filter(({ sailNumber }) => !found.has(sailNumber)).length,
    doubled: [...found.values()].filter((count) => count > 1).length,
  };
}

/** kill -9 of the server in the midst of writes, on SQLite: what was acknowledged must be there once, and what is sent again too. */
export async function measureDurability(): Promise<Figure[]> {
  const world = await makeWorld(0);
  const sum: Losses = { acknowledged: 0, sentAgain: 0, lost: 0, doubled: 0 };
  try {
    for (let round = 0; round < ROUNDS; round += 1) {
      const losses = await playRound(world, round);
      for (const [name, count] of Object.entries(losses)) sum[name as keyof Losses] += count;
    }
  } finally {
    await world.app.close();
  }
  return [
    { name: `kill -9, ${ROUNDS} rounds: writes acknowledged`, value: sum.acknowledged, unit: '' },
    { name: 'kill -9: writes under way, sent again under their key', value: sum.sentAgain, unit: '' },
    { name: 'kill -9: lost', value: sum.lost, unit: '', goal: 0 },
    { name: 'kill -9: doubled', value: sum.doubled, unit: '', goal: 0 },
  ];
}
