import { object, type InferType } from 'yup';
import { BOAT_KINDS } from '../contract/boats';
import { TABLE_YEARS } from '../domain/srsTable/readSrsTable';
import { validationTexts } from '../texts/validation';
import { rating, sailNumber } from './fields/boat';
import { choice, flag, relation } from './fields/choice';
import { required } from './fields/field';
import { integer } from './fields/number';
import { date } from './fields/temporal';
import { text } from './fields/text';

/** The boat form and its calls. `certificate_verified` is for clubs. */
export const boatSchema = object({
  sail_number: required(sailNumber()).test('blank', validationTexts.notBlank, (value) => value !== ''),
  name: text({ min: 0, max: 50 }),
  boat_model: relation().nullable(),
  srs: rating().nullable(),
  srs_no_flying: rating().nullable(),
  srs_shorthanded: rating().nullable(),
  srs_shorthanded_no_flying: rating().nullable(),
  certificate_number: text({ min: 0, max: 50 }),
  certificate_valid_until: date().nullable(),
  certificate_verified: flag(),
});

/** What is said of a table of SRS numbers beside the table itself. */
export const srsTableSchema = object({ kind: choice(BOAT_KINDS), year: integer(TABLE_YEARS) });

export type BoatInput = InferType<typeof boatSchema>;
