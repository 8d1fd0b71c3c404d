import { object } from 'yup';
import { MAX_PASSWORD_LENGTH } from '../limits';
import { email } from './fields/email';
import { required } from './fields/field';
import { text } from './fields/text';

/** The login form and POST /auth/jwt/create/. */
export const loginSchema = object({
  email: required(email()),
  password: required(text({ max: MAX_PASSWORD_LENGTH })),
});
