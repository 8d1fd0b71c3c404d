import { validationTexts } from '../texts/validation';
import { flag } from './fields/flag';
import { relation } from './fields/relation';
import { loginSchema } from './login';

/** POST /auth/users/. How strong the password is, is judged by the server once all this is well formed. */
export const registrationSchema = loginSchema.shape({
  club: relation().nullable(),
});

/** The registration form: the terms stay in the browser. */
export const registrationFormSchema = registrationSchema.shape({
  terms: flag().test('accepted', validationTexts.termsRequired, (value) => value === true),
});
