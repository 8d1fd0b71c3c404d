import type { Id, Stamped, WireDatetime, WireTime, WireFile } from './common';
import type { StartSequence } from './startSequences';

export interface ClubRef {
  id: Id;
  slug: string;
  name: string;
}

/** asked: the sailor has named the club, which has not answered. confirmed: the club says that they are its member. */
export type Membership = 'asked' | 'confirmed';

/** Owners may do what officials may; the club itself, its roles and its end are theirs alone. */
export type ClubRole = 'owner' | 'official';

/** What somebody is in a club that they run. */
export interface OwnRole {
  club: ClubRef;
  role: ClubRole;
}

/** Somebody who runs the club, or has been asked to. */
export interface RoleRow {
  id: Id;
  email: string;
  name: string | null;
  role: ClubRole;
  state: 'invited' | 'active';
  invited_at: WireDatetime;
  accepted_at: WireDatetime | null;
}

export interface NewRolePayload {
  email: string;
  role: ClubRole;
}

export interface RolePayload {
  role: ClubRole;
}

/** `token`: the end of the address in the mail. */
export interface AcceptRolePayload {
  token: string;
}

export const PUBLISH_MODES = ['off', 'at_once', 'verified', 'manual'] as const;
/** When a club's results become public: never, soon after each change, once they are verified, or by hand. */
export type PublishMode = (typeof PUBLISH_MODES)[number];

export const PUBLISHED_NAMES = ['skipper', 'initials', 'none'] as const;
/** How public pages name the helms. */
export type PublishedNames = (typeof PUBLISHED_NAMES)[number];

export interface Club extends ClubRef, Stamped {
  short_name: string;
  logo: string | null;
  website: string;
  email: string;
  phone: string;
  city: string;
  description: string;
  default_start_time: WireTime | null;
  self_reporting: boolean;
  /** Those that every club has, then its own. */
  start_sequences: StartSequence[];
  publish: PublishMode;
  publish_names: PublishedNames;
  /** Public results name crews too. */
  publish_crew: boolean;
  /** Search engines may list the public results. */
  publish_indexed: boolean;
  /** True when the request comes from an account of this club. */
  can_edit: boolean;
  /** Confirmed members. */
  sailor_count: number;
}

/** The fields that a club account may change; only the platform sets the slug. Omitted keys keep their values. */
export interface ClubPayload {
  name?: string;
  short_name?: string;
  /** A file, sent as multipart. When omitted it stays; null or "" removes it. */
  logo?: WireFile | null;
  website?: string;
  email?: string;
  phone?: string;
  city?: string;
  description?: string;
  default_start_time?: WireTime | null;
  self_reporting?: boolean;
  /**
   * Takes the place of the club's own; those that every club has may be sent along as they are. In multipart its JSON
   * text.
   */
  start_sequences?: StartSequence[];
  publish?: PublishMode;
  publish_names?: PublishedNames;
  publish_crew?: boolean;
  publish_indexed?: boolean;
  slug?: string;
}

/** A club as frames carry it: without what depends on the actor. */
export type ClubFrame = Omit<Club, 'can_edit'>;

export const clubPaths = {
  list: '/api/clubs/',
  /** By id or slug: slugs are never all digits. */
  one: (club: Id | string) => `/api/clubs/${club}/`,
  roles: (club: Id | string) => `/api/clubs/${club}/roles/`,
  acceptRole: (role: Id | string) => `/api/roles/${role}/accept/`,
} as const;
