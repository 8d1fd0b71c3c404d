import type { Id, WireDate, WireDatetime } from './common';

/** active: it works. expired: its last day is over. ended: who made it owns the club no longer. */
export type AccessKeyState = 'active' | 'expired' | 'ended';

/** A key by which another program acts for the club. The key itself is told once, when it is made. */
export interface AccessKey {
  id: Id;
  name: string;
  /** True: as an official of the club. False: as somebody who is logged in and only reads. */
  write: boolean;
  /** The last day that it works; null: until it is deleted. */
  expires_on: WireDate | null;
  state: AccessKeyState;
  /** Its owner by name, or by e-mail where there is no name. */
  made_by: string;
  created_at: WireDatetime;
}

export interface NewAccessKeyPayload {
  name: string;
  write: boolean;
  expires_on?: WireDate | null;
}

export interface CreatedAccessKey {
  id: Id;
  name: string;
  /** For `Authorization: Bearer …`; it is told here and never again. */
  key: string;
}

/** How every key begins. */
export const ACCESS_KEY_PREFIX = 'sb_';

export const accessKeyPaths = {
  ofClub: (club: Id | string) => `/api/clubs/${club}/keys/`,
  one: (club: Id | string, key: Id | string) => `/api/clubs/${club}/keys/${key}/`,
} as const;
