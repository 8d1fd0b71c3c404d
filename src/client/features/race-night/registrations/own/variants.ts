import type { Boat, BoatModel } from '../../../../../shared/contract/boats';
import type { WireDecimal } from '../../../../../shared/contract/common';
import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import {
  byVariant,
  effectiveNumbers,
  NO_NUMBERS,
  type BoatNumbers,
  type SrsVariant,
} from '../../../../../shared/domain/boatNumbers';

type Entered = Pick<Competitor, 'boat' | 'boat_model' | 'rating_type' | 'rating' | 'base_rating'>;

/** The numbers that the server fills in: the boat's own, else those of its type. */
export function knownVariants(entry: Entered, boats: readonly Boat[], models: readonly BoatModel[]): BoatNumbers {
  const boat = boats.find(({ id }) => id === entry.boat);
  const model = models.find(({ id }) => id === entry.boat_model);
  return effectiveNumbers(boat ?? NO_NUMBERS, model);
}

/** The numbers to choose between: those, and what the entry itself has. */
export const shownVariants = (entry: Entered, known: BoatNumbers): BoatNumbers =>
  byVariant((variant) => {
    if (variant === entry.rating_type) return entry.rating;
    return known[variant] ?? (variant === 'srs' ? entry.base_rating : null);
  });

/** What is sent for a choice. A number that the server cannot know goes with it. */
export const variantChange = (
  variant: SrsVariant,
  known: BoatNumbers,
  number: WireDecimal,
): Pick<CompetitorPayload, 'rating_type' | 'rating'> => ({
  rating_type: variant,
  ...(known[variant] === null && { rating: number }),
});
