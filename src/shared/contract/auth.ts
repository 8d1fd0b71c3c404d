import type { Id } from './common';
import type { ClubRef, Membership, OwnRole } from './clubs';
import type { Recorder } from './evening';

export interface LoginPayload {
  email: string;
  password: string;
}

export interface RegistrationPayload extends LoginPayload {
  club: Id | null;
}

export interface ResetPasswordPayload {
  email: string;
}

/** `uid` and `token` are parts of the link in the mail. */
export interface ResetPasswordConfirmPayload {
  uid: string;
  token: string;
  new_password: string;
}

export interface SetPasswordPayload {
  current_password: string;
  new_password: string;
}

/** To delete their account, users confirm their password. */
export interface DeleteAccountPayload {
  current_password: string;
}

/** The names that users may change in their account. The names of their sailor change as well. */
export interface NamesPayload {
  first_name?: string;
  last_name?: string;
}

/** Left out by our own app: its token is in a cookie. */
export interface RefreshPayload {
  refresh?: string;
}

export interface VerifyPayload {
  token: string;
}

/** The body of a 401: the client has to log in, with another password or a fresh token. */
export interface AuthError {
  detail: string;
  code?: string;
  messages?: { token_class: string; token_type: string; message: string }[];
  /** The same as `detail`, where a login form shows it. */
  non_field_errors?: string[];
}

/** Answer to a registration: `club` is the id that was sent. */
export interface RegisteredUser {
  id: Id;
  email: string;
  club: Id | null;
}

/** For the cookie session `refresh` is "" (the token is in the cookie). */
export interface TokenPair {
  access: string;
  refresh: string;
}

export interface AccessToken {
  access: string;
}

export interface UserSailor {
  id: Id;
  first_name: string;
  last_name: string;
  club: ClubRef | null;
  /** Whether that club has confirmed it; null without a club. */
  membership: Membership | null;
}

export interface User {
  /** An id; 0 for who has no account. */
  id: number;
  email: string;
  first_name: string;
  last_name: string;
  /** Set only for a club's first owner. */
  club: ClubRef | null;
  sailor: UserSailor | null;
  /** Flat copy of `club` or `sailor.club`. */
  club_id: Id | null;
  club_slug: string | null;
  is_staff: boolean;
  /** In the clubs that they run. */
  roles: OwnRole[];
  /** There for who came by the link of an evening. */
  recorder?: Recorder;
}

/** Sent with this value by our own app: the refresh token then travels in an HttpOnly cookie only. */
export const SESSION_HEADER = 'X-Requested-With';
export const SESSION_HEADER_VALUE = 'styrbord';

export const authPaths = {
  users: '/auth/users/',
  me: '/auth/users/me/',
  setPassword: '/auth/users/set_password/',
  resetPassword: '/auth/users/reset_password/',
  resetPasswordConfirm: '/auth/users/reset_password_confirm/',
  login: '/auth/jwt/create/',
  refresh: '/auth/jwt/refresh/',
  logout: '/auth/jwt/logout/',
} as const;
