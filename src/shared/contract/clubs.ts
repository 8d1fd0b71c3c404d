import type { Id, Stamped, WireTime, WireFile } from './common';

export interface ClubRef {
  id: Id;
  slug: string;
  name: string;
}

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
  /** The asker is a club account of this club. */
  can_edit: boolean;
  sailor_count: number;
}

/** What a club account changes of its club; the slug is the platform's. Keys left out stay as they are. */
export interface ClubPayload {
  name?: string;
  short_name?: string;
  /** A file, in multipart: left out it stays, null or "" takes it away. */
  logo?: WireFile | null;
  website?: string;
  email?: string;
  phone?: string;
  city?: string;
  description?: string;
  default_start_time?: WireTime | null;
  self_reporting?: boolean;
  slug?: string;
}

/** A club as frames carry it: without what depends on the asker. */
export type ClubFrame = Omit<Club, 'can_edit'>;

export const clubPaths = {
  list: '/api/clubs/',
  /** By id or slug: slugs are never all digits. */
  one: (club: Id | string) => `/api/clubs/${club}/`,
} as const;
