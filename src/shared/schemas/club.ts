import { object, type InferType } from 'yup';
import { MAX_CLUB_SEQUENCES, MAX_PASSWORD_LENGTH } from '../limits';
import { PUBLISHED_NAMES, PUBLISH_MODES } from '../contract/clubs';
import { choice, flag } from './fields/choice';
import { required } from './fields/field';
import { listOf } from './fields/json';
import { time } from './fields/temporal';
import { email, text } from './fields/text';
import { slug, url } from './fields/webAddress';

/** The club form and PATCH of a club. `slug` is for those who run the platform. */
export const clubSchema = object({
  slug: slug(),
  name: text({ max: 100 }),
  short_name: text({ min: 0, max: 20 }),
  website: url(),
  email: email({ min: 0 }),
  phone: text({ min: 0, max: 30 }),
  city: text({ min: 0, max: 80 }),
  description: text({ min: 0, max: 5000, kind: 'lines' }),
  default_start_time: time().nullable(),
  self_reporting: flag(),
  publish: choice(PUBLISH_MODES),
  publish_names: choice(PUBLISHED_NAMES),
  publish_crew: flag(),
  publish_indexed: flag(),
  /** `readOwnSequences` validates each. */
  start_sequences: listOf(MAX_CLUB_SEQUENCES, (sequence) => ({ sequence })),
});

export type ClubInput = InferType<typeof clubSchema>;

/** A new club and its account. The server checks the strength of the password once these fields are valid. */
export const newClubSchema = object({
  name: required(text({ max: 100 })),
  slug: required(slug()),
  email: required(email()),
  password: required(text({ max: MAX_PASSWORD_LENGTH, kind: 'exact' })),
});
