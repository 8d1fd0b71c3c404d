import { object } from 'yup';
import { required } from './fields/field';
import { password } from './login';

/** Whoever deletes his account says who he is once more: DELETE /auth/users/me/. */
export const deleteAccountSchema = object({ current_password: required(password()) });

/** POST /auth/users/set_password/. */
export const setPasswordSchema = deleteAccountSchema.shape({
  new_password: required(password()),
  re_new_password: password().nullable(),
});
