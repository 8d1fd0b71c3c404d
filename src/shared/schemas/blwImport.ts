import { object } from 'yup';
import { FIRST_YEAR, LAST_YEAR } from '../domain/calendar';
import { integer } from './fields/number';
import { date } from './fields/temporal';

/** What is said with a file of Sailwave. */
export const blwImportSchema = object({
  first_date: date(),
  year: integer({ min: FIRST_YEAR, max: LAST_YEAR }),
});
