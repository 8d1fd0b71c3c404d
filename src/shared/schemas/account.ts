import { object, type InferType } from 'yup';
import { MAX_PASSWORD_LENGTH } from '../limits';
import { validationTexts } from '../texts/validation';
import { choice, flag, relation } from './fields/choice';
import { required } from './fields/field';
import { email, text } from './fields/text';

/** A password as typed. The server checks the strength of a new one. */
const password = () => text({ max: MAX_PASSWORD_LENGTH, kind: 'exact' });

/** The login form and POST /auth/jwt/create/. */
export const loginSchema = object({
  email: required(email()),
  password: required(password()),
});

/** The body of POST /auth/users/. The server checks the strength of the password once these fields are valid. */
export const registrationSchema = loginSchema.shape({
  club: relation().nullable(),
});

/** The registration form. The acceptance of the terms is not sent. */
export const registrationFormSchema = registrationSchema.shape({
  terms: flag().test('accepted', validationTexts.termsRequired, (value) => value === true),
});

const MAX_LINK_PART_LENGTH = 254;
const linkPart = () => required(text({ max: MAX_LINK_PART_LENGTH, kind: 'exact' }));

/** The form "Glömt lösenord" and POST /auth/users/reset_password/. */
export const resetPasswordSchema = object({ email: required(email()) });

/** POST /auth/users/reset_password_confirm/: the two parts of the link, and the password that was chosen. */
export const resetPasswordConfirmSchema = object({
  uid: linkPart(),
  token: linkPart(),
  new_password: required(password()),
  re_new_password: password().nullable(),
});

/** The body of DELETE /auth/users/me/: users confirm their password. */
export const deleteAccountSchema = object({ current_password: required(password()) });

/** POST /auth/users/set_password/. */
export const setPasswordSchema = deleteAccountSchema.shape({
  new_password: required(password()),
  re_new_password: password().nullable(),
});

/** POST /api/competitors/{id}/create-account/ and its form. */
export const invitationSchema = object({ email: required(email()) });

/** The profile form and PATCH of a sailor. */
export const sailorSchema = object({
  club: relation().nullable(),
  first_name: text({ max: 50 }),
  last_name: text({ max: 50 }),
  phone: text({ max: 30 }).nullable(),
  hide_name: flag(),
  is_minor: flag(),
  default_boat: relation().nullable(),
});

/** PATCH of a club's sailor: its word about the membership, and how public pages name a member. */
export const membershipSchema = object({
  membership: choice(['confirmed'] as const).nullable(),
  hide_name: flag(),
  is_minor: flag(),
}).test('something', validationTexts.required, (value, context) =>
  Object.values(value).some((one) => one !== undefined)
    ? true
    : context.createError({ path: 'membership', message: validationTexts.required }),
);

/** Which sailors of a club are listed: its members, unless those who ask are asked for. */
export const membersSchema = object({ membership: choice(['asked', 'confirmed'] as const) });

/** POST /auth/evening/: the token of the address, and who came by it. */
export const eveningSchema = object({ token: linkPart(), name: required(text({ max: 40 })) });

/** What the link of an evening is for. */
export const eveningLinkSchema = object({ label: required(text({ max: 40 })) });

const clubRole = () => required(choice(['owner', 'official'] as const));

/** Asks somebody to run a club, changes what they are in it, and is what they answer with. */
export const newRoleSchema = object({ email: required(email()), role: clubRole() });
export const roleSchema = object({ role: clubRole() });
export const acceptRoleSchema = object({ token: linkPart() });

export type SailorInput = InferType<typeof sailorSchema>;
