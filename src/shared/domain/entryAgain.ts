import type { Id, WireDate, WireDecimal } from '../contract/common';
import type { CompetitorPayload, RatingType } from '../contract/competitors';
import type { RaceClass } from '../contract/raceClasses';
import { NO_NUMBERS, type BoatNumbers } from './boatNumbers';
import { raceClassOf } from './raceClassOf';
import type { RatingInterval } from './rating';
import type { Entrant } from './sameEntrant';
import { startGroupOf } from './startGroupOf';

/** A boat as she was entered before. What is left out is not known. */
export interface EarlierEntry extends Entrant {
  crew_names: string;
  crew_count?: number;
  club_name?: string;
  rating: WireDecimal | null;
  rating_type: RatingType;
  base_rating?: WireDecimal | null;
  categories?: string[];
}

/** Where she is entered now, and what is known of it. */
export interface EntrySetting {
  sailing: { id: Id; start_date: WireDate };
  groups: readonly (RatingInterval & { id: Id })[];
  classes: readonly RaceClass[];
  /** The day that she was entered for before. */
  sailed: WireDate;
  /** The numbers of her type in this year's table, where they are known. */
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

/** The helm and those who are named. */
const aboard = (crewNames: string): number => 1 + crewNames.split(',').filter((name) => name.trim() !== '').length;

/**
 * Enters a boat as she was entered before: the same people, number and variant, in the group and the class of this
 * sailing that she belongs in by their rules. In a new year the numbers of a boat of the register are left to the
 * server, which knows her certificate.
 */
export function entryAgain(earlier: EarlierEntry, setting: EntrySetting): CompetitorPayload {
  const { sailor, boat, boat_model, skipper_name, sail_number, boat_name, crew_names, rating_type } = earlier;
  const numbers = numbersAgain(earlier, setting);
  const isOld = yearOf(setting.sailing.start_date) !== yearOf(setting.sailed);
  return {
    ...{ sailor, boat, boat_model, skipper_name, sail_number, boat_name, crew_names, rating_type },
    sailing: setting.sailing.id,
    crew_count: earlier.crew_count ?? aboard(crew_names),
    club_name: earlier.club_name ?? '',
    categories: earlier.categories ?? [],
    ...(boat !== null && isOld ? {} : numbers),
    start_group: startGroupOf(numbers.base_rating, setting.groups)?.id ?? null,
    race_class: raceClassOf({ boat_model, base_rating: numbers.base_rating }, setting.classes)?.id ?? null,
  };
}
