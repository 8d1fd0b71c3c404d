import { object } from 'yup';
import type { InferType } from 'yup';
import { relation } from './fields/choice';
import { text } from './fields/text';

/** The profile form and PATCH of a sailor. */
export const sailorSchema = object({
  club: relation().nullable(),
  first_name: text({ max: 50 }),
  last_name: text({ max: 50 }),
  phone: text({ max: 30 }).nullable(),
  default_boat: relation().nullable(),
});

export type SailorInput = InferType<typeof sailorSchema>;
