import type { Id } from './common';
import type { Competitor } from './competitors';
import type { SailingSummary } from './sailings';
import type { StartGroupRow } from './startGroups';

/** An earlier sailing that another can be set up like. */
export interface EarlierSetup {
  sailing: Pick<SailingSummary, 'id' | 'name' | 'start_date'>;
  /** How many start groups it has. */
  start_groups: number;
  /** How many of its boats are not entered yet. */
  competitors: number;
}

/** The latest earlier sailings of the serie, else of the club, that a sailing can be set up like. */
export interface EarlierSetups {
  /** The latest with start groups. */
  groups: EarlierSetup | null;
  /** The latest with start groups and boats of which one is not entered yet. */
  boats: EarlierSetup | null;
}

/** Sets a sailing up like an earlier one. */
export interface SetupPayload {
  /** Left out, or null: the latest that fits. */
  from?: Id | null;
  /** Enters its boats too. Left out: false. */
  boats?: boolean;
}

/** What was done: the rows as they are afterwards. */
export interface SetupAnswer {
  from: EarlierSetup['sailing'];
  /** The groups that were made; none where the sailing had groups already. */
  start_groups: StartGroupRow[];
  /** The boats that were entered. */
  entered: Competitor[];
  /** Boats that were entered before, and went into one of the new groups. */
  placed: Competitor[];
}

/** A row as it was when it was read. */
export interface RowVersion {
  id: Id;
  version: number;
}

/** Takes a setup back, by the rows of its answer. */
export interface SetupUndoPayload {
  start_groups: RowVersion[];
  entered: RowVersion[];
  placed: RowVersion[];
}

export const setupPaths = {
  earlier: (club: Id | string) => `/api/clubs/${club}/earlier-setups/`,
  copy: (sailing: Id | string) => `/api/sailings/${sailing}/copy-setup/`,
  undo: (sailing: Id | string) => `/api/sailings/${sailing}/copy-setup/undo/`,
} as const;
