import type { BoatModel } from '../../../../../shared/contract/boats';
import type { Id } from '../../../../../shared/contract/common';
import type { Competitor, CompetitorPayload, RatingType } from '../../../../../shared/contract/competitors';
import { typedDecimal } from '../../../../../shared/domain/decimals';
import { sailNumberKey } from '../../../../../shared/domain/sailNumber';
import { isRecognisable } from '../../../../../shared/domain/sameEntrant';
import { competitorSchema } from '../../../../../shared/schemas/competitor';
import { checkedBy } from '../../../../ui/form/problems';
import { formatDecimal } from '../../../../ui/format';
import { competitorTexts } from './texts';

/** The competitor form as it is typed. */
export interface CompetitorValues {
  sail_number: string;
  boat_name: string;
  boat_model: Id | null;
  /** The type in words, where none of the table is chosen. */
  boat_model_name: string;
  skipper_name: string;
  crew_names: string;
  crew_count: string;
  club_name: string;
  base_rating: string;
  rating_type: RatingType;
  rating: string;
  /** '' = without a start group: a list of the browser knows only texts. `NOT_SAID`: of a new boat. */
  start_group: string;
  /** '' = without a class. */
  race_class: string;
  categories: string[];
  /** Of a new boat: what its number was last entered with fills what is left empty. */
  as_last: boolean;
}

/** The start group of a new boat until one is chosen, or none: the server places the boat, if the sailing is so. */
export const NOT_SAID = 'not_said';

const shown = (decimal: string | null) => (decimal === null ? '' : formatDecimal(decimal));
const chosen = (id: Id | null | undefined): string => (id === null || id === undefined ? '' : String(id));

export function newCompetitorValues(): CompetitorValues {
  return {
    sail_number: '',
    boat_name: '',
    boat_model: null,
    boat_model_name: '',
    skipper_name: '',
    crew_names: '',
    crew_count: '1',
    club_name: '',
    base_rating: '',
    rating_type: 'srs',
    rating: '',
    start_group: NOT_SAID,
    race_class: '',
    categories: [],
    as_last: true,
  };
}

/** The boat that is added after another one, in the group and the class that were chosen for that. */
export const nextCompetitorValues = ({ start_group, race_class }: CompetitorValues): CompetitorValues => ({
  ...newCompetitorValues(),
  start_group,
  race_class,
});

/** An entry as it was written in the form. */
export function enteredValues(entry: CompetitorPayload): CompetitorValues {
  const {
    sailing: _,
    sailor: __,
    boat: ___,
    start_group,
    race_class,
    base_rating,
    rating,
    crew_count,
    boat_model_name,
    ...rest
  } = entry;
  const said = Object.fromEntries(Object.entries(rest).filter(([field]) => field in newCompetitorValues()));
  return {
    ...newCompetitorValues(),
    ...said,
    boat_model_name: boat_model_name ?? '',
    start_group: start_group === undefined ? NOT_SAID : chosen(start_group),
    race_class: chosen(race_class),
    crew_count: String(crew_count ?? 1),
    base_rating: shown(base_rating ?? null),
    rating: shown(rating ?? null),
    as_last: false,
  };
}

/** `startGroup` is where the board shows the boat, which may be ahead of the server. */
export function competitorValues(competitor: Competitor, startGroup: Id | null): CompetitorValues {
  const { sail_number, boat_name, boat_model, skipper_name, crew_names, crew_count, club_name, rating_type } =
    competitor;
  return {
    ...{ sail_number, boat_name, boat_model, skipper_name, crew_names, club_name, rating_type },
    boat_model_name: (boat_model === null && competitor.boat_model_name) || '',
    start_group: chosen(startGroup),
    race_class: chosen(competitor.race_class),
    categories: competitor.categories,
    crew_count: String(crew_count),
    base_rating: shown(competitor.base_rating),
    rating: shown(competitor.rating),
    as_last: false,
  };
}

/** The number that counts is the SRS number itself, unless another kind is chosen. */
export const hasOwnRating = ({ rating_type }: Pick<CompetitorValues, 'rating_type'>) => rating_type !== 'srs';

const idOrNull = (chosen: string): Id | null => (chosen === '' ? null : Number(chosen));
const decimalOrNull = (typed: string) => (typed.trim() === '' ? null : typedDecimal(typed));

/** What was typed, in the shape of the wire. */
export function competitorPayload(values: CompetitorValues, sailing: Id): CompetitorPayload {
  const { start_group, race_class, base_rating, rating, crew_count, boat_model_name, as_last: _, ...rest } = values;
  return {
    ...rest,
    sailing,
    boat_model_name: values.boat_model === null ? boat_model_name : '',
    crew_count: Number(crew_count || '1'),
    ...(start_group !== NOT_SAID && { start_group: idOrNull(start_group) }),
    race_class: idOrNull(race_class),
    base_rating: decimalOrNull(base_rating),
    rating: decimalOrNull(hasOwnRating(values) ? rating : base_rating),
  };
}

/** The form has been sent with this sail number although another boat has it. */
export const withAccepted = <P extends object>(
  payload: P,
  { sail_number }: CompetitorValues,
  accepted: string | null,
) => (accepted !== null && accepted === sailNumberKey(sail_number) ? { ...payload, anyway: true } : payload);

/** Only what differs from how the form began. */
export function competitorChanges(
  before: CompetitorValues,
  after: CompetitorValues,
  sailing: Id,
): Partial<CompetitorPayload> {
  const old = new Map<string, unknown>(Object.entries(competitorPayload(before, sailing)));
  const isChanged = ([field, value]: [string, unknown]) => JSON.stringify(old.get(field)) !== JSON.stringify(value);
  return Object.fromEntries(Object.entries(competitorPayload(after, sailing)).filter(isChanged));
}

/** The numbers of a boat model in the form: what start groups go by, and what counts under the chosen kind. */
export function ratingsOf(
  model: BoatModel,
  kind: RatingType,
): Pick<CompetitorValues, 'base_rating'> & { rating?: string } {
  return { base_rating: shown(model.srs), ...(kind !== 'custom' && { rating: shown(model[kind]) }) };
}

const isNamed = ({ sail_number, skipper_name }: CompetitorValues): boolean =>
  isRecognisable({ sail_number: sail_number.trim(), skipper_name: skipper_name.trim() });

/** What is wrong with the form, by the rules that the server goes by. */
export const checkedCompetitor = (sailing: Id) => {
  const check = checkedBy(competitorSchema, (values: CompetitorValues) => competitorPayload(values, sailing));
  return (values: CompetitorValues) => ({
    ...(!isNamed(values) && { sail_number: competitorTexts.numberOrHelm }),
    ...check(values),
  });
};
