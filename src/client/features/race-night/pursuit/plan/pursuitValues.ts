import type { WireDuration } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { PursuitPlan, SailingRow } from '../../../../../shared/contract/sailings';
import type { PursuitBasis } from '../../../../../shared/contract/startGroups';
import { readTypedTime } from '../../../../../shared/domain/calendar';
import { fromScaled, readDecimal, toScaled, toThousandths, typedDecimal } from '../../../../../shared/domain/decimals';
import { MAX_RATING, MIN_RATING } from '../../../../../shared/limits';
import { compareSwedish, formatDecimal, formatTime } from '../../../../ui/format';
import { pursuitTexts } from '../texts';

export type BasisKind = 'elapsed' | 'corrected' | 'distance';
export type Counts = 'finish_order' | 'corrected';

/** The form of a pursuit start as it is typed. */
export interface PursuitValues {
  basis: BasisKind;
  expected_time: string;
  distance_nm: string;
  seconds_per_nm: string;
  /** SLOWEST, OWN_NUMBER, or the id of a boat. */
  reference: string;
  reference_rating: string;
  first_start: string;
  unit_seconds: string;
  mode: 'half-up' | 'up';
  counts: Counts;
  recalculates: boolean;
  recalculate_percent: string;
}

export const SLOWEST = 'slowest';
export const OWN_NUMBER = 'number';

const USUAL_PERCENT = '10';

export type RatedCompetitor = Competitor & { rating: string; ratingThousandths: number };

/** Boats that a start can be reckoned for, slowest first. */
export const ratedCompetitors = (competitors: readonly Competitor[]): RatedCompetitor[] =>
  competitors
    .flatMap((competitor) => {
      const ratingThousandths = toThousandths(competitor.rating);
      if (competitor.rating === null || ratingThousandths === null || competitor.is_unmatched) return [];
      return { ...competitor, rating: competitor.rating, ratingThousandths };
    })
    .sort((a, b) => a.ratingThousandths - b.ratingThousandths || compareSwedish(a.sail_number, b.sail_number));

/** "01:30", and with seconds only when there are any: "01:30:15". */
export const typedLength = (length: WireDuration): string => length.replace(/^(..:..):00$/, '$1');

function basisValues(
  basis: PursuitBasis,
): Pick<PursuitValues, 'basis' | 'expected_time' | 'distance_nm' | 'seconds_per_nm'> {
  const empty = { expected_time: '', distance_nm: '', seconds_per_nm: '' };
  if ('expected_elapsed' in basis)
    return { ...empty, basis: 'elapsed', expected_time: typedLength(basis.expected_elapsed) };
  if ('expected_corrected' in basis)
    return { ...empty, basis: 'corrected', expected_time: typedLength(basis.expected_corrected) };
  const { distance_nm, seconds_per_nm = '' } = basis;
  return {
    ...empty,
    basis: 'distance',
    distance_nm: formatDecimal(distance_nm),
    seconds_per_nm: formatDecimal(seconds_per_nm),
  };
}

function referenceValues({ reference_rating }: PursuitPlan, competitors: readonly RatedCompetitor[]) {
  const isSlowest = competitors[0]?.rating === reference_rating;
  return isSlowest
    ? { reference: SLOWEST, reference_rating: '' }
    : { reference: OWN_NUMBER, reference_rating: formatDecimal(reference_rating) };
}

/** The form as it begins: the saved plan, or what is usual. */
export function pursuitValues(sailing: SailingRow, competitors: readonly RatedCompetitor[]): PursuitValues {
  const { pursuit: plan, start_time, result_method } = sailing;
  const counts = result_method === 'corrected' ? 'corrected' : 'finish_order';
  if (plan === null) {
    return {
      ...{ basis: 'elapsed', expected_time: '', distance_nm: '', seconds_per_nm: '' },
      ...{ reference: competitors.length > 0 ? SLOWEST : OWN_NUMBER, reference_rating: '' },
      first_start: start_time === null ? '' : formatTime(start_time),
      ...{ unit_seconds: '1', mode: 'half-up', counts, recalculates: false, recalculate_percent: USUAL_PERCENT },
    };
  }
  return {
    ...basisValues(plan.basis),
    ...referenceValues(plan, competitors),
    first_start: formatTime(plan.first_start),
    unit_seconds: String(plan.rounding.unit_seconds),
    mode: plan.rounding.mode,
    counts,
    recalculates: plan.recalculate_percent !== null,
    recalculate_percent:
      plan.recalculate_percent === null ? USUAL_PERCENT : formatDecimal(String(plan.recalculate_percent)),
  };
}

