import type { Boat } from './boats';
import type { ClubRef } from './clubs';
import type { Competitor } from './competitors';
import type { Id, Stamped, WireFile } from './common';
import type { SailingSummary } from './sailings';

export interface Sailor extends Stamped {
  /** Membership only: it gives no rights. */
  club: ClubRef | null;
  first_name: string;
  last_name: string;
  full_name: string;
  /** null for everybody but the sailor and the account of the sailor's club. */
  email: string | null;
  /** null for everybody but the sailor and the account of the sailor's club. */
  phone: string | null;
  photo: string | null;
  default_boat: Id | null;
  boats: Boat[];
  has_account: boolean;
}

/** Keys left out stay as they are. */
export interface SailorPayload {
  club?: Id | null;
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  /** A file, sent as multipart. When omitted it stays; null or "" removes it. */
  photo?: WireFile | null;
  /** One of the sailor's own boats. */
  default_boat?: Id | null;
}

/** The sailings that the actor is entered in, by date. */
export interface MyRegistrations {
  sailing_ids: Id[];
  count: number;
}

/** An own entry, and the sailing that it is in. */
export interface SailorEntry {
  sailing: SailingSummary;
  /** With place and points, where the sailing has them. */
  competitor: Competitor;
}

export const sailorPaths = {
  one: (id: Id) => `/api/sailors/${id}/`,
  ofClub: (club: Id | string) => `/api/clubs/${club}/sailors/`,
  /** The sailings that the sailor has entered, by date; readable by the sailor alone. */
  entries: (id: Id) => `/api/sailors/${id}/entries/`,
  myRegistrations: '/api/sailors/my-registrations/',
} as const;
