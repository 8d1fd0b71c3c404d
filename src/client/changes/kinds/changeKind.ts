import type { Id } from '../../../shared/contract/common';
import type { Competitor } from '../../../shared/contract/competitors';
import type { Presence } from '../../../shared/contract/presence';
import type { Move } from '../../../shared/domain/moveCompetitor';
import type { api } from '../../api/api';
import type { Call } from '../../api/call';
import type { AnsweredRows } from '../../state/entities/events';
import type { FinishSheet } from './finishSheet';

/** What a change does to one competitor. */
export interface Step {
  /** null: no competitor of the sailing has the sail number. */
  competitor: Id | null;
  /** The version of the row when the change was made; null when the row was not held. */
  base: number | null;
}

/** Names for the list of own changes, which is read where the rows are not at hand: after a reload, in another club. */
export interface ChangeNames {
  club: Id;
  sailing: string;
  /** "SWE 57 Vindil" */
  boats: Record<Id, string>;
  /** Of the start groups that the change leads from and to. */
  groups: Record<Id, string>;
}

/** What every own change has, whatever its kind. */
export interface ChangeHead {
  /** uuid, also the Idempotency-Key of the call. */
  id: string;
  sailing: Id;
  /** Shared by changes that were made by one press; they count as one change in the history. */
  batch?: string;
  names?: ChangeNames | undefined;
  /** Change only rows that are still at their `base`: undo, and changes made without a connection. */
  conditional: boolean;
  /** The earlier change that this one takes back. */
  undoes?: string;
}

/** The answer to a change that the server did not make. */
export interface Rejection {
  status: number | string;
  /** The rows as they are now, where the server says so. */
  current: readonly Competitor[];
}

export type UndoPage = 'board' | 'finish';

export const CONFLICT = 409;
export const GONE = 404;

export type Sendable<P> = P & Pick<ChangeHead, 'sailing' | 'conditional'> & { attempts: number };

/** A change that was made here. `saved`: per competitor the version it was saved as; null until the server answers. */
export type Made<P> = P & { id: string; saved: Record<Id, number> | null };

/**
 * Everything particular to one kind of own change; `P` is its payload, `U` that of its undo. The queue, the history, the
 * browser's database and the list of changes read this and never compare kinds. All functions but `withoutCompetitor`
 * are pure.
 */
export interface ChangeKindDefinition<P, U = P> {
  /** One step per competitor. The queue keeps their ids and versions up to date. */
  steps: (change: P) => Step[];
  /** The start groups that `lines` names. */
  groups?: (change: P) => readonly (Id | null)[];
  /** Competitors that `lines` names besides those of the steps. */
  boats?: (change: P) => readonly Id[];
  /** The change in Swedish, a line per competitor, without any rows. */
  lines: (change: P, names: ChangeNames | undefined) => string[];

  /** The call that makes the change, without its key. */
  request: (change: Sendable<P>) => Call;
  /** The saved rows in an answer, in the order of the steps. */
  savedRows: (answer: unknown) => Competitor[];
  /** Rows in an answer besides those that the change saves. */
  rowsBeside?: (answer: unknown) => AnsweredRows;
  /** The cached responses that the change makes stale. */
  staleTags?: (sailing: Id) => Parameters<typeof api.util.invalidateTags>[0];
  /**
   * The rows are as the change wants them: it was made before and the answer was lost for so long that the server has
   * forgotten its key (a day), or somebody else has done the same. So no change is made twice, or refused for its own
   * sake.
   */
  isAlreadyApplied: (change: P, rejection: Rejection) => boolean;
  /** Somebody has changed the rows since, but nothing that this change changes: it is sent again, on the new rows. */
  canRebase?: (change: P, rejection: Rejection) => boolean;

  /** The change that takes it back; null for a kind that is itself an undo. */
  undo: ((change: Made<P>) => U) | null;
  /** The page where it is shown, and where Ctrl+Z takes it back. */
  undoneOn?: UndoPage;
  /**
   * Takes a competitor that was never created out of the change, in place. false: nothing of the change is left.
   */
  withoutCompetitor: (change: P, competitor: Id) => boolean;

  /** The row of the competitor that the change creates, by its temporary id until the server has answered. */
  createdCompetitor?: (change: P & Pick<ChangeHead, 'id' | 'sailing'>) => Competitor;
  /** Tells whether a row is the one that the change creates: a push may bring it before the answer does. */
  isCreatedCompetitor?: (change: P) => (row: Competitor) => boolean;
  /** The competitors that the change deletes. */
  deletedCompetitors?: (change: P) => Id[];
  /** The moves that the board shows while the change waits. */
  moves?: (change: P) => readonly Move[];
  /** Puts the change on the finish sheet while it waits. */
  showOnFinishSheet?: (sheet: FinishSheet, change: P) => void;
}

/** The version that an undo builds on: that of the saved row, or of the change itself while it has no answer. */
export const savedBase = ({ saved }: { saved: Record<Id, number> | null }, { competitor, base }: Step): number | null =>
  saved?.[competitor ?? 0] ?? base;

/**
 * The version goes along with an undo and with every repeat, so that nothing that somebody else has done since is
 * overwritten.
 */
export const versionToSend = (base: number | null, { conditional, attempts }: Sendable<unknown>) =>
  (conditional || attempts > 1) && base !== null ? { version: base } : {};

/** The name that the change was given for the boat. */
export const boatName = (names: ChangeNames | undefined, boat: Id | null, fallback: string): string =>
  (boat === null ? undefined : names?.boats[boat]) ?? fallback;

/** Own changes in words: what each of them does. */
export const texts = {
  someBoat: 'En båt',
  someGroup: 'en startgrupp',
  ungrouped: 'Utan startgrupp',
  moved: (boat: string, group: string) => `${boat} till ${group}`,
  finish: (boat: string, clock: string) => `${boat}, mål ${clock}`,
  result: (boat: string, written: string) => `${boat}, ${written}`,
  finishRemoved: (boat: string) => `${boat}, måltid borttagen`,
  stamped: (clock: string) => `Stämplad tid ${clock}`,
  unstamped: (clock: string) => `Stämplad tid ${clock} struken`,
  unassigned: (clock: string) => `Stämplad tid ${clock} utan båt`,
  entered: (boat: string) => `${boat} anmäld`,
  reportTakenBack: (boat: string) => `${boat}, rapporten återtagen`,
  neighbours: (boat: string) => `${boat}, båtarna före och efter`,
  presence: (boat: string, presence: Presence | null) =>
    `${boat} ${presence === 'on_water' ? 'på vattnet' : presence === 'ashore' ? 'i hamn' : 'utan uppgift'}`,
  withdrawn: (boat: string) => `${boat}, anmälan borttagen`,
} as const;
