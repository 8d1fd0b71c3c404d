import type { Id, WireDatetime } from './common';
import type { ClubRef } from './clubs';

/** Somebody who came by the link of an evening: they record one sailing, and have no account. */
export interface Recorder {
  link: Id;
  /** What the link is for: "Tornet". */
  label: string;
  name: string;
  sailing: Id;
  club: ClubRef;
}

export interface EveningPayload {
  /** Of the address `/kvall/{token}`. */
  token: string;
  name: string;
}

/** `refresh` is not there in the cookie session of our own app. */
export interface EveningAnswer {
  access: string;
  refresh?: string;
  sailing: { id: Id; name: string };
  club: ClubRef;
  recorder: Recorder;
}

export interface EveningLinkPayload {
  label: string;
}

/** A link by which helpers record one sailing. `names`: those who have come by it. */
export interface EveningLink {
  id: Id;
  label: string;
  created_at: WireDatetime;
  expires_at: WireDatetime;
  names: string[];
}

/** The address is told once: nobody can read it again. */
export interface NewEveningLink extends EveningLink {
  url: string;
}

export const eveningPaths = {
  login: '/auth/evening/',
  ofSailing: (sailing: Id | string) => `/api/sailings/${sailing}/evening-links/`,
} as const;
