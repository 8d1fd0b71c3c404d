import type { ClubFrame } from './clubs';
import type { Competitor } from './competitors';
import type { Id, Model, WireDatetime } from './common';
import type { Course } from './courses';
import type { Observation } from './finishObservations';
import type { RaceClass } from './raceClasses';
import type { ResultRow, SailingRow } from './sailings';
import type { SerieRow, SeriesRow } from './series';
import type { StartGroupRow } from './startGroups';
import type { StartEvent } from './startLog';

/** Text frames of `/ws/clubs/{clubId}/notifications/`, one JSON object each. */

export type Change = 'created' | 'updated' | 'deleted' | 'results_updated';

interface Notification<M extends Model, C extends Change, D> {
  type: 'notification';
  model: M;
  id: Id;
  change: C;
  /**
   * null also where the socket has no token: the rights are then checked by a GET. A club's own account gets it of
   * `club` when a sailor asks to become a member, or has been answered.
   */
  data: D | null;
  /** The number of the club's counter that this change took. */
  version: number;
  /** `<epoch>.<number>`, strictly rising per group. */
  cursor: string;
  at: WireDatetime;
}

export type PushMessage =
  | Notification<'sailing', 'created' | 'updated', SailingRow>
  | Notification<'start_group', 'created' | 'updated', StartGroupRow>
  | Notification<'start_event', 'created', StartEvent>
  | Notification<'competitor', 'created' | 'updated', Competitor>
  | Notification<'race_class', 'created' | 'updated', RaceClass>
  | Notification<'serie', 'created' | 'updated', SerieRow>
  | Notification<'course', 'created' | 'updated', Course>
  | Notification<'club', 'created' | 'updated', ClubFrame>
  /** For the club's own accounts alone. The observation's key is in `data`; `id` is the number of its row. */
  | Notification<'finish_observation', 'created' | 'updated', Observation>
  | Notification<Model, 'deleted', never>
  | Notification<'sailing', 'results_updated', { results: ResultRow[] }>
  | Notification<'serie', 'results_updated', { results: SeriesRow[] }>;

export interface SubscribeFrame {
  type: 'subscribe';
  group: string;
  cursor?: string;
  token?: string;
}

export interface SubscribedFrame {
  type: 'subscribed';
  group: string;
  cursor: string;
  /** false: the missed frames are no longer kept, reload over HTTP. */
  resumed: boolean;
  /** Id of the running build. */
  build: string;
}

export interface PingFrame {
  type: 'ping';
  /** Up to 40 characters, for a client that measures how long the answer takes. */
  id?: string;
}

/** To a ping with an id, the time is in milliseconds since 1970; to one without, a datetime. */
export type PongFrame = { type: 'pong'; time: WireDatetime } | { type: 'pong'; id: string; time: number };

/** The server's clock over HTTP, for pages without a socket: milliseconds since 1970. */
export interface ServerTime {
  ms: number;
}

export const timePath = '/api/time/';

export interface ErrorFrame {
  type: 'error';
  code: 'invalid_json' | 'forbidden_group' | 'bad_token' | 'rate';
  detail: string;
}

export type ClientFrame = SubscribeFrame | PingFrame;
export type ServerFrame = SubscribedFrame | PongFrame | ErrorFrame | PushMessage;

/** 1000 ours, 1008 a limit was broken, 1012 the server restarts, 4401 log in again, 4403 not yours. */
export const CLOSE_CODES = { normal: 1000, policy: 1008, restart: 1012, unauthorized: 4401, forbidden: 4403 } as const;

export const notificationsPath = (club: Id) => `/ws/clubs/${club}/notifications/`;
export const clubGroup = (club: Id) => `club_${club}`;
