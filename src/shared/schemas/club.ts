import { object } from 'yup';
import type { InferType } from 'yup';
import { email } from './fields/email';
import { flag } from './fields/flag';
import { time } from './fields/temporal';
import { text } from './fields/text';
import { slug } from './fields/slug';
import { url } from './fields/url';

/** The club form and PATCH of a club. `slug` is for those who run the platform. */
export const clubSchema = object({
  slug: slug(),
  name: text({ max: 100 }),
  short_name: text({ min: 0, max: 20 }),
  website: url(),
  email: email({ min: 0 }),
  phone: text({ min: 0, max: 30 }),
  city: text({ min: 0, max: 80 }),
  description: text({ min: 0, max: 5000 }),
  default_start_time: time().nullable(),
  self_reporting: flag(),
});

export type ClubInput = InferType<typeof clubSchema>;
