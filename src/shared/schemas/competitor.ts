import { object } from 'yup';
import type { InferType } from 'yup';
import { RATING_TYPES } from '../contract/competitors';
import { choice, flag, relation } from './fields/choice';
import { required } from './fields/field';
import { integer } from './fields/number';
import { rating, sailNumber } from './fields/boat';
import { datetimeOrTime } from './fields/temporal';
import { email, text } from './fields/text';
import { words } from './fields/list';

/** The fields that sailors may write about their own entry. `sailing` and `sailor` count at creation only. */
export const ownEntrySchema = object({
  sailing: required(relation()),
  sailor: relation().nullable(),
  boat: relation().nullable(),
  skipper_name: text({ max: 100 }),
  crew_names: text({ min: 0, max: 500, kind: 'lines' }),
  crew_count: integer({ min: 1, max: 30 }),
  sail_number: sailNumber(),
  boat_name: text({ min: 0, max: 50 }),
  boat_model: relation().nullable(),
  /** The type in words, where it is not in the table: counts without `boat_model` alone. */
  boat_model_name: text({ min: 0, max: 100 }).nullable(),
  club_name: text({ min: 0, max: 100 }),
  base_rating: rating().nullable(),
  rating_type: choice(RATING_TYPES),
  rating: rating().nullable(),
  race_class: relation().nullable(),
});

/**
 * The competitor form and what a club may write of an entry. `start` may be a time of day on the sailing's date. The helm
 * may follow later: see `isRecognisable`.
 */
export const competitorSchema = ownEntrySchema.shape({
  skipper_name: text({ min: 0, max: 100 }),
  start_group: relation().nullable(),
  start: datetimeOrTime().nullable(),
  approved: flag(),
  categories: words({ max: 50, items: 10 }),
  /** false turns an unmatched competitor into an ordinary entry. */
  is_unmatched: flag(),
  hide_name: flag(),
  is_minor: flag(),
  /** A club knows that there are two boats with one sail number. */
  anyway: flag(),
});

/** A row of an entry list: lists name the helms. */
export const listedEntrySchema = competitorSchema.shape({ skipper_name: ownEntrySchema.fields.skipper_name });
/** How to reach the people of a boat on a list that a club reads in. */
export const entryContactSchema = object({
  email: email({ min: 0 }),
  phone: text({ min: 0, max: 30 }),
});

export type CompetitorInput = InferType<typeof competitorSchema>;
