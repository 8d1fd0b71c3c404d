import type { RatingType } from '../../../shared/contract/competitors';
import { toThousandths } from '../../../shared/domain/decimals';
import { instantOfLocal, storedInstant } from '../../../shared/domain/time';
import { TIME_ZONE } from '../../../shared/product';
import type { CompetitorInput } from '../../../shared/schemas/competitor';
import { validationTexts } from '../../../shared/texts/validation';
import { bit, definedOnly } from '../../db/changes';
import type { BoatModelRecord, CompetitorChanges } from '../../db/schema';
import { invalid } from '../../errors';
import type { BoatRecord, SailorView } from './repositoryEntrants';

/** What an entry is filled from where the body leaves something out. */
export interface Sources {
  sailor?: SailorView | undefined;
  boat?: BoatRecord | undefined;
  model?: BoatModelRecord | undefined;
}

type Input = Partial<CompetitorInput>;

const NUMBERS = {
  srs: 'srs_thousandths',
  srs_no_flying: 'srs_no_flying_thousandths',
  srs_shorthanded: 'srs_shorthanded_thousandths',
  srs_shorthanded_no_flying: 'srs_shorthanded_no_flying_thousandths',
} as const satisfies Record<Exclude<RatingType, 'custom'>, keyof BoatModelRecord>;

const thousandths = (rating: string | null | undefined) => (rating === undefined ? undefined : toThousandths(rating));

/**
 * A start as the body gives it, on the sailing's date where it is a time of day. Throws 400 for a time that no clock
 * shows.
 */
function storedStart(start: string | null | undefined, date: string): string | null | undefined {
  if (!start) return start;
  const instant = start.includes('T') ? Date.parse(start) : instantOfLocal(date, start);
  if (instant === null) throw invalid({ start: [validationTexts.noSuchLocalTime(TIME_ZONE)] });
  return storedInstant(instant);
}

/** The columns that the body names. `startDate` is the sailing's. */
export function toCompetitorColumns(input: Input, startDate: string): CompetitorChanges {
  return definedOnly<CompetitorChanges>({
    start_group_id: input.start_group,
    // Whoever names a group has chosen it, and so has whoever says that there is none.
    group_chosen: input.start_group === undefined ? undefined : bit(true),
    sailor_id: input.sailor,
    boat_id: input.boat,
    skipper_name: input.skipper_name,
    crew_names: input.crew_names,
    crew_count: input.crew_count,
    sail_number: input.sail_number,
    boat_name: input.boat_name,
    boat_model_id: input.boat_model,
    club_name: input.club_name,
    base_rating_thousandths: thousandths(input.base_rating),
    rating_type: input.rating_type,
    rating_thousandths: thousandths(input.rating),
    start_at: storedStart(input.start, startDate),
    approved: bit(input.approved),
    race_class_id: input.race_class,
    categories: input.categories && JSON.stringify(input.categories),
    is_unmatched: input.is_unmatched === false ? bit(false) : undefined,
    hide_name: bit(input.hide_name),
    is_minor: bit(input.is_minor),
  });
}

/** The type in words is kept where there is none of the table; null takes it away. */
export function modelTextColumns(
  { boat_model_name }: Input,
  { boat_model_id }: Pick<CompetitorChanges, 'boat_model_id'>,
): CompetitorChanges {
  if (boat_model_id !== null && boat_model_id !== undefined) return { model_text: '' };
  return boat_model_name === undefined ? {} : { model_text: boat_model_name ?? '' };
}

/**
 * The numbers of boat or type: a boat's own certificate beats the type's value. A number of one's own is never filled
 * in.
 */
export function ratingColumns({ boat, model }: Sources, type: RatingType): CompetitorChanges {
  if (!boat && !model) return {};
  const number = (one: Exclude<RatingType, 'custom'>) => boat?.[NUMBERS[one]] ?? model?.[NUMBERS[one]] ?? null;
  return { base_rating_thousandths: number('srs'), ...(type === 'custom' ? {} : { rating_thousandths: number(type) }) };
}

/** The full-crew number is the number itself where the boat sails by it, unless the body says otherwise. */
export function baseColumns(input: Input, type: RatingType): CompetitorChanges {
  const isSaid = input.rating === undefined || input.base_rating !== undefined;
  return isSaid || type !== 'srs'
    ? {}
    : definedOnly<CompetitorChanges>({ base_rating_thousandths: thousandths(input.rating) });
}

export const boatColumns = ({ boat }: Sources): CompetitorChanges =>
  boat ? { sail_number: boat.sail_number, boat_name: boat.name, boat_model_id: boat.boat_model_id } : {};

/** The sailor's name, and their club's where they are a guest of `clubId`. */
export function sailorColumns({ sailor }: Sources, clubId: number): CompetitorChanges {
  if (!sailor) return {};
  const isGuest = sailor.club_id !== null && sailor.club_id !== clubId;
  const name = `${sailor.first_name} ${sailor.last_name}`.trim();
  return { ...(name === '' ? {} : { skipper_name: name }), club_name: isGuest ? (sailor.club_name ?? '') : '' };
}
