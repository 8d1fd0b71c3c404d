import type { Id, WireDate, WireDecimal } from '../contract/common';
import type { CompetitorPayload, RatingType } from '../contract/competitors';
import type { RaceClass } from '../contract/raceClasses';
import { NO_NUMBERS, type BoatNumbers } from './boatNumbers';
import { peopleAboard } from './crew';
import { matchingRaceClass } from './raceClassOf';
import type { Entrant } from './sameEntrant';

/** An earlier entry of a boat. Omitted fields are unknown. */
export interface EarlierEntry extends Entrant {
  boat_model_name?: string | null;
  crew_names: string;
  crew_count?: number;
  club_name?: string;
  rating: WireDecimal | null;
  rating_type: RatingType;
  base_rating?: WireDecimal | null;
  categories?: string[];
}

/** The sailing that the boat is entered in now, and what is known about it. */
export interface EntrySetting {
  sailing: { id: Id; start_date: WireDate };
  classes: readonly RaceClass[];
  /** The date of the earlier entry. */
  sailed: WireDate;
  /** The numbers of the boat's type in this year's table, where known. */
  model: BoatNumbers | undefined;
}

interface Numbers {
  base_rating: WireDecimal | null;
  rating: WireDecimal | null;
}

const yearOf = (date: WireDate): string => date.slice(0, 4);

/**
 * The numbers as last time. In a new year those of the table: certificates end with the year, and each spring brings
 * new tables. A number that the club has set itself stays.
 */
function numbersAgain(
  { rating, rating_type, base_rating = null }: EarlierEntry,
  { sailing, sailed, model }: EntrySetting,
): Numbers {
  const isOld = yearOf(sailing.start_date) !== yearOf(sailed);
  const table = isOld && model ? model : NO_NUMBERS;
  const asLastTime = base_rating ?? (rating_type === 'srs' ? rating : null);
  return {
    rating: rating_type === 'custom' ? rating : (table[rating_type] ?? rating),
    base_rating: table.srs ?? asLastTime ?? model?.srs ?? null,
  };
}

/**
 * Returns the payload of a new entry from an earlier one: the same people, number and variant, in the class of this
 * sailing whose rules it meets. The group is left to the server, which knows what has started; so are, in a new year,
 * the numbers of a registered boat, since it knows the certificate.
 */
export function entryAgain(earlier: EarlierEntry, setting: EntrySetting): CompetitorPayload {
  const { sailor, boat, boat_model, skipper_name, sail_number, boat_name, crew_names, rating_type } = earlier;
  const numbers = numbersAgain(earlier, setting);
  const isOld = yearOf(setting.sailing.start_date) !== yearOf(setting.sailed);
  return {
    ...{ sailor, boat, boat_model, skipper_name, sail_number, boat_name, crew_names, rating_type },
    ...(boat_model === null && earlier.boat_model_name && { boat_model_name: earlier.boat_model_name }),
    sailing: setting.sailing.id,
    crew_count: earlier.crew_count ?? peopleAboard(crew_names),
    club_name: earlier.club_name ?? '',
    categories: earlier.categories ?? [],
    ...(boat !== null && isOld ? {} : numbers),
    race_class: matchingRaceClass({ boat_model, base_rating: numbers.base_rating }, setting.classes)?.id ?? null,
  };
}
