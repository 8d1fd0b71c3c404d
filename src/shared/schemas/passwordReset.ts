import { object } from 'yup';
import { email } from './fields/email';
import { required } from './fields/field';
import { text } from './fields/text';
import { password } from './login';

const MAX_LINK_PART_LENGTH = 254;
const linkPart = () => required(text({ max: MAX_LINK_PART_LENGTH }));

/** The form "Glömt lösenord" and POST /auth/users/reset_password/. */
export const resetPasswordSchema = object({ email: required(email()) });

/** POST /auth/users/reset_password_confirm/: the two parts of the link, and the password that was chosen. */
export const resetPasswordConfirmSchema = object({
  uid: linkPart(),
  token: linkPart(),
  new_password: required(password()),
  re_new_password: password().nullable(),
});
