import type { EventVisibility } from '../db/schema';

/** Who is at the other end of a socket. */
export interface Viewer {
  userId: number;
  /** The club whose account this is, if it is one. */
  clubId: number | null;
  isStaff: boolean;
  /** The cookie session that the token belongs to; null for a token pair in JSON. */
  sessionId: string | null;
}

/** The club's own account, any other logged-in user, or a socket without a token. */
export type Audience = 'club' | 'member' | 'none';

export function audienceOf(viewer: Viewer | null, clubId: number): Audience {
  if (!viewer) return 'none';
  return viewer.clubId === clubId || viewer.isStaff ? 'club' : 'member';
}

/** The frame as it is, with `data` null (the reader fetches over HTTP, where rights are checked), or as a deletion. */
export type FrameForm = 'full' | 'bare' | 'gone';

const FORMS: Record<EventVisibility, Record<Audience, FrameForm | null>> = {
  everyone: { club: 'full', member: 'full', none: 'bare' },
  club: { club: 'full', member: null, none: null },
  withdrawn: { club: 'full', member: 'gone', none: 'gone' },
};

/** How an event looks to an audience; null: it does not see it at all. */
export const formFor = (visibility: EventVisibility, audience: Audience): FrameForm | null =>
  FORMS[visibility][audience];

/** Results of a sailing or a series as they stand. */
export interface ResultsNews {
  model: 'sailing' | 'serie';
  id: number;
  /** The row's. */
  version: number;
  visibility: 'everyone' | 'club';
  /** The same text as long as nothing that depends on the results has changed. */
  stamp: string;
  /** JSON of the frame's `data`, for those who may see it; `null` where the client should fetch it instead. */
  dataFor: (audience: Audience) => string;
}

/**
 * The results of a club that changes after one of its numbers may have altered. Given to the hub, which knows nothing
 * of resources.
 */
export type ResultsOf = (clubId: number, after: number) => Promise<ResultsNews[]>;
