import { validationTexts } from '../texts/validation';
import { flag } from './fields/flag';
import { relation } from './fields/relation';
import { loginSchema } from './login';

/** The body of POST /auth/users/. The server checks the strength of the password once these fields are valid. */
export const registrationSchema = loginSchema.shape({
  club: relation().nullable(),
});

/** The registration form. The acceptance of the terms is not sent. */
export const registrationFormSchema = registrationSchema.shape({
  terms: flag().test('accepted', validationTexts.termsRequired, (value) => value === true),
});