/** What was typed: a plan, or the first thing that is wrong with each field. */
export type PlanReading = { plan: PursuitPlan } | { problems: Record<string, string> };

type Read<T> = { value: T } | { field: keyof PursuitValues; problem: string };

const MAX_DISTANCE_DIGITS = 6;

/** A decimal above zero of at most three places. */
function positive(field: keyof PursuitValues, typed: string): Read<string> {
  const decimal = typedDecimal(typed);
  const parts = readDecimal(decimal);
  const isGood =
    parts !== null &&
    /^[\d.]+$/.test(decimal) &&
    parts.whole.length <= MAX_DISTANCE_DIGITS &&
    parts.fraction.length <= 3;
  return isGood && Number(decimal) > 0 ? { value: decimal } : { field, problem: pursuitTexts.form.numberProblem };
}

function readBasis({ basis, expected_time, distance_nm, seconds_per_nm }: PursuitValues): Read<PursuitBasis>[] {
  if (basis === 'distance') {
    const miles = positive('distance_nm', distance_nm);
    const seconds = positive('seconds_per_nm', seconds_per_nm);
    if ('value' in miles && 'value' in seconds)
      return [{ value: { distance_nm: miles.value, seconds_per_nm: seconds.value } }];
    return [miles, seconds].flatMap((read) => ('problem' in read ? [read] : []));
  }
  // A time of day of less than a day is a length of time of the wire as well.
  const time = readTypedTime(expected_time);
  if (time === null || time === '00:00:00') return [{ field: 'expected_time', problem: pursuitTexts.form.timeProblem }];
  return [{ value: basis === 'elapsed' ? { expected_elapsed: time } : { expected_corrected: time } }];
}

function readReference(
  { reference, reference_rating }: PursuitValues,
  competitors: readonly RatedCompetitor[],
): Read<string> {
  if (reference !== OWN_NUMBER) {
    const competitor = reference === SLOWEST ? competitors[0] : competitors.find(({ id }) => String(id) === reference);
    return competitor
      ? { value: competitor.rating }
      : { field: 'reference', problem: pursuitTexts.form.referenceProblem };
  }
  const typed = positive('reference_rating', reference_rating);
  const isRating =
    'value' in typed && Number(typed.value) >= Number(MIN_RATING) && Number(typed.value) <= Number(MAX_RATING);
  if (!isRating) return { field: 'reference_rating', problem: pursuitTexts.form.ratingProblem };
  return { value: fromScaled(toScaled(typed.value, 3), 3) };
}

function readPercent({ recalculates, recalculate_percent, counts }: PursuitValues): Read<number | null> {
  if (!recalculates || counts === 'corrected') return { value: null };
  const typed = positive('recalculate_percent', recalculate_percent);
  const isShare = 'value' in typed && Number(typed.value) <= 100;
  return isShare
    ? { value: Number(typed.value) }
    : { field: 'recalculate_percent', problem: pursuitTexts.form.percentProblem };
}

function readFirstStart({ first_start }: PursuitValues): Read<string> {
  const time = readTypedTime(first_start);
  return time === null ? { field: 'first_start', problem: pursuitTexts.form.clockProblem } : { value: time };
}

export function readPlan(values: PursuitValues, competitors: readonly RatedCompetitor[]): PlanReading {
  const basis = readBasis(values);
  const reference = readReference(values, competitors);
  const firstStart = readFirstStart(values);
  const percent = readPercent(values);
  const [length] = basis;
  if (length && 'value' in length && 'value' in reference && 'value' in firstStart && 'value' in percent) {
    return {
      plan: {
        basis: length.value,
        reference_rating: reference.value,
        rounding: { unit_seconds: Number(values.unit_seconds), mode: values.mode },
        first_start: firstStart.value,
        recalculate_percent: percent.value,
      },
    };
  }
  const wrong = [...basis, reference, firstStart, percent].flatMap((read) =>
    'problem' in read ? [[read.field, read.problem] as const] : [],
  );
  return { problems: Object.fromEntries<string>(wrong) };
}
