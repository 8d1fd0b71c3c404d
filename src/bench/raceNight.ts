import { matchFinishes } from '../shared/domain/finish-matching/matchFinishes';
import { chancesAt, raceNeeds, type RacingBoat } from '../shared/domain/results/needs';
import { quantile } from '../testing/quantile';
import type { Figure } from './figure';
import { medianMs, numbersFrom } from './scoring';

const CROSSINGS = 500;
const MATCHING_GOAL_MS = 50;
/** Some boats are nameless: all of them is the most that there can be to pair. */
const NAMELESS = { 'a tenth nameless': 0.1, 'all nameless': 1 };

/** What two people wrote of boats that came within an hour. */
function twoLists(nameless: number) {
  const random = numbersFrom(CROSSINGS);
  const crossings = Array.from({ length: CROSSINGS }, () => random(3_600_000));
  const seen = (list: string) =>
    crossings.map((ms, boat) => ({
      id: `${list}${boat}`,
      ms: ms + random(1_000),
      boat: random(1_000) < nameless * 1_000 ? null : String(boat),
    }));
  return { main: seen('m'), reserve: seen('r') };
}

/** Time to compare two lists of a finish, 500 crossings each. */
export const measureFinishMatching = (): Figure[] =>
  Object.entries(NAMELESS).map(([name, share]) => {
    const { main, reserve } = twoLists(share);
    const value = medianMs(() => {
      const { rows } = matchFinishes(main, reserve);
      if (rows.length < CROSSINGS) throw new Error('crossings were lost');
    });
    return {
      name: `lists of a finish compared, ${CROSSINGS} × ${CROSSINGS}, ${name}`,
      value,
      unit: 'ms',
      goal: MATCHING_GOAL_MS,
    };
  });

const BOATS = 200;
const NEEDS_GOAL_MS = 5;
const ROUNDS = 200;
const START = Date.UTC(2026, 4, 27, 16, 30);

/** Every other boat is home; ratings and times differ from boat to boat. */
const raceOf = (round: number): RacingBoat[] =>
  Array.from({ length: BOATS }, (_, index) => ({
    id: index + 1,
    startMs: START + (index % 3) * 300_000,
    ratingThousandths: 800 + ((index * 37) % 400),
    seconds: index % 2 === 0 ? 2400 + ((index * 61 + round) % 1800) : null,
  }));

/** What every boat of a large race needs, from scratch, as after each finish that is written. */
export function measureNeeds(): Figure[] {
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const boats = raceOf(round);
    const begun = performance.now();
    chancesAt(raceNeeds(boats), START + 3_000_000 + round * 1000, false);
    times.push(performance.now() - begun);
  }
  const [first = 0] = times;
  return [
    { name: `needs of ${BOATS} boats, first time`, value: first, unit: 'ms' },
    { name: `needs of ${BOATS} boats`, value: quantile(times), unit: 'ms', goal: NEEDS_GOAL_MS },
  ];
}
