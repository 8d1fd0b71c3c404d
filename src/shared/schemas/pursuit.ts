import { object } from 'yup';
import type { InferType } from 'yup';
import type { PursuitBasis, PursuitRounding } from '../contract/startGroups';
import type { PursuitPlan } from '../contract/sailings';
import { readDuration, wireDuration } from '../domain/duration';
import { DEFAULT_ROUNDING } from '../domain/scoring/pursuitCourse';
import { MAX_ELAPSED_S } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice } from './fields/choice';
import { misread, required, type Misread } from './fields/field';
import { objectOf } from './fields/json';
import { decimal, integer } from './fields/number';
import { rating } from './fields/boat';
import { duration, time } from './fields/temporal';
import { fieldErrors } from './fields/validate';

const SECOND_MS = 1000;
const MAX_UNIT_S = 3600;

const lengthMs = (value: string): number => readDuration(value) ?? 0;

const expectedTime = () =>
  duration()
    .test(
      'min',
      validationTexts.tooSmall(wireDuration(SECOND_MS)),
      (value) => value == null || lengthMs(value) >= SECOND_MS,
    )
    .test('max', validationTexts.tooLarge(wireDuration(MAX_ELAPSED_S * SECOND_MS)), (value) => {
      return value == null || lengthMs(value) <= MAX_ELAPSED_S * SECOND_MS;
    });

const basisSchema = object({
  expected_elapsed: expectedTime(),
  expected_corrected: expectedTime(),
  distance_nm: decimal({ digits: 6, places: 2, min: '0.01', max: '9999.99' }),
  seconds_per_nm: decimal({ digits: 7, places: 3, min: '0.001', max: '9999.999' }),
});

const roundingSchema = object({ unit_seconds: integer({ min: 1, max: MAX_UNIT_S }), mode: choice(['half-up', 'up']) });

const firstText = (errors: Record<string, string[]>): Misread =>
  misread(Object.values(errors)[0]?.[0] ?? validationTexts.notString);

/** The length of the race in exactly one way. */
function readBasis(raw: object): PursuitBasis | Misread {
  const reading = fieldErrors(basisSchema, raw);
  if ('errors' in reading) return firstText(reading.errors);
  const { expected_elapsed, expected_corrected, distance_nm, seconds_per_nm } = reading.value;
  const given = [expected_elapsed, expected_corrected, distance_nm].filter((length) => length !== undefined);
  if (given.length !== 1) return misread(validationTexts.pursuitBasis);
  if (expected_elapsed !== undefined) return { expected_elapsed };
  if (expected_corrected !== undefined) return { expected_corrected };
  const isDistance = distance_nm !== undefined && seconds_per_nm !== undefined;
  return isDistance ? { distance_nm, seconds_per_nm } : misread(validationTexts.pursuitBasis);
}

function readRounding(raw: object): PursuitRounding | Misread {
  const reading = fieldErrors(roundingSchema, raw);
  if ('errors' in reading) return firstText(reading.errors);
  const { unit_seconds = DEFAULT_ROUNDING.unit_seconds, mode = DEFAULT_ROUNDING.mode } = reading.value;
  return { unit_seconds, mode };
}

/**
 * The plan of a pursuit start and its call. Rounding to the nearest second, and no recalculation, where the body leaves
 * them out.
 */
export const pursuitSchema = object({
  basis: required(objectOf(readBasis)),
  reference_rating: required(rating()),
  rounding: objectOf(readRounding),
  first_start: required(time()),
  recalculate_percent: decimal({ digits: 6, places: 3, min: '0.001', max: '100.000' }).nullable(),
});

/** The plan that a checked body asks for. */
export function planOf({
  rounding,
  recalculate_percent: percent,
  ...plan
}: InferType<typeof pursuitSchema>): PursuitPlan {
  return {
    ...plan,
    rounding: rounding ?? DEFAULT_ROUNDING,
    recalculate_percent: percent == null ? null : Number(percent),
  };
}
