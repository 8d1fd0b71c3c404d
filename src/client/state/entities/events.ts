import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Id } from '../../../shared/contract/common';
import type { Doubt, Observation } from '../../../shared/contract/finishObservations';
import type { PushMessage } from '../../../shared/contract/push';
import type { RaceClass } from '../../../shared/contract/raceClasses';
import type { Sailing, SailingRow } from '../../../shared/contract/sailings';
import type { StartGroupRow } from '../../../shared/contract/startGroups';
import type { StartEvent } from '../../../shared/contract/startLog';

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

/** What was seen at the finish of a sailing was read. */
export const observationsRead = createAction<Observation[]>('observations/read');
/** Somebody has looked at what is to be doubted about the observation of this key. */
export const doubtsSeen = createAction<string>('observations/doubtsSeen');

/** The start log of a sailing was read. */
export const startEventsRead = createAction<{ sailing: Id; events: StartEvent[] }>('startEvents/read');

/**
 * Valid frames of the push connection, in order of arrival. A burst comes as one event, so that it costs one redraw.
 */
export const pushReceived = createAction<PushMessage[]>('push/received');

/**
 * Rows that came with the answer to an own change. An action of any slice may carry them as `meta.rows`, so that the
 * rows are taken in and the change leaves its queue in one step.
 */
export interface AnsweredRows {
  competitors?: readonly Competitor[];
  observations?: readonly Observation[];
  /** All that is to be doubted about these observations. */
  doubts?: readonly Doubt[];
  startEvents?: readonly StartEvent[];
  startGroups?: readonly StartGroupRow[];
  sailings?: readonly SailingRow[];
}

/** The rows that the action carries; of an action without rows none. */
export function answeredRows(action: UnknownAction): AnsweredRows {
  const { meta } = action as { meta?: { rows?: AnsweredRows } };
  return meta?.rows ?? {};
}

export const clubEntered = createAction<Id>('club/entered');
export const clubLeft = createAction('club/left');
/** The event log has restarted (restore, other database): rows held are worthless. */
export const epochChanged = createAction('club/epochChanged');
