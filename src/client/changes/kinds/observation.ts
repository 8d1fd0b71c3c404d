import type { Id, WireDatetime } from '../../../shared/contract/common';
import {
  finishObservationPaths,
  type ObservationChanges,
  type ObservationPayload,
  type ObservationsAnswer,
  type ObservationsPayload,
} from '../../../shared/contract/finishObservations';
import { finishAt } from '../../../shared/domain/finishObservations';
import { withFinish } from '../../../shared/domain/recordFinish';
import { wireDatetime } from '../../../shared/domain/time';
import { finishText } from '../../sailing-ui/finishText';
import { boatName, texts, type ChangeKindDefinition, type Step } from './changeKind';
import { rowOf } from './finish';
import type { FinishRow, FinishSheet } from './finishSheet';

/** An official sees a boat cross the line, says which it was, or takes it back. */
export interface PlannedObservation {
  kind: 'observation';
  uuid: string;
  /** When it is said to have happened after this. */
  at: WireDatetime;
  /** When it was said to have happened before; null for a new one. */
  was: WireDatetime | null;
  /** The whole of a new one; null where `changes` are made to one that is there. */
  made: ObservationPayload | null;
  changes: ObservationChanges;
  /** The version that `changes` are made to; left out where an own change comes before, or of former builds. */
  base?: number;
  /** The boat that it is of after this, and the one that it was of. */
  to: Step | null;
  from: Step | null;
  /** Whether it may write a finish after this. */
  writes: boolean;
}

const finishOf = (at: WireDatetime): WireDatetime => wireDatetime(finishAt(Date.parse(at)));
const sailNumberIn = ({ made, changes }: PlannedObservation): string => made?.sail_number ?? changes.sail_number ?? '';

/** Takes the finish away from the boat that had it. */
function clear(sheet: FinishSheet, boat: Id | null, was: WireDatetime): void {
  const row = sheet.rows.get(String(boat));
  if (row?.boat.recorded !== 'finish' || row.boat.finish_time !== finishOf(was)) return;
  const cleared = withFinish(row.boat, { finish_time: null }, row.start);
  sheet.rows.set(row.key, { ...row, boat: cleared, isPending: true, isWaiting: sheet.isWaiting });
}

/** Nothing speaks against the finish, as far as this screen knows. */
function isSure({ boat, start }: FinishRow, finish: WireDatetime): boolean {
  if (boat.recorded !== null) return false;
  return boat.is_unmatched || (start !== null && Date.parse(finish) >= start);
}

/** Gives the finish to the boat as the server will: a doubtful one is kept and writes nothing. */
function show(sheet: FinishSheet, change: PlannedObservation): void {
  const sail_number = sailNumberIn(change);
  if (!change.to && sail_number === '') return;
  const row = rowOf(sheet, { competitor: change.to?.competitor ?? null, sail_number });
  if (!row) return;
  const finish_time = finishOf(change.at);
  if (!isSure(row, finish_time) && !change.changes.anyway && !change.made?.anyway) return;
  const boat = withFinish(row.boat, { finish_time }, row.start);
  sheet.rows.set(row.key, { ...row, boat, isPending: true, isWaiting: sheet.isWaiting });
}

export const observationKind: ChangeKindDefinition<PlannedObservation, never> = {
  steps: ({ to, from }) => [to, from].filter((step) => step !== null),
  lines: (change, names) => {
    const { made, changes, at, to } = change;
    const clock = finishText({ finish_time: finishOf(at) });
    if (changes.undone) return [texts.unstamped(clock)];
    const boat = to ? boatName(names, to.competitor, texts.someBoat) : sailNumberIn(change);
    if (boat !== '') return [texts.finish(boat, clock)];
    return [made ? texts.stamped(clock) : texts.unassigned(clock)];
  },

  // The key says what is sent again; what somebody else has said of it meanwhile is not overwritten.
  request: ({ sailing, uuid, made, changes, base, to }) => {
    const competitor = to?.competitor ?? null;
    if (made) {
      const body: ObservationsPayload = { observations: [{ ...made, competitor }] };
      return { url: finishObservationPaths.list(sailing), method: 'POST', body };
    }
    const body = 'competitor' in changes ? { ...changes, competitor } : changes;
    const patch = { url: finishObservationPaths.one(sailing, uuid), method: 'PATCH', body } as const;
    return base === undefined ? patch : { ...patch, headers: { 'If-Match': `"${base}"` } };
  },
  savedRows: (answer) => (answer as ObservationsAnswer).competitors,
  rowsBeside: (answer) => {
    const { observations, doubts } = answer as ObservationsAnswer;
    return { observations, doubts };
  },
  staleTags: (id) => [
    { type: 'SailingResults', id },
    { type: 'ResultLog', id },
  ],
  isAlreadyApplied: () => false,

  // What takes it back is said of the observation itself: it is undone, or of another boat.
  undo: null,
  // The time stays, without the boat.
  withoutCompetitor: (change, gone) => {
    if (change.from?.competitor === gone) change.from = null;
    if (change.to?.competitor === gone) change.to = null;
    return true;
  },

  showOnFinishSheet: (sheet, change) => {
    if (change.was !== null && change.from) clear(sheet, change.from.competitor, change.was);
    if (change.writes) show(sheet, change);
  },
};
