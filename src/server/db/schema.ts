import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { RaceClassKind, ResultMethod } from '../../shared/contract/raceClasses';
import type { RatingType, Recorded, RedressAverage, ScoreCode } from '../../shared/contract/competitors';
import type { Change } from '../../shared/contract/push';
import type { LoggedAction, RegistrationScope, SailingStatus, StartType } from '../../shared/contract/sailings';
import type { Model } from '../../shared/contract/common';
import type { ClassFlag } from '../../shared/contract/startGroups';
import type { CalendarLinksTable, CalendarRemovalSailorsTable, CalendarRemovalsTable } from './schemaCalendars';
import type { SailingStartColumns, SignalDevicesTable, StartColumns, StartLogTable } from './schemaStarts';
import type { Flag, Instant, Versioned, CoursesTable, FilesTable, RateLimitsTable } from './schemaFiles';
import type { NameColumns, PublicationsTable } from './schemaPublications';
import type {
  EntryImportBoatsTable,
  EntryImportMappingsTable,
  EntryImportsTable,
  FinishObservationsTable,
  ReportColumns,
  SerieImportsTable,
} from './schemaRaceNight';
import type {
  ClubRolesTable,
  EveningLinksTable,
  EveningSessionsTable,
  MailOutboxTable,
  BoatModelsTable,
  BoatsTable,
  ClubsTable,
  FeedbackTable,
  SailorsTable,
  UsersTable,
} from './schemaPeople';

export interface SeriesTable extends Versioned {
  club_id: number;
  name: string;
  description: Generated<string>;
  is_published: Generated<Flag>;
  /** JSON of the rules that differ from the defaults (`SerieRules` of the contract). */
  rules: Generated<string>;
  /** As of a sailing. */
  published_version: Generated<number>;
}

/** Two rows of a serie that are the same boat. */
export interface SerieMergesTable {
  id: Generated<number>;
  serie_id: number;
  from_key: string;
  into_key: string;
  created_at: Instant;
}

export interface SailingsTable extends Versioned, SailingStartColumns {
  club_id: number;
  serie_id: number | null;
  name: string;
  description: Generated<string>;
  status: SailingStatus;
  verified_result: Generated<Flag>;
  start_date: string;
  start_time: string | null;
  start_type: StartType;
  /** Boats go by themselves into the group that fits their number. */
  auto_group: Generated<Flag>;
  result_method: ResultMethod;
  course_id: number | null;
  registration_open: Generated<Flag>;
  registration_deadline: Instant | null;
  registration_scope: RegistrationScope;
  self_reporting: Generated<Flag>;
  report_deadline_minutes: number | null;
  entry_approval: Generated<Flag>;
  race_weight: Generated<number>;
  must_count: Generated<Flag>;
  /** JSON of the plan of a pursuit start (`PursuitPlan` of the contract). */
  pursuit: string | null;
  verified_at: Instant | null;
  /** The club's number up to which its changes have been looked at for publishing. */
  published_version: Generated<number>;
}

export interface StartGroupsTable extends Versioned, StartColumns {
  sailing_id: number;
  name: Generated<string>;
  start_time: string | null;
  custom_start_datetime: Instant | null;
  class_flag: ClassFlag | null;
  min_rating_thousandths: number | null;
  max_rating_thousandths: number | null;
  order: Generated<number>;
}

export interface RaceClassesTable extends Versioned {
  sailing_id: number;
  name: string;
  kind: RaceClassKind;
  boat_model_id: number | null;
  min_rating_thousandths: number | null;
  max_rating_thousandths: number | null;
  /** null: the sailing's. */
  result_method: ResultMethod | null;
  order: Generated<number>;
}

export interface CompetitorsTable extends Versioned, ReportColumns, NameColumns {
  sailing_id: number;
  start_group_id: number | null;
  /** Somebody has said which group, or none: the boat is not moved by itself. */
  group_chosen: Generated<Flag>;
  sailor_id: number | null;
  boat_id: number | null;
  skipper_name: string;
  crew_names: Generated<string>;
  crew_count: Generated<number>;
  /** As shown, "SWE 312". */
  sail_number: Generated<string>;
  boat_name: Generated<string>;
  boat_model_id: number | null;
  /** The type in words, where it is not in the table; '' where it is, or where nobody has said. */
  model_text: Generated<string>;
  club_name: Generated<string>;
  base_rating_thousandths: number | null;
  rating_type: RatingType;
  rating_thousandths: number | null;
  /** The boat's own start; null: the group's, else the sailing's. */
  start_at: Instant | null;
  finish_at: Instant | null;
  elapsed_s: number | null;
  score_code: ScoreCode | null;
  score_points_tenths: number | null;
  /** SCP, ZFP: null is 20. */
  score_percent: number | null;
  score_times: Generated<number>;
  redress: RedressAverage | null;
  /** What was written down; the other of `finish_at` and `elapsed_s` follows from it and the start. */
  recorded: Recorded | null;
  race_class_id: number | null;
  /** JSON array of names of sub-results. */
  categories: Generated<string>;
  is_unmatched: Generated<Flag>;
  approved: Generated<Flag>;
  reported_by: 'club' | 'sailor' | null;
  /** null: before this was written down. */
  entered_by: 'club' | 'sailor' | null;
  /** Of the list that the club has read in; '' where there is none. */
  contact_email: Generated<string>;
  contact_phone: Generated<string>;
}

