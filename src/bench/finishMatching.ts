import { matchFinishes } from '../shared/domain/finish-matching/matchFinishes';
import { medianMs, numbersFrom } from './scoring';
import type { Figure } from './figure';

const BOATS = 500;
const GOAL_MS = 50;
/** Some boats are nameless: all of them is the most that there can be to pair. */
const NAMELESS = { 'a tenth nameless': 0.1, 'all nameless': 1 };

/** What two people wrote of boats that came within an hour. */
function twoLists(nameless: number) {
  const random = numbersFrom(BOATS);
  const crossings = Array.from({ length: BOATS }, () => random(3_600_000));
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
      if (rows.length < BOATS) throw new Error('crossings were lost');
    });
    return { name: `lists of a finish compared, ${BOATS} × ${BOATS}, ${name}`, value, unit: 'ms', goal: GOAL_MS };
  });
