import { object } from 'yup';
import type { InferType } from 'yup';
import { isReversed } from '../domain/rating';
import { validationTexts } from '../texts/validation';
import { required } from './fields/field';
import { decimal, integer } from './fields/number';
import { relation } from './fields/relation';
import { datetime, time } from './fields/temporal';
import { text } from './fields/text';

const MAX_ORDER = 10_000;

const bound = () => decimal({ digits: 4, places: 3, min: '0.000', max: '9.999' }).nullable();

/** The start group form and its calls (contract 5.10). `sailing` counts at creation only. */
export const startGroupSchema = object({
  sailing: required(relation()),
  name: text({ min: 0, max: 50 }),
  start_time: time().nullable(),
  custom_start_datetime: datetime().nullable(),
  min_rating: bound(),
  max_rating: bound(),
  order: integer({ max: MAX_ORDER }),
}).test('interval', ({ min_rating: min, max_rating: max }, context) => {
  if (typeof min !== 'string' || typeof max !== 'string' || !isReversed({ min_rating: min, max_rating: max })) return true;
  return context.createError({ path: 'min_rating', message: validationTexts.intervalReversed });
});

export type StartGroupInput = InferType<typeof startGroupSchema>;
