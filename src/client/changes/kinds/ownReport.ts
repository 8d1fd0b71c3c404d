import type { Id } from '../../../shared/contract/common';
import { competitorPaths, type Competitor, type ReportPayload } from '../../../shared/contract/competitors';
import { presencePaths, type PresencePayload } from '../../../shared/contract/presence';
import { finishAt } from '../../../shared/domain/finishObservations';
import { withFinish } from '../../../shared/domain/recordFinish';
import { wireDatetime } from '../../../shared/domain/time';
import { finishText } from '../../sailing-ui/finishText';
import { boatName, texts, type ChangeKindDefinition, type ChangeNames } from './changeKind';

interface OfBoat {
  competitor: Id;
}

/** A sailor reports their own finish, names the boats around it, retires, or takes it back. */
export interface PlannedOwnReport extends OfBoat {
  kind: 'ownReport';
  report: ReportPayload;
}

/** Somebody says where a boat is. */
export interface PlannedPresence extends OfBoat {
  kind: 'presence';
  said: PresencePayload;
}

const nameOf = ({ competitor }: OfBoat, names: ChangeNames | undefined): string =>
  boatName(names, competitor, texts.someBoat);

/** The finish that a report writes; a tap gives the whole second that is nearest. */
export const finishIn = ({ at, finish_time, elapsed_time, score_code }: ReportPayload) => ({
  ...(elapsed_time !== undefined && { elapsed_time }),
  ...(finish_time !== undefined && { finish_time }),
  ...(at !== undefined && finish_time === undefined && { finish_time: wireDatetime(finishAt(Date.parse(at))) }),
  ...(score_code !== undefined && { score_code }),
});

export const ownReportKind: ChangeKindDefinition<PlannedOwnReport, never> = {
  // It builds on no version: the server keeps what the club has written, and the later report stands.
  steps: () => [],
  boats: ({ competitor }) => [competitor],
  lines: (change, names) => {
    const { report } = change;
    const finish = finishIn(report);
    const written = finishText(finish);
    if (written !== '') return [texts.result(nameOf(change, names), written)];
    const isTakenBack = Object.keys(finish).length > 0;
    return [(isTakenBack ? texts.reportTakenBack : texts.neighbours)(nameOf(change, names))];
  },

  request: ({ competitor, report }) => ({
    url: competitorPaths.elapsedTime(competitor),
    method: 'PATCH',
    body: report,
  }),
  savedRows: (answer) => [answer as Competitor],
  staleTags: (id) => [{ type: 'SailingResults', id }],
  isAlreadyApplied: () => false,

  // Another report takes it back.
  undo: null,
  withoutCompetitor: ({ competitor }, gone) => competitor !== gone,

  showOnFinishSheet: (sheet, { competitor, report }) => {
    const row = sheet.rows.get(String(competitor));
    const finish = finishIn(report);
    if (!row || Object.keys(finish).length === 0) return;
    if (report.at !== undefined && row.boat.reported_by === 'club' && row.boat.recorded !== null) return;
    const boat = { ...withFinish(row.boat, finish, row.start), reported_by: 'sailor' as const };
    sheet.rows.set(row.key, { ...row, boat, isPending: true, isWaiting: sheet.isWaiting });
  },
};

export const presenceKind: ChangeKindDefinition<PlannedPresence, never> = {
  // What was said later stands, whatever order it arrives in.
  steps: () => [],
  boats: ({ competitor }) => [competitor],
  lines: (change, names) => [texts.presence(nameOf(change, names), change.said.presence)],

  request: ({ competitor, said }) => ({ url: presencePaths.presence(competitor), method: 'PATCH', body: said }),
  savedRows: (answer) => [answer as Competitor],
  isAlreadyApplied: () => false,

  undo: null,
  withoutCompetitor: ({ competitor }, gone) => competitor !== gone,
};
