import type { EventVisibility } from '../db/schema';

/** Who is at the other end of a socket. */
export interface Viewer {
  userId: number;
  /** The clubs that they run. */
  clubs: readonly number[];
  isStaff: boolean;
  /** The cookie session that the token belongs to; null for a token pair in JSON. */
  sessionId: string | null;
  /** Who came by an evening link: the link, and the sailing and the club that it is for. */
  recorder: { link: number; sailing: number; club: number } | null;
}

/** Somebody who records one sailing: they see its events, and no other. */
type RecorderAudience = `sailing ${number}`;

/** The club's own account, any other logged-in user, a socket without a token, or the recorders of a sailing. */
export type Audience = 'club' | 'member' | 'none' | RecorderAudience;

export function audienceOf(viewer: Viewer | null, clubId: number): Audience {
  if (!viewer) return 'none';
  if (viewer.recorder) return `sailing ${viewer.recorder.sailing}`;
  return viewer.clubs.includes(clubId) || viewer.isStaff ? 'club' : 'member';
}

/** The frame as it is, with `data` null (the reader fetches over HTTP, where rights are checked), or as a deletion. */
export type FrameForm = 'full' | 'bare' | 'gone';

const FORMS: Record<EventVisibility, Record<Exclude<Audience, RecorderAudience>, FrameForm | null>> = {
  everyone: { club: 'full', member: 'full', none: 'bare' },
  club: { club: 'full', member: null, none: null },
  withdrawn: { club: 'full', member: 'gone', none: 'gone' },
};

const isClosed = (audience: Audience): audience is RecorderAudience => audience.startsWith('sailing ');

/** How an event, of a sailing or of none, looks to an audience; null: it does not see it at all. */
export function formFor(visibility: EventVisibility, audience: Audience, sailing: number | null): FrameForm | null {
  if (isClosed(audience)) return audience === `sailing ${sailing}` ? 'full' : null;
  return FORMS[visibility][audience];
}

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
