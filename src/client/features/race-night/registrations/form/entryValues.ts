import type { Boat, BoatPayload, BoatModel } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import type { Competitor, CompetitorPayload, RatingType } from '../../../../../shared/contract/competitors';
import { NO_NUMBERS, shownNumbers, type TypedNumbers } from '../../../../../shared/domain/boatNumbers';
import { typedDecimal } from '../../../../../shared/domain/decimals';
import { boatSchema } from '../../../../../shared/schemas/boat';
import { ownEntrySchema } from '../../../../../shared/schemas/competitor';
import { validationTexts } from '../../../../../shared/texts/validation';
import { checkedBy } from '../../../../ui/form/problems';
import { formatDecimal } from '../../../../ui/format';
import { boatPayload, EMPTY_BOAT, type NewBoatValues } from '../../../../sailing-ui/boat/boatValues';
import { boatOfLast, helmOfLast } from '../again/lastTime';

/** A boat that is to be made. */
export const NEW_BOAT = 'new';
/** The boat stays as the entry has it. */
export const AS_ENTERED = '';

/** The form of a sailor's own entry as it is typed. */
export interface EntryValues extends NewBoatValues, Record<string, unknown> {
  /** Id of an own boat as the text of an option, or one of the two above. */
  boat: string;
  boat_name: string;
  rating_type: RatingType;
  /** An own number; looked at with the kind "custom" only. */
  rating: string;
  skipper_name: string;
  crew_names: string;
  crew_count: string;
  /** '' = none. */
  race_class: string;
}

const NO_NEW_BOAT = { ...EMPTY_BOAT, boat_name: '' };

const { sail_number: _number, boat_model: _type, srs: _srs, ...FURTHER_OF_BOAT } = EMPTY_BOAT;

const NOTHING_FURTHER = {
  ...FURTHER_OF_BOAT,
  boat_name: '',
  rating_type: 'srs',
  rating: '',
  race_class: '',
  crew_names: '',
  crew_count: '1',
} as const satisfies Partial<EntryValues>;

/** The fields that an entry of a new boat can do without. */
export const FURTHER_FIELDS = Object.keys(NOTHING_FURTHER) as (keyof typeof NOTHING_FURTHER)[];

/** True when somebody has said something in one of those fields. */
export const isFurtherFilled = (values: EntryValues): boolean =>
  FURTHER_FIELDS.some((name) => values[name] !== NOTHING_FURTHER[name]);

export interface Starting {
  boats: readonly Boat[];
  defaultBoat: Id | null;
  skipper: string;
}

/** The usual boat first, then the others as they were made. */
export const boatsInOrder = ({ boats, defaultBoat }: Pick<Starting, 'boats' | 'defaultBoat'>): Boat[] =>
  [...boats].sort((a, b) => Number(b.id === defaultBoat) - Number(a.id === defaultBoat) || a.id - b.id);

/** An entry that is to be made: the usual boat, or a new one where there is none. */
export function newEntryValues({ boats, defaultBoat, skipper }: Starting): EntryValues {
  const [boat] = boatsInOrder({ boats, defaultBoat });
  return {
    ...NO_NEW_BOAT,
    boat: boat ? String(boat.id) : NEW_BOAT,
    ...NOTHING_FURTHER,
    skipper_name: skipper,
  };
}

/** The numbers of an earlier boat, which is to be made again. */
const numbersOf = ({ base_rating, rating_type, rating }: Competitor): TypedNumbers =>
  shownNumbers({ ...NO_NUMBERS, srs: base_rating, ...(rating_type !== 'custom' && { [rating_type]: rating }) });

const customRating = ({ rating_type, rating }: Pick<Competitor, 'rating_type' | 'rating'>): string =>
  rating_type === 'custom' && rating !== null ? formatDecimal(rating) : '';

/** An entry that is to be made as the last one: the class is of the sailing, so it is the club's to choose. */
export function valuesAgain(last: Competitor, { boats, skipper }: Starting): EntryValues {
  const { rating_type, crew_names, crew_count, sail_number, boat_name, boat_model } = last;
  const boat = boatOfLast(last, boats);
  return {
    ...NO_NEW_BOAT,
    ...NOTHING_FURTHER,
    ...(boat ? { boat: String(boat.id) } : { boat: NEW_BOAT, sail_number, boat_name, boat_model, ...numbersOf(last) }),
    ...{ rating_type, rating: customRating(last), crew_names, crew_count: String(crew_count) },
    skipper_name: helmOfLast(last, skipper),
  };
}

/** An entry as it stands. */
export function entryValues(entry: Competitor, boats: readonly Boat[]): EntryValues {
  const { boat, rating_type, skipper_name, crew_names, crew_count, race_class } = entry;
  return {
    ...NO_NEW_BOAT,
    boat: boats.some(({ id }) => id === boat) ? String(boat) : AS_ENTERED,
    rating_type,
    rating: customRating(entry),
    skipper_name,
    crew_names,
    crew_count: String(crew_count),
    race_class: race_class === null ? '' : String(race_class),
  };
}

/** What is sent of the entry. `boat`: its id, where it is one of the sailor's own. */
export function entryPayload(values: EntryValues, sailing: Id, boat: Id | null): CompetitorPayload {
  const { rating_type, rating, skipper_name, crew_names, crew_count, race_class } = values;
  return {
    sailing,
    ...(boat !== null && { boat }),
    rating_type,
    ...(rating_type === 'custom' && { rating: typedDecimal(rating) }),
    skipper_name: skipper_name.trim(),
    crew_names: crew_names.trim(),
    crew_count: Number(crew_count || '1'),
    race_class: race_class === '' ? null : Number(race_class),
  };
}

/** Only what differs from how the form began, so that what the club has changed meanwhile stays. */
export function entryChanges(
  before: CompetitorPayload,
  after: CompetitorPayload,
): Partial<Omit<CompetitorPayload, 'sailing'>> {
  const old = new Map<string, unknown>(Object.entries(before));
  return Object.fromEntries(Object.entries(after).filter(([field, value]) => old.get(field) !== value));
}

export const chosenBoat = ({ boat }: Pick<EntryValues, 'boat'>): Id | null =>
  boat === NEW_BOAT || boat === AS_ENTERED ? null : Number(boat);

/** The new boat, in the shape of the wire. */
export const newBoatPayload = (values: EntryValues, models: readonly BoatModel[]): BoatPayload =>
  boatPayload({ ...values, name: values.boat_name }, { models, boat: undefined });

/** Fields of a boat's call that the form calls otherwise. */
export function boatProblems({ name, ...fields }: Record<string, string>): Record<string, string> {
  return name === undefined ? fields : { ...fields, boat_name: name };
}

/** What is wrong with the form, by the rules that the server goes by. */
export function checkedEntry(
  values: EntryValues,
  { sailing, models }: { sailing: Id; models: readonly BoatModel[] },
): Record<string, string> {
  const entry = checkedBy(ownEntrySchema, (typed: EntryValues) => entryPayload(typed, sailing, chosenBoat(typed)))(
    values,
  );
  const boat =
    values.boat === NEW_BOAT
      ? boatProblems(checkedBy(boatSchema, (typed: EntryValues) => newBoatPayload(typed, models))(values))
      : {};
  const needsRating = values.rating_type === 'custom' && values.rating.trim() === '';
  return { ...entry, ...boat, ...(needsRating && { rating: validationTexts.required }) };
}
