import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Id } from '../../shared/contract/common';
import type { Competitor, ReportPayload } from '../../shared/contract/competitors';
import type { Presence } from '../../shared/contract/presence';
import type { Contradiction, ReportCheck } from '../../shared/domain/ownReports';
import { checkReports, reportedBoat, seenBoats } from '../../shared/domain/ownReports';
import { wireDatetime } from '../../shared/domain/time';
import { serverNow } from '../lib/serverClock';
import { useAppDispatch, type RootState } from '../state/rootState';
import { selectFinishRows } from './finishRows';
import { finishIn } from './kinds/ownReport';
import { ofKind } from './kinds/registry';
import { selectObservations } from './observations';
import type { PendingChange } from './queue/pendingChanges';
import { selectPendingOfSailing } from './queue/selectors';
import { selectShownCompetitors } from './shownCompetitors';
import { startChange, uncertaintyMs } from './startChange';

/** A boat as this screen shows it, with own unconfirmed reports laid over it. */
export type ReportedCompetitor = Competitor & {
  /** The server has not confirmed the last that was reported here. */
  isReportPending: boolean;
};

function withReport(boat: ReportedCompetitor, report: ReportPayload): ReportedCompetitor {
  const finish = finishIn(report);
  const isCleared = finish.finish_time === null && boat.score_code === null;
  return {
    ...boat,
    ...(report.at !== undefined && { reported_at: report.at }),
    ...(report.before !== undefined && { report_before: report.before }),
    ...(report.after !== undefined && { report_after: report.after }),
    ...(report.note !== undefined && { report_note: report.note }),
    ...(isCleared && { reported_at: null, report_before: null, report_after: null }),
    isReportPending: true,
  };
}

/** Own unconfirmed words laid over the row of their boat. */
function withOwn(row: Competitor, pending: readonly PendingChange[]): ReportedCompetitor {
  let boat: ReportedCompetitor = { ...row, isReportPending: false };
  for (const { competitor, report } of ofKind(pending, 'ownReport'))
    if (competitor === row.id) boat = withReport(boat, report);
  for (const { competitor, said } of ofKind(pending, 'presence'))
    if (competitor === row.id) boat = { ...boat, presence: said.presence, presence_at: said.at ?? row.presence_at };
  return boat;
}

/** The boats of a sailing with finishes, reports and presence as this screen knows them, sent or not. */
export const selectReportedBoats: (state: RootState, sailing: Id) => readonly ReportedCompetitor[] = createSelector(
  [selectShownCompetitors, selectFinishRows, selectPendingOfSailing],
  (boats, rows, pending) => {
    const shown = new Map(rows.map((row) => [row.id, row]));
    return boats.map((row) => {
      const { finish_time, elapsed_time, recorded, score_code, reported_by } = shown.get(row.id)?.boat ?? row;
      return withOwn({ ...row, finish_time, elapsed_time, recorded, score_code, reported_by }, pending);
    });
  },
);

/** How far the reports of a sailing are confirmed, as far as this screen can tell. */
export const selectReportCheck: (state: RootState, sailing: Id) => ReportCheck = createSelector(
  [selectReportedBoats, selectObservations],
  (boats, observations) => checkReports(boats.map(reportedBoat), seenBoats(observations)),
);

export const contradictionsOf = ({ contradictions }: ReportCheck, boat: Id): Contradiction[] =>
  contradictions.filter(({ competitors }) => competitors.includes(boat));

export interface OwnReports {
  /** The bow crosses the line, at a moment of the monotonic clock. */
  tap: (moment: number) => void;
  name: (neighbours: { before?: Id | null; after?: Id | null }) => void;
  retire: (note: string) => void;
  /** Takes the finish back, or that the boat has retired. */
  takeBack: (what: 'finish' | 'retirement') => void;
  say: (presence: Presence) => void;
}

/** What a sailor says of their own boat: it stands here at once, and the queue of own changes sends it. */
export function useOwnReports(sailing: Id, competitor: Id): OwnReports {
  const dispatch = useAppDispatch();
  return useMemo(() => {
    const send = (report: ReportPayload) =>
      void dispatch(startChange({ kind: 'ownReport', competitor, report }, { sailing, conditional: false }));
    return {
      tap: (moment) => {
        const at = wireDatetime(Math.round(serverNow(moment)));
        send({ at, uncertainty_ms: uncertaintyMs() });
      },
      name: send,
      retire: (note) => send({ score_code: 'RET', note }),
      takeBack: (what) => send(what === 'finish' ? { finish_time: null } : { score_code: null }),
      say: (presence) => dispatch(sayPresence(sailing, competitor, presence)),
    };
  }, [dispatch, sailing, competitor]);
}

/** Says where a boat is, now. */
export const sayPresence =
  (sailing: Id, competitor: Id, presence: Presence | null) =>
  (dispatch: ReturnType<typeof useAppDispatch>): void => {
    const said = { presence, at: wireDatetime(Math.round(serverNow())) };
    dispatch(startChange({ kind: 'presence', competitor, said }, { sailing, conditional: false }));
  };
