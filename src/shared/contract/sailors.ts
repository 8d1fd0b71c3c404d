import type { Boat } from './boats';
import type { ClubRef, Membership } from './clubs';
import type { Competitor } from './competitors';
import type { Id, Stamped, WireFile } from './common';
import type { SailingSummary } from './sailings';

export interface Sailor extends Stamped {
  /** The club that the sailor has named. Until it confirms them, others than the sailor and the club get null. */
  club: ClubRef | null;
  /** What that club says of it: only a confirmed sailor is its member. null without a club. Set by the club alone. */
  membership: Membership | null;
  first_name: string;
  last_name: string;
  full_name: string;
  /** null for everybody but the sailor and the account of the sailor's club. */
  email: string | null;
  /** null for everybody but the sailor and the account of the sailor's club. */
  phone: string | null;
  /** Public pages do not name the sailor. null for everybody but the sailor and the account of the sailor's club. */
  hide_name: boolean | null;
  /** Under 18: public pages show the first name and an initial. As `hide_name`. */
  is_minor: boolean | null;
  photo: string | null;
  default_boat: Id | null;
  boats: Boat[];
  has_account: boolean;
}

/** Keys left out stay as they are. */
export interface SailorPayload {
  /** Another club than before is asked to confirm the membership. */
  club?: Id | null;
  first_name?: string;
  last_name?: string;
  phone?: string | null;
  hide_name?: boolean;
  is_minor?: boolean;
  /** A file, sent as multipart. When omitted it stays; null or "" removes it. */
  photo?: WireFile | null;
  /** One of the sailor's own boats. */
  default_boat?: Id | null;
}

/**
 * The club's word about a sailor who has named it: null declines the question, or ends the membership. The names are for
 * confirmed members.
 */
export interface MembershipPayload extends Pick<SailorPayload, 'hide_name' | 'is_minor'> {
  membership?: 'confirmed' | null;
}

/** The address of a sailor's own calendar. It is told once, and takes the place of the one before. */
export interface CalendarLink {
  url: string;
}

/** The sailings that the actor is entered in, by date. */
export interface MyRegistrations {
  sailing_ids: Id[];
  count: number;
}

/** An entry of a sailor, and the sailing that it is in. */
export interface SailorEntry {
  sailing: SailingSummary;
  /** With place and points, where the sailing has them. */
  competitor: Competitor;
}

export const sailorPaths = {
  one: (id: Id) => `/api/sailors/${id}/`,
  ofClub: (club: Id | string) => `/api/clubs/${club}/sailors/`,
  /** Those who wait for the club to confirm their membership. */
  asking: (club: Id | string) => `/api/clubs/${club}/sailors/?membership=asked`,
  ofClubOne: (club: Id | string, id: Id) => `/api/clubs/${club}/sailors/${id}/`,
  /** The sailings that the sailor has entered, by date; readable by the sailor, the members of their club, and the club. */
  entries: (id: Id) => `/api/sailors/${id}/entries/`,
  /** Gives the sailor's own calendar an address, and ends the one before. */
  calendarLink: (id: Id | string) => `/api/sailors/${id}/calendar-link/`,
  myRegistrations: '/api/sailors/my-registrations/',
} as const;
