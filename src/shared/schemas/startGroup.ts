import { object } from 'yup';
import type { InferType } from 'yup';
import { CLASS_FLAGS, PREP_FLAGS } from '../contract/startGroups';
import { validationTexts } from '../texts/validation';
import { required } from './fields/field';
import { integer } from './fields/number';
import { isInterval, ratingEnds } from './fields/boat';
import { choice, relation } from './fields/choice';
import { datetime, time } from './fields/temporal';
import { text } from './fields/text';

const MAX_ORDER = 10_000;

/** The start group form and its calls. `sailing` counts at creation only. */
export const startGroupSchema = object({
  sailing: required(relation()),
  name: text({ min: 0, max: 50 }),
  start_time: time().nullable(),
  custom_start_datetime: datetime().nullable(),
  ...ratingEnds(),
  order: integer({ max: MAX_ORDER }),
  class_flag: choice(CLASS_FLAGS).nullable(),
  prep_flag: choice(PREP_FLAGS),
}).test(
  'interval',
  (value, context) =>
    isInterval(value) || context.createError({ path: 'min_rating', message: validationTexts.intervalReversed }),
);

export type StartGroupInput = InferType<typeof startGroupSchema>;
