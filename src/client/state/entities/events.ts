import { createAction } from '@reduxjs/toolkit';
import type { Competitor, CompetitorPayload, FinishPayload } from '../../../shared/contract/competitors';
import type { FieldErrors, Id } from '../../../shared/contract/common';
import type { PushMessage } from '../../../shared/contract/push';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../shared/contract/startGroups';

/** What has happened to live rows. Every slice decides for itself what concerns it. */

/** A list of a club's sailings was read. `clubVersion` is the club's number at the time of the read. */
export const sailingsLoaded = createAction<{ club: Id; clubVersion: number; sailings: SailingRow[] }>(
  'sailings/loaded',
);
/** A sailing was read with everything below it. */
export const sailingLoaded = createAction<{ clubVersion: number; sailing: Sailing }>('sailings/oneLoaded');
export const sailingSaved = createAction<SailingRow>('sailings/saved');
export const sailingDeleted = createAction<Id>('sailings/deleted');

export const startGroupSaved = createAction<StartGroupRow>('startGroups/saved');
export const startGroupDeleted = createAction<Id>('startGroups/deleted');

export const raceClassSaved = createAction<RaceClass>('raceClasses/saved');
export const raceClassDeleted = createAction<Id>('raceClasses/deleted');

export const competitorSaved = createAction<Competitor>('competitors/saved');
/** Entries were read that need not be all of their sailings. */
export const competitorsRead = createAction<Competitor[]>('competitors/read');
export const competitorDeleted = createAction<Id>('competitors/deleted');

/**
 * Valid frames of the push connection, in order of arrival. A burst comes as one event, so that it costs one redraw.
 */
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

export interface PlannedFinish {
  /** null: no boat of the list has the number. */
  competitor: Id | null;
  sail_number: string;
  finish: FinishPayload;
  /** The same fields as they were shown before. */
  from: FinishPayload;
  base: number | null;
}

/** What a change is told of by where its rows are not at hand: after a reload, on another club's pages. */
export interface ChangeNames {
  club: Id;
  sailing: string;
  /** "SWE 57 Vindil" */
  boats: Record<Id, string>;
  /** Of the start groups that the change leads from and to. */
  groups: Record<Id, string>;
}

/** A boat that an official enters. Until the server has given her an id she is known by `temporaryId` of the change. */
export interface PlannedBoat {
  entry: CompetitorPayload;
  /** The name of her type, to be shown. */
  boat_model_name: string | null;
  /** No entry of the sailing had a higher id when she was entered. */
  after: Id;
}

/** An entry that is taken back. */
export interface PlannedWithdrawal {
  competitor: Id;
  base: number | null;
}

export interface ChangeStarted {
  /** uuid, also the Idempotency-Key of the call. */
  id: string;
  sailing: Id;
  /** Shared by changes that were made by one press, which count as one where they are remembered. */
  batch?: string;
  names?: ChangeNames | undefined;
  /** Change only rows that are still at their `base`: undo, and changes made without a connection. */
  conditional: boolean;
  /** The earlier change that this one takes back. */
  undoes?: string;
}

export interface MoveStarted extends ChangeStarted {
  moves: PlannedMove[];
}

export interface FinishStarted extends ChangeStarted {
  finishes: PlannedFinish[];
}

export interface EntryStarted extends ChangeStarted {
  boat: PlannedBoat;
}

export interface WithdrawalStarted extends ChangeStarted {
  withdrawals: PlannedWithdrawal[];
}

/** Every own change says when it was made, in milliseconds since 1970. */
const made = <T>(payload: T) => ({ payload, meta: { madeAt: Date.now() } });

/** Somebody moved boats on this screen; shown at once, sent in order. */
export const moveStarted = createAction('competitors/moveStarted', made<MoveStarted>);
/** Somebody wrote down finishes on this screen. */
export const finishStarted = createAction('competitors/finishStarted', made<FinishStarted>);
/** Somebody entered a boat on this screen. */
export const entryStarted = createAction('competitors/entryStarted', made<EntryStarted>);
/** Somebody took back an entry that this screen had made. */
export const withdrawalStarted = createAction('competitors/withdrawalStarted', made<WithdrawalStarted>);

/** The browser has written the changes down: a reload or a crash does not lose them. */
export const changesKept = createAction<{ ids: string[] }>('pendingChanges/kept');
/** The browser would not write own changes down: those that are not kept are lost with the page. */
export const keepingFailed = createAction('pendingChanges/keepingFailed');

/** The call is on its way. */
export const changeSent = createAction<{ id: string }>('pendingChanges/sent');

export interface Refusal {
  status: number;
  detail?: string;
  fields?: FieldErrors;
}

/**
 * The server's word on a change: the saved rows in the order of its boats, or why not (then `current` may say how the
 * rows stand). `made` is the id that an entry got, which is told also when the rows are old news.
 */
export const changeSettled = createAction<
  { id: string } & ({ saved: Competitor[]; made?: Id | undefined } | { refusal: Refusal; current?: Competitor[] })
>('pendingChanges/settled');
/**
 * Somebody has changed the boats meanwhile, but not what this change changes: it is made again, on the rows as they
 * stand.
 */
export const changeOutrun = createAction<{ id: string; current: Competitor[] }>('pendingChanges/outrun');
/** Somebody wants what waits to be sent now. */
export const sendAsked = createAction('pendingChanges/sendAsked');
/** No answer came: the change stays and is sent again, under the same key, when the connection is back. */
export const changeUnanswered = createAction<{ id: string }>('pendingChanges/unanswered');
/** Taken back before it was ever sent. */
export const changeForgotten = createAction<{ id: string }>('pendingChanges/forgotten');
/** A refusal has been told to the person who made the change. */
export const refusalSeen = createAction<{ id: string }>('pendingChanges/refusalSeen');
/** A refused change is made once more, as a new one, on the rows as they stood when it was refused. */
export const changeRetried = createAction('pendingChanges/retried', made<{ id: string; as: string }>);

export const clubEntered = createAction<Id>('club/entered');
export const clubLeft = createAction('club/left');
/** The event log began anew (restore, other database): rows held are worth nothing. */
export const epochChanged = createAction('club/epochChanged');
