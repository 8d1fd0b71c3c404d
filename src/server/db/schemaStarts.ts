import type { Generated, Insertable, Selectable } from 'kysely';
import type { PrepFlag, RecallOrder, StartState } from '../../shared/contract/startGroups';
import type { StartEventKind } from '../../shared/contract/startLog';
import type { Instant } from './schemaFiles';

/** The start of a group, or of a sailing without groups, as the start log leaves it. */
export interface StartColumns {
  start_state: Generated<StartState>;
  prep_flag: Generated<PrepFlag>;
  attempt: Generated<number>;
  /** How far the starts that boats have of their own have been moved, in milliseconds. */
  start_shift_ms: Generated<number>;
  /** The start before the log began, and the flag; both null until then. */
  planned_start: Instant | null;
  planned_prep: PrepFlag | null;
}

export interface SailingStartColumns extends StartColumns {
  /** Of a sailing without groups: the start that the log gives. Beats start_time. */
  custom_start_datetime: Instant | null;
  /** The key of a sequence of signals. */
  start_sequence: Generated<string>;
  /** JSON: the steps of a sequence of the club's own; null of one that every club has. */
  start_steps: string | null;
  start_interval_s: Generated<number>;
  recall_order: Generated<RecallOrder>;
}

/** What the race committee did, in the order in which it arrived. */
export interface StartLogTable {
  id: Generated<number>;
  uuid: string;
  sailing_id: number;
  start_group_id: number | null;
  kind: StartEventKind;
  at: Instant;
  uncertainty_ms: number | null;
  device: string;
  /** JSON (`StartEventPayloads` of the contract). */
  payload: string;
  undoes: string | null;
  user_id: number | null;
  by_name: string;
  made_at: Instant;
  version: number;
}

/** The device that sounds the signals of a sailing, and when it last said so. */
export interface SignalDevicesTable {
  sailing_id: number;
  device: string;
  heard_at: Instant;
}

export type StartLogRecord = Selectable<StartLogTable>;
export type NewStartLogRow = Insertable<StartLogTable>;
