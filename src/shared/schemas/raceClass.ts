import { object } from 'yup';
import type { InferType } from 'yup';
import { RACE_CLASS_KINDS, RESULT_METHODS, type RaceClassKind } from '../contract/raceClasses';
import { validationTexts } from '../texts/validation';
import { choice, relation } from './fields/choice';
import { required } from './fields/field';
import { integer } from './fields/number';
import { isInterval, ratingEnds } from './fields/boat';
import { text } from './fields/text';

const MAX_ORDER = 10_000;

/** A class of one design is of some design. */
export const lacksBoatModel = (kind: RaceClassKind | undefined, boatModel: number | null | undefined): boolean =>
  kind === 'one_design' && boatModel === null;

/** The form of a race class and its calls. `sailing` counts at creation only. */
export const raceClassSchema = object({
  sailing: required(relation()),
  name: required(text({ max: 50 })),
  kind: choice(RACE_CLASS_KINDS),
  boat_model: relation().nullable(),
  ...ratingEnds(),
  result_method: choice(RESULT_METHODS).nullable(),
  order: integer({ max: MAX_ORDER }),
})
  .test(
    'interval',
    (value, context) =>
      isInterval(value) || context.createError({ path: 'min_rating', message: validationTexts.intervalReversed }),
  )
  .test(
    'design',
    ({ kind, boat_model: model }, context) =>
      !lacksBoatModel(kind, model) ||
      context.createError({ path: 'boat_model', message: validationTexts.designMissing }),
  );

export type RaceClassInput = InferType<typeof raceClassSchema>;
