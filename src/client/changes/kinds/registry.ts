import type { ChangeHead, ChangeKindDefinition, ChangeNames } from './changeKind';
import { entryKind, type PlannedEntry } from './entry';
import { finishKind, type PlannedFinishes } from './finish';
import { startEventKind, type PlannedStartEvents } from './startEvent';
import { moveKind, type PlannedMoves } from './move';
import { observationKind, type PlannedObservation } from './observation';
import { ownReportKind, presenceKind, type PlannedOwnReport, type PlannedPresence } from './ownReport';
import { withdrawalKind, type PlannedWithdrawals } from './withdrawal';

/** The payload of each kind of own change. The browser's database holds them as they are here, also from older builds. */
export interface PlannedByKind {
  move: PlannedMoves;
  finish: PlannedFinishes;
  entry: PlannedEntry;
  withdrawal: PlannedWithdrawals;
  startEvent: PlannedStartEvents;
  observation: PlannedObservation;
  ownReport: PlannedOwnReport;
  presence: PlannedPresence;
}

export type ChangeKind = keyof PlannedByKind;
export type PlannedChange = PlannedByKind[ChangeKind];

/** All kinds of own changes: a new kind is a line here and one in `PlannedByKind`. */
export const CHANGE_KINDS = {
  move: moveKind,
  finish: finishKind,
  entry: entryKind,
  withdrawal: withdrawalKind,
  startEvent: startEventKind,
  observation: observationKind,
  ownReport: ownReportKind,
  presence: presenceKind,
} satisfies { [K in ChangeKind]: ChangeKindDefinition<PlannedByKind[K], PlannedChange> };

interface OfAnyKind {
  kind: ChangeKind;
}

/** What the change's kind says of it, for code that does the same with every kind. */
export const definitionOf = ({ kind }: OfAnyKind): ChangeKindDefinition<PlannedChange> =>
  CHANGE_KINDS[kind] as unknown as ChangeKindDefinition<PlannedChange>;

/** The changes of one kind, for pages that show only those. */
export const ofKind = <C extends OfAnyKind, K extends ChangeKind>(
  changes: readonly C[],
  kind: K,
): Extract<C, { kind: K }>[] => changes.filter((change): change is Extract<C, { kind: K }> => change.kind === kind);

/** The change in Swedish, a line per competitor, without any rows. */
export const linesOf = (change: PlannedChange & { names?: ChangeNames | undefined }): string[] =>
  definitionOf(change).lines(change, change.names);

/** A change as it is made on this screen. */
export type NewChange = ChangeHead & PlannedChange;
