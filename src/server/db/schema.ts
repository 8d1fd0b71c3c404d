import type { Generated, Insertable, Selectable, Updateable } from 'kysely';
import type { BoatKind } from '../../shared/contract/boatModels';
import type { RaceClassKind } from '../../shared/contract/raceClasses';
import type { RatingType, Recorded, RedressAverage, ScoreCode } from '../../shared/contract/competitors';
import type { Change } from '../../shared/contract/push';
import type { ResultMethod } from '../../shared/contract/resultMethods';
import type { LoggedAction, RegistrationScope, SailingStatus, StartType } from '../../shared/contract/sailings';
import type { Model } from '../../shared/contract/common';

/**
 * The tables as both databases hold them. Instants are ISO-8601 text in UTC ("2026-06-04T16:30:00.000Z"), dates and
 * times of day are text in Swedish local time, flags are 0 or 1, decimals and durations are exact integers with the unit in the name.
 */
type Flag = 0 | 1;
type Instant = string;

interface Stamped {
  id: Generated<number>;
  created_at: Instant;
  updated_at: Instant;
}

interface Versioned extends Stamped {
  version: number;
}

export interface ClubsTable extends Stamped {
  slug: string;
  name: string;
  short_name: Generated<string>;
  website: Generated<string>;
  email: Generated<string>;
  phone: Generated<string>;
  city: Generated<string>;
  description: Generated<string>;
  default_start_time: string | null;
  self_reporting: Generated<Flag>;
  /** The number that the club's last changed object took. */
  counter: Generated<number>;
}

export interface UsersTable extends Stamped {
  /** Lower case: addresses are compared without case. */
  email: string;
  /** null until an invited person has chosen a password. */
  password_hash: string | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
  club_id: number | null;
  is_staff: Generated<Flag>;
  is_active: Generated<Flag>;
}

export interface SailorsTable extends Stamped {
  user_id: number | null;
  club_id: number | null;
  first_name: Generated<string>;
  last_name: Generated<string>;
}

export interface BoatModelsTable {
  id: Generated<number>;
  name: string;
  kind: BoatKind;
  srs_thousandths: number | null;
  srs_no_flying_thousandths: number | null;
  srs_shorthanded_thousandths: number | null;
  srs_shorthanded_no_flying_thousandths: number | null;
  srs_year: number;
}

export interface BoatsTable extends Stamped {
  owner_id: number | null;
  name: Generated<string>;
  sail_number: string;
  boat_model_id: number | null;
  srs_thousandths: number | null;
  srs_no_flying_thousandths: number | null;
  srs_shorthanded_thousandths: number | null;
  srs_shorthanded_no_flying_thousandths: number | null;
}

export interface SeriesTable extends Versioned {
  club_id: number;
  name: string;
  description: Generated<string>;
  is_published: Generated<Flag>;
  /** JSON of the rules that differ from the defaults (`SerieRules` of the contract). */
  rules: Generated<string>;
}

/** Two rows of a serie that are the same boat. */
export interface SerieMergesTable {
  id: Generated<number>;
  serie_id: number;
  from_key: string;
  into_key: string;
  created_at: Instant;
}

export interface SailingsTable extends Versioned {
  club_id: number;
  serie_id: number | null;
  name: string;
  description: Generated<string>;
  status: SailingStatus;
  verified_result: Generated<Flag>;
  start_date: string;
  start_time: string | null;
  start_type: StartType;
  result_method: ResultMethod;
  registration_open: Generated<Flag>;
  registration_deadline: Instant | null;
  registration_scope: RegistrationScope;
  self_reporting: Generated<Flag>;
  entry_approval: Generated<Flag>;
  race_weight: Generated<number>;
  must_count: Generated<Flag>;
  /** JSON of the plan of a pursuit start (`PursuitPlan` of the contract). */
  pursuit: string | null;
  verified_at: Instant | null;
}

export interface StartGroupsTable extends Versioned {
  sailing_id: number;
  name: Generated<string>;
  start_time: string | null;
  custom_start_datetime: Instant | null;
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

export interface CompetitorsTable extends Versioned {
  sailing_id: number;
  start_group_id: number | null;
  sailor_id: number | null;
  boat_id: number | null;
  skipper_name: string;
  crew_names: Generated<string>;
  crew_count: Generated<number>;
  /** As shown, "SWE 312". */
  sail_number: Generated<string>;
  boat_name: Generated<string>;
  boat_model_id: number | null;
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
}

/** A cookie session: the family of rotated refresh tokens. */
export interface SessionsTable {
  id: string;
  user_id: number;
  /** The newest token's place in the family. */
  generation: number;
  rotated_at: Instant;
  created_at: Instant;
  ended_at: Instant | null;
}

/** Stored answers: the same key and user gets the same answer again. */
export interface IdempotencyKeysTable {
  user_id: number;
  key: string;
  status: number | null;
  body: string | null;
  created_at: Instant;
}

/** One row per setting of the installation: `epoch` of the event log, `jwt_secret` where none is configured. */
export interface MetaTable {
  key: string;
  value: string;
}

export interface Database {
  clubs: ClubsTable;
  users: UsersTable;
  sailors: SailorsTable;
  boat_models: BoatModelsTable;
  boats: BoatsTable;
  series: SeriesTable;
  serie_merges: SerieMergesTable;
  race_classes: RaceClassesTable;
  result_log: ResultLogTable;
  sailings: SailingsTable;
  start_groups: StartGroupsTable;
  competitors: CompetitorsTable;
  events: EventsTable;
  sessions: SessionsTable;
  idempotency_keys: IdempotencyKeysTable;
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

export type NewUser = Insertable<UsersTable>;
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
