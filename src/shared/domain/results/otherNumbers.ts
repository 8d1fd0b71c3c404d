import type { WireDecimal } from '../../contract/common';
import type { RatingType } from '../../contract/competitors';
import type { ResultRow, SailingResults } from '../../contract/sailings';
import { SRS_VARIANTS, type BoatNumbers } from '../boatNumbers';
import { toThousandths } from '../decimals';
import { readDuration } from '../duration';
import { correctedSeconds } from '../scoring/correctedTime';
import { longestElapsed } from './needs';
import { ownEvening } from './ownEvening';

/** What one of the boat's numbers gives for the time that was sailed. */
export interface NumberOutcome {
  type: RatingType;
  rating: WireDecimal;
  correctedS: number;
  place: number;
  /** True for the number that scores. */
  isUsed: boolean;
  /** Seconds more on the water that had kept the place as it is; null where the number had given a later place. */
  sparedS: number | null;
}

const secondsOf = (duration: string): number => Math.floor((readDuration(duration) ?? 0) / 1000);

/**
 * A what-if, which changes nothing: the time that was sailed with each of the boat's numbers, all others as they are.
 * The number that scores comes first. [] where corrected time does not decide, for a boat without place, and for one
 * without another number.
 */
export function otherNumbers(
  results: SailingResults,
  { competitor, rating_type }: { competitor: ResultRow['competitor']; rating_type: RatingType },
  numbers: BoatNumbers,
): NumberOutcome[] {
  const evening = ownEvening(results, competitor);
  if (!evening?.placed || evening.method !== 'corrected') return [];
  const { row, placed } = evening;
  if (row.elapsed_time === null || row.corrected_time === null || row.rating === null) return [];
  const [elapsedS, ownS] = [secondsOf(row.elapsed_time), secondsOf(row.corrected_time)];
  const winnerS = ownS - placed.behindWinnerS;
  const others = placed.fleet.filter((one) => one.competitor !== competitor).map(({ behindS }) => winnerS + behindS);

  const outcome = (type: RatingType, rating: WireDecimal, isUsed: boolean): NumberOutcome => {
    const thousandths = toThousandths(rating) ?? 0;
    const correctedS = correctedSeconds({ elapsedS, ratingThousandths: thousandths });
    const place = 1 + others.filter((seconds) => seconds < correctedS).length;
    const longest = longestElapsed(ownS + 1, thousandths);
    return {
      type,
      rating,
      correctedS,
      place,
      isUsed,
      sparedS: place > placed.place || longest === null ? null : longest - elapsedS,
    };
  };
  const variants = SRS_VARIANTS.flatMap((type) => {
    const rating = numbers[type];
    return type === rating_type || rating === null || rating === row.rating ? [] : [outcome(type, rating, false)];
  });
  return variants.length === 0 ? [] : [outcome(rating_type, row.rating, true), ...variants];
}
