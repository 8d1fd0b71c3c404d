import { object } from 'yup';
import { MAX_PASSWORD_LENGTH } from '../limits';
import { email } from './fields/email';
import { required } from './fields/field';
import { slug } from './fields/slug';
import { text } from './fields/text';

/** A new club and its account. The server checks the strength of the password once these fields are valid. */
export const newClubSchema = object({
  name: required(text({ max: 100 })),
  slug: required(slug()),
  email: required(email()),
  password: required(text({ max: MAX_PASSWORD_LENGTH })),
});
