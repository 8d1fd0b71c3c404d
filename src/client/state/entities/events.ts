import { createAction } from '@reduxjs/toolkit';
import type { Competitor } from '../../../shared/contract/competitors';
import type { FieldErrors, Id } from '../../../shared/contract/common';
import type { PushMessage } from '../../../shared/contract/push';
import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../shared/contract/startGroups';

/** What has happened to live rows. Every slice decides for itself what concerns it. */

/** A list of a club's sailings was read. `clubVersion` is the club's number at the time of the read. */
export const sailingsLoaded = createAction<{ club: Id; clubVersion: number; sailings: SailingRow[] }>('sailings/loaded');
/** A sailing was read with everything below it. */
export const sailingLoaded = createAction<{ clubVersion: number; sailing: Sailing }>('sailings/oneLoaded');
export const sailingSaved = createAction<SailingRow>('sailings/saved');
export const sailingDeleted = createAction<Id>('sailings/deleted');

export const startGroupSaved = createAction<StartGroupRow>('startGroups/saved');
export const startGroupDeleted = createAction<Id>('startGroups/deleted');

export const competitorSaved = createAction<Competitor>('competitors/saved');
export const competitorDeleted = createAction<Id>('competitors/deleted');

/** Valid frames of the push connection, in order of arrival. A burst comes as one event, so that it costs one redraw. */
export const pushReceived = createAction<PushMessage[]>('push/received');

export interface PlannedMove {
  competitor: Id;
  /** null = ungrouped. */
  start_group: Id | null;
  /** Where the boat was shown when it was moved. */
  from: Id | null;
  /** The row's version when it was moved; null when the row was not held. */
  base: number | null;
}

export interface MoveStarted {
  /** uuid, also the Idempotency-Key of the call. */
  id: string;
  sailing: Id;
  moves: PlannedMove[];
  /** Move only rows that are still at their `base`: undo, and moves made without a connection. */
  conditional: boolean;
  /** The earlier move that this one takes back. */
  undoes?: string;
}

/** Somebody moved boats on this screen; shown at once, sent in order. */
export const moveStarted = createAction<MoveStarted>('competitors/moveStarted');
/** The call is on its way. */
export const moveSent = createAction<{ id: string }>('competitors/moveSent');

export interface MoveRefusal {
  status: number;
  detail?: string;
  fields?: FieldErrors;
}

/** The server's word on a move: the saved rows, or why not (then `current` may say how the rows stand). */
export const moveSettled = createAction<{ id: string } & ({ saved: Competitor[] } | { refusal: MoveRefusal; current?: Competitor[] })>(
  'competitors/moveSettled',
);
/** No answer came: the move stays and is sent again, under the same key, when the connection is back. */
export const moveUnanswered = createAction<{ id: string }>('competitors/moveUnanswered');
/** Taken back before it was ever sent. */
export const moveForgotten = createAction<{ id: string }>('competitors/moveForgotten');
/** A refusal has been told to the person who made the move. */
export const refusalSeen = createAction<{ id: string }>('competitors/refusalSeen');

export const clubEntered = createAction<Id>('club/entered');
export const clubLeft = createAction('club/left');
/** The event log began anew (restore, other database): rows held are worth nothing. */
export const epochChanged = createAction('club/epochChanged');
