import type { Id, WireDate } from './common';
import type { SailingPayload, SailingRow, SailingStatus, SerieRef } from './sailings';

/** The statuses that a sailing created in bulk can begin with. */
export const FIRST_STATUSES = ['upcoming', 'unpublished'] as const satisfies readonly SailingStatus[];
export type FirstStatus = (typeof FIRST_STATUSES)[number];

/** One sailing of a season. */
export interface SeasonSailing {
  name: string;
  start_date: WireDate;
}

/** Many sailings with the same settings, all or none. */
export interface SeasonPayload extends Omit<
  SailingPayload,
  'name' | 'start_date' | 'status' | 'is_finished' | 'anyway' | 'verified_result' | 'reason' | 'registration_deadline'
> {
  status?: FirstStatus;
  /** The name of a serie that is created for the sailings; used instead of `serie`. */
  new_serie?: string;
  /** A sailing of the club whose start groups each of them gets. */
  groups_from?: Id | null;
  /** At most 60. */
  sailings: SeasonSailing[];
}

/** A sailing of a serie that is sailed again. */
export interface CopiedSailing {
  sailing: Id;
  /** Left out: as it was called. */
  name?: string;
  start_date: WireDate;
}

/** A serie with its rules and sailings once more, without entries and results, all or nothing. */
export interface SerieCopyPayload {
  name: string;
  status?: FirstStatus;
  /** A sailing of the club whose start groups those get that would have none. */
  groups_from?: Id | null;
  /** At most 60. Left out: every sailing, 52 weeks later. */
  sailings?: CopiedSailing[];
}

/** The rows that one call created. */
export interface SeasonAnswer {
  serie: SerieRef | null;
  /** In the order of the call. */
  sailings: SailingRow[];
}

/** The fields to change in one of several sailings. */
export interface SailingChange {
  sailing: Id;
  status?: SailingStatus;
  /** As in a change of one sailing. */
  anyway?: boolean;
  serie?: Id | null;
  /** The change is refused unless the row is still at this version. */
  version?: number;
}

/** At most 60, all or none. */
export interface SailingChangesPayload {
  changes: SailingChange[];
}

export interface SailingsAnswer {
  sailings: SailingRow[];
}

/** At most 60, all or none. */
export interface SailingRemovalsPayload {
  sailings: Id[];
}

export const seasonPaths = {
  season: '/api/sailings/season/',
  changes: '/api/sailings/changes/',
  removals: '/api/sailings/removals/',
  copyOfSerie: (id: Id) => `/api/series/${id}/copy/`,
} as const;
