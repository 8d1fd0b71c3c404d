import type { SeenCrossing } from './alignLists';
import { matchFinishes } from './matchFinishes';

const RUNS = process.env.CI === 'true' ? 2_000 : 100;
const BOATS = 40;
const MISSED = 0.04;
const MISREAD = 0.03;
const UNNAMED = 0.1;
const HAND_MS = 500;
const CLOCK_MS = 2_000;

/** Numbers that look random and are the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

interface Witnessed extends SeenCrossing {
  /** Which crossing it really was. */
  truth: number;
}

/** What somebody by the line writes down: some boats are missed, some misread, some left without a name. */
function witnessed(name: string, crossings: readonly number[], random: () => number): Witnessed[] {
  const clock = (2 * random() - 1) * CLOCK_MS;
  return crossings.flatMap((ms, truth) => {
    const [isMissed, isMisread, isUnnamed] = [random() < MISSED, random() < MISREAD, random() < UNNAMED];
    const other = Math.floor(random() * BOATS);
    const at = Math.round(ms + clock + (2 * random() - 1) * HAND_MS);
    if (isMissed) return [];
    const boat = isUnnamed ? null : String(isMisread ? other : truth);
    return [{ id: `${name}${truth}`, boat, ms: at, truth }];
  });
}

function simulate(spanMs: number) {
  const sum = { pairs: 0, right: 0, both: 0, agreed: 0, wronglyAgreed: 0 };
  for (let seed = 1; seed <= RUNS; seed += 1) {
    const random = randomFrom(seed);
    const crossings = Array.from({ length: BOATS }, () => random() * spanMs);
    const main = witnessed('m', crossings, random);
    const reserve = witnessed('r', crossings, random);
    const ofMain = new Set(main.map(({ truth }) => truth));
    sum.both += reserve.filter(({ truth }) => ofMain.has(truth)).length;
    for (const row of matchFinishes(main, reserve).rows) {
      if (!row.main || !row.reserve) continue;
      const isRight = row.main.truth === row.reserve.truth;
      sum.pairs += 1;
      if (isRight) sum.right += 1;
      if (row.kind === 'agree') sum.agreed += 1;
      if (row.kind === 'agree' && !isRight) sum.wronglyAgreed += 1;
    }
  }
  const { pairs, right, both, agreed, wronglyAgreed } = sum;
  return { right: right / pairs, found: right / both, wrong: wronglyAgreed / agreed, agreed: agreed / pairs };
}

describe(`two people who write down ${BOATS} boats, ${RUNS} times`, () => {
  it.each([
    ['10 minutes', 600_000, 0.99],
    ['60 seconds', 60_000, 0.93],
  ])('are paired rightly where the boats come within %s', (_span, spanMs, atLeast) => {
    const { right, found, wrong, agreed } = simulate(spanMs);
    expect(right).toBeGreaterThanOrEqual(atLeast);
    expect(found).toBeGreaterThanOrEqual(atLeast);
    expect(wrong).toBeLessThanOrEqual(0.002);
    // Most of what is right is agreed without anybody's help.
    expect(agreed).toBeGreaterThan(0.5);
  });
});
