import type { PursuitPlan } from '../../contract/sailings';
import { dividedBy, parseFraction, halfUp, minus, thousandths, times, whole } from './fraction';
import { exactOffset, plannedElapsed, pursuitCourse, roundedOffset } from './pursuitCourse';

export interface PursuitStart<Boat> {
  boat: Boat;
  /** Seconds after `plan.first_start`, the reference boat's start; negative for a boat that starts earlier. */
  offsetS: number;
}

/**
 * Who starts when in a pursuit start by SRS, first start first and boats of one start in the order given. The plan has
 * been checked: its texts are of the wire, and ratings are above zero.
 */
export function pursuitStarts<Boat extends { ratingThousandths: number }>(
  plan: PursuitPlan,
  boats: readonly Boat[],
): PursuitStart<Boat>[] {
  const course = pursuitCourse('srs', plan.basis, plan.reference_rating);
  return boats
    .map((boat) => ({
      boat,
      offsetS: roundedOffset(exactOffset(course, thousandths(boat.ratingThousandths)), plan.rounding),
    }))
    .sort((a, b) => a.offsetS - b.offsetS);
}

export interface PlanCheck {
  /** The planned elapsed time of the boat, in whole seconds, rounded half up. */
  plannedS: number;
  /**
   * The boat's time missed the planned one by more than the plan allows, so corrected time decides. Never true where
   * the plan has no limit.
   */
  isMissed: boolean;
}

/** Compares the elapsed time of the first boat over the line with the time planned for its number. */
export function recalculation(plan: PursuitPlan, winnerElapsedS: number, winnerRatingThousandths: number): PlanCheck {
  const course = pursuitCourse('srs', plan.basis, plan.reference_rating);
  const planned = plannedElapsed(course, thousandths(winnerRatingThousandths));
  const plannedS = halfUp(planned);
  if (plan.recalculate_percent === null) return { plannedS, isMissed: false };

  const missed = minus(dividedBy(whole(winnerElapsedS), planned), whole(1));
  const limit = dividedBy(parseFraction(String(plan.recalculate_percent)), whole(100));
  const size = missed.over < 0n ? times(missed, whole(-1)) : missed;
  return { plannedS, isMissed: minus(size, limit).over > 0n };
}
