export const LOGIN_VIEWS = [
  'login',
  'register',
  'forgot-password',
  'new-password',
  'terms',
  'privacy',
  'accessibility',
] as const;
export type LoginView = (typeof LOGIN_VIEWS)[number];

/** Views that are of no use to a user who is logged in. */
export const isWayIn = (view: LoginView | null): boolean => view === 'login' || view === 'register';

/** What the link of a mail says about whose password is to be chosen. */
export interface ResetLink {
  uid: string;
  token: string;
}

/** The modal in which a sailor enters a sailing is a different one, with the specification's name. */
export const MODAL_ID = 'loginModal';

/** A message above the form. "other" is neither good nor bad news and carries the sign of information. */
export interface Notice {
  type: 'success' | 'warning' | 'other';
  message: string;
}

/** The registration form as it is typed: `club` is an id as text, or nothing. */
export interface RegistrationDraft extends Record<string, string | boolean> {
  email: string;
  password: string;
  club: string;
  terms: boolean;
}

/** Under this name it survives a reload, without the password. */
export const REGISTRATION_DRAFT = 'register';

export const EMPTY_DRAFT: RegistrationDraft = { email: '', password: '', club: '', terms: false };
