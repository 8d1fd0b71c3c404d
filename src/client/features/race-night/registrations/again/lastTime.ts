import type { Boat } from '../../../../../shared/contract/boats';
import type { Id, WireDecimal } from '../../../../../shared/contract/common';
import type { Competitor, CompetitorPayload } from '../../../../../shared/contract/competitors';
import type { BoatNumbers } from '../../../../../shared/domain/boatNumbers';
import { peopleAboard } from '../../../../../shared/domain/crew';
import { sailNumberKey } from '../../../../../shared/domain/sailNumber';
import { formatDecimal } from '../../../../ui/format';
import { registrationTexts } from '../texts';

/** The own boat of an earlier entry: the same one, or one with its number where the entry has none or a lost one. */
export function boatOfLast(last: Competitor, boats: readonly Boat[]): Boat | undefined {
  const key = sailNumberKey(last.sail_number);
  const withNumber = ({ sail_number }: Boat) => key !== '' && sailNumberKey(sail_number) === key;
  return boats.find(({ id }) => id === last.boat) ?? boats.find(withNumber);
}

/** The helm of an earlier entry; the sailor's own name where it has none. */
export const helmOfLast = (last: Competitor, ownName: string): string => last.skipper_name || ownName;

interface Again {
  last: Competitor;
  /** Null where the earlier boat is none of the sailor's own. */
  boat: Boat | undefined;
  /** The boat's numbers of today. */
  numbers: BoatNumbers;
  helm: string;
}

/** The number that the entry comes to. An own number is the earlier one. */
function numberAgain({ last, boat, numbers }: Again): WireDecimal | null {
  return boat === undefined || last.rating_type === 'custom' ? last.rating : numbers[last.rating_type];
}

/** "Bris SWE 57 · Anna Ek med Bo · SRS 0,858 utan flygande segel": all that will be entered. */
export function wordsOfAgain(again: Again): string {
  const { last, boat, helm } = again;
  const { withCrew, aboard, ratings, noRating } = registrationTexts.again;
  const number = numberAgain(again);
  const isCounted = last.crew_count === peopleAboard(last.crew_names);
  return [
    [boat?.name ?? last.boat_name, boat?.sail_number ?? last.sail_number].filter(Boolean).join(' '),
    last.crew_names === '' ? helm : withCrew(helm, last.crew_names),
    isCounted ? '' : aboard(last.crew_count),
    number === null ? noRating[last.rating_type] : ratings[last.rating_type](formatDecimal(number)),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What is sent of the same entry in another sailing; null where something has to be said first. */
export function payloadAgain({ last, boat, helm }: Again, sailing: Id): CompetitorPayload | null {
  const { rating_type, rating, crew_names, crew_count } = last;
  const isCustom = rating_type === 'custom';
  if (boat === undefined || helm === '' || (isCustom && rating === null)) return null;
  return {
    ...{ sailing, boat: boat.id, skipper_name: helm, crew_names, crew_count, rating_type },
    ...(isCustom && { rating }),
    race_class: null,
  };
}
