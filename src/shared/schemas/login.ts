import { object } from 'yup';
import { MAX_PASSWORD_LENGTH } from '../limits';
import { email } from './fields/email';
import { required } from './fields/field';
import { text } from './fields/text';

/** A password as typed. The server checks the strength of a new one. */
export const password = () => text({ max: MAX_PASSWORD_LENGTH });

/** The login form and POST /auth/jwt/create/. */
export const loginSchema = object({
  email: required(email()),
  password: required(password()),
});
