import { createAction } from '@reduxjs/toolkit';
import type { Competitor, CompetitorMove } from '../../../shared/contract/competitors';
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

/** A valid frame of the push connection. */
export const pushReceived = createAction<PushMessage>('push/received');

export interface MoveStarted {
  /** uuid, also the Idempotency-Key of the call. */
  id: string;
  sailing: Id;
  moves: CompetitorMove[];
  /** The earlier move that this one takes back. */
  undoes?: string;
}

/** Somebody moved boats on this screen; shown at once, sent in order. */
export const moveStarted = createAction<MoveStarted>('competitors/moveStarted');

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

export const clubEntered = createAction<Id>('club/entered');
export const clubLeft = createAction('club/left');
/** The event log began anew (restore, other database): rows held are worth nothing. */
export const epochChanged = createAction('club/epochChanged');