/** Every change of a result: `before` and `after` are JSON of `FinishState`; null for the sailing as a whole. */
export interface ResultLogTable {
  id: Generated<number>;
  sailing_id: number;
  competitor_id: number | null;
  user_id: number | null;
  action: LoggedAction;
  /** The boat as it was called then. */
  label: string;
  by_name: string;
  at: Instant;
  before: string | null;
  after: string | null;
  /** The entry of the log that took this one back. */
  undone_by: number | null;
  /** Of the evening link by which its author had come. */
  evening_link: number | null;
}

/** Who sees the frame: everyone in the club's room, its own accounts only, or (others see the object disappear). */
export type EventVisibility = 'everyone' | 'club' | 'withdrawn';

/** The event log: one row per changed object, written in the transaction of the change. */
export interface EventsTable {
  club_id: number;
  version: number;
  model: Model;
  object_id: number;
  change: Change;
  /** JSON of the object as frames carry it; null for a deletion. */
  data: string | null;
  visibility: EventVisibility;
  at: Instant;
  /** The sailing that the object is or belongs to; null for all else. */
  sailing_id: number | null;
}

/** A cookie session: the family of rotated refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: number;
  /** The newest token's place in the family. */
  generation: number;
  /** The newest that has come back, so that somebody has it; null: the one before the newest. */
  held_generation: number | null;
  rotated_at: Instant;
  created_at: Instant;
  ended_at: Instant | null;
}

/** Stored answers: the same key and user gets the same answer again. */
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  /** What was sent under the key; null: before this was written down. */
  fingerprint: string | null;
  status: number | null;
  body: string | null;
  created_at: Instant;
}

/**
 * One row per setting of the installation: `epoch` of the event log, `installation` (its name, for ever), `jwt_secret`
 * where none is configured.
 */
export interface MetaTable {
  key: string;
  value: string;
}

/** The tables as both databases hold them; what their columns mean: schemaColumns.ts. */
export interface Database {
  clubs: ClubsTable;
  users: UsersTable;
  sailors: SailorsTable;
  boat_models: BoatModelsTable;
  boats: BoatsTable;
  series: SeriesTable;
  serie_merges: SerieMergesTable;
  serie_imports: SerieImportsTable;
  race_classes: RaceClassesTable;
  result_log: ResultLogTable;
  sailings: SailingsTable;
  start_groups: StartGroupsTable;
  start_log: StartLogTable;
  signal_devices: SignalDevicesTable;
  competitors: CompetitorsTable;
  finish_observations: FinishObservationsTable;
  entry_imports: EntryImportsTable;
  entry_import_boats: EntryImportBoatsTable;
  entry_import_mappings: EntryImportMappingsTable;
  events: EventsTable;
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
  feedback: FeedbackTable;
  mail_outbox: MailOutboxTable;
  club_roles: ClubRolesTable;
  evening_links: EveningLinksTable;
  evening_sessions: EveningSessionsTable;
  files: FilesTable;
  calendar_links: CalendarLinksTable;
  calendar_removals: CalendarRemovalsTable;
  calendar_removal_sailors: CalendarRemovalSailorsTable;
  courses: CoursesTable;
  publications: PublicationsTable;
  rate_limits: RateLimitsTable;
  meta: MetaTable;
}

export type ClubRecord = Selectable<ClubsTable>;
export type UserRecord = Selectable<UsersTable>;
export type BoatModelRecord = Selectable<BoatModelsTable>;
export type SailingRecord = Selectable<SailingsTable>;
export type SerieRecord = Selectable<SeriesTable>;
export type RaceClassRecord = Selectable<RaceClassesTable>;
export type ResultLogRecord = Selectable<ResultLogTable>;
export type StartGroupRecord = Selectable<StartGroupsTable>;
export type CompetitorRecord = Selectable<CompetitorsTable>;
export type EventRecord = Selectable<EventsTable>;
export type SessionRecord = Selectable<SessionsTable>;
export type FeedbackRecord = Selectable<FeedbackTable>;

export type NewClub = Insertable<ClubsTable>;
export type ClubChanges = Updateable<ClubsTable>;
export type NewUser = Insertable<UsersTable>;
export type NewSailor = Insertable<SailorsTable>;
export type SailorChanges = Updateable<SailorsTable>;
export type NewBoatModel = Insertable<BoatModelsTable>;
export type NewBoat = Insertable<BoatsTable>;
export type BoatChanges = Updateable<BoatsTable>;
export type NewFeedback = Insertable<FeedbackTable>;
export type NewSailing = Insertable<SailingsTable>;
export type SailingChanges = Updateable<SailingsTable>;
export type NewStartGroup = Insertable<StartGroupsTable>;
export type StartGroupChanges = Updateable<StartGroupsTable>;
export type NewCompetitor = Insertable<CompetitorsTable>;
export type CompetitorChanges = Updateable<CompetitorsTable>;
export type NewSerie = Insertable<SeriesTable>;
export type SerieChanges = Updateable<SeriesTable>;
export type NewRaceClass = Insertable<RaceClassesTable>;
export type RaceClassChanges = Updateable<RaceClassesTable>;
