import type { Id, WireDecimal } from '../contract/common';
import type { RaceClass } from '../contract/raceClasses';
import { isInInterval } from './rating';

type ClassRule = Pick<RaceClass, 'id' | 'kind' | 'boat_model' | 'min_rating' | 'max_rating'>;

interface ClassedCompetitor {
  boat_model: Id | null;
  /** Full crew, flying sails: what classes go by, also where another number scores. */
  base_rating: WireDecimal | null;
}

const hasLimits = ({ min_rating, max_rating }: ClassRule): boolean => min_rating !== null || max_rating !== null;

const takes = (rule: ClassRule, boat: ClassedCompetitor): boolean => {
  if (rule.kind === 'one_design') return rule.boat_model !== null && rule.boat_model === boat.boat_model;
  return hasLimits(rule) && isInInterval(boat.base_rating, rule);
};

const KINDS_FIRST_TO_LAST = ['one_design', 'srs', 'open'] as const;

/**
 * The class whose rules a boat meets: the one-design class of its model, else the first whose interval holds its SRS
 * number, else the open class without limits. null when there is none.
 */
export function matchingRaceClass<C extends ClassRule>(boat: ClassedCompetitor, classes: readonly C[]): C | null {
  for (const kind of KINDS_FIRST_TO_LAST) {
    const fit = classes.find((rule) => rule.kind === kind && takes(rule, boat));
    if (fit) return fit;
  }
  return classes.find((rule) => rule.kind === 'open' && !hasLimits(rule)) ?? null;
}
