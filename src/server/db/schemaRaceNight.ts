import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { ObservationList } from '../../shared/contract/finishObservations';
import type { Presence } from '../../shared/contract/presence';
import type { Flag, Instant } from './schemaFiles';

/** Where the boat is, and what its own sailor has reported of its finish. */
export interface ReportColumns {
  presence: Presence | null;
  presence_at: Instant | null;
  /** When the sailor reported: the tap itself where there was one. Null: they have reported nothing. */
  reported_at: Instant | null;
  report_uncertainty_ms: number | null;
  /** The boats that the sailor saw finish before and after their own. */
  report_before_id: number | null;
  report_after_id: number | null;
  report_note: Generated<string>;
  /** The report came after the sailing's deadline. */
  is_late: Generated<Flag>;
}

/** Boats that were seen to cross the line, as the devices there wrote them down. */
export interface FinishObservationsTable {
  /** What the event log names it by. */
  id: Generated<number>;
  /** The key that its device gave it: unique in the installation. */
  uuid: string;
  /** Of the body that made it: the same may come again. */
  fingerprint: string;
  sailing_id: number;
  competitor_id: number | null;
  at: Instant;
  raw_at: Instant;
  uncertainty_ms: number | null;
  list: ObservationList;
  device: Generated<string>;
  sail_number: Generated<string>;
  note: Generated<string>;
  order_only: Generated<Flag>;
  undone: Generated<Flag>;
  /** It counts although somebody might doubt it. */
  anyway: Generated<Flag>;
  /** The finish that it wrote to its boat; null: it has written none. */
  written_finish_at: Instant | null;
  /** JSON of the result that its boat had before (`LoggedState`). */
  replaced: string | null;
  /** JSON of what somebody decided about it (`StoredDecision`), where another list tells it differently. */
  decision: string | null;
  user_id: number | null;
  made_by_name: string;
  made_at: Instant;
  version: number;
}

/** Entry lists that were pasted in. */
export interface EntryImportsTable {
  id: Generated<number>;
  sailing_id: number;
  made_at: Instant;
}

/** The boats of such a list that are still entered. */
export interface EntryImportBoatsTable {
  import_id: number;
  competitor_id: number;
  /** The boat's own then: a later one means that somebody has changed it. */
  version: number;
}

/** What a club has said that the columns of its lists hold. */
export interface EntryImportMappingsTable {
  club_id: number;
  /** JSON of `ImportMapping`. */
  mapping: string;
}

/** A serie that came from a file of another program. */
export interface SerieImportsTable {
  serie_id: number;
  made_at: Instant;
  /** The serie's own then, and JSON of those of its sailings, by id: later ones mean that somebody has changed them. */
  serie_version: number;
  sailing_versions: string;
}

export type ObservationRecord = Selectable<FinishObservationsTable>;
export type NewObservation = Insertable<FinishObservationsTable>;
export type ObservationColumns = Updateable<FinishObservationsTable>;
