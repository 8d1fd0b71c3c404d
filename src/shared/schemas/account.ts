import { object } from 'yup';
import { required } from './fields/field';
import { password } from './login';

/** The body of DELETE /auth/users/me/: users confirm their password. */
export const deleteAccountSchema = object({ current_password: required(password()) });

/** POST /auth/users/set_password/. */
export const setPasswordSchema = deleteAccountSchema.shape({
  new_password: required(password()),
  re_new_password: password().nullable(),
});
