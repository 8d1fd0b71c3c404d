import type { Id, WireDatetime } from './common';
import type { Competitor } from './competitors';
import type { SailingRow } from './sailings';
import type { PrepFlag, RecallOrder, StartGroupRow, StartState } from './startGroups';

/** What AP and N may be shown over: H, A, or the number of hours. */
export const SIGNALS_BELOW = ['H', 'A', 1, 2, 3, 4, 5, 6] as const;
export type SignalBelow = (typeof SIGNALS_BELOW)[number];

/** null: every group that it can concern. */
export type ConcernedGroups = Id[] | null;

/** What each kind of act carries. */
export interface StartEventPayloads {
  /** The console was opened and the horn is on. */
  armed: Record<string, never>;
  ap_up: { with: SignalBelow | null; groups: ConcernedGroups };
  /** first_warning null: 60 s after the signal. */
  ap_down: { first_warning: WireDatetime | null; groups: ConcernedGroups };
  n_up: { with: 'H' | 'A' | null; groups: ConcernedGroups };
  n_down: { first_warning: WireDatetime | null };
  /** Individual recall: the boats on the wrong side that the committee names. */
  x_up: { competitors: Id[] };
  x_down: Record<string, never>;
  recall_up: Record<string, never>;
  /** null: the sailing's order; the flag as it was; 60 s after the signal. */
  recall_down: { order: RecallOrder | null; prep: PrepFlag | null; first_warning: WireDatetime | null };
  prep_set: { flag: PrepFlag };
  /** The start as the committee corrects it; null: the planned one again. */
  start_set: { start: WireDatetime | null };
  /** Moves planned starts by minutes: later where positive. */
  shift: { minutes: number; groups: ConcernedGroups };
  /** S: the race ends at this mark; null: at the next. */
  shortened: { mark: string | null };
  course_changed: { course: Id | null; text: string };
  /** Degrees and m/s. */
  wind: { direction: number | null; speed: number | null };
  note: { text: string };
  /** Takes back the act that `undoes` names. */
  undone: Record<string, never>;
}

export type StartEventKind = keyof StartEventPayloads;

/** One act of the race committee as a device reports it. The uuid is its key. */
export type StartEventPayload<K extends StartEventKind = StartEventKind> = {
  [Kind in K]: {
    /** @format uuid */
    id: string;
    kind: Kind;
    /** null: the sailing as a whole. */
    start_group: Id | null;
    /** When it was done, by the server's clock, in milliseconds. */
    at: WireDatetime;
    /** How far `at` may be from the server's clock; null: not known. */
    uncertainty_ms: number | null;
    /** Names the device among those of the sailing. */
    device: string;
    payload: StartEventPayloads[Kind];
    /** With `undone`: the act taken back. */
    undoes: string | null;
  };
}[K];

/** Who did something: `user` is null for somebody with an evening link and for deleted accounts. */
export interface MadeBy {
  user: Id | null;
  name: string;
}

export type StartEvent<K extends StartEventKind = StartEventKind> = StartEventPayload<K> & {
  sailing: Id;
  made_by: MadeBy;
  made_at: WireDatetime;
  /** @asType integer */
  version: number;
};

/** A start that was, or was meant to be. */
export interface StartAttempt {
  attempt: number;
  start: WireDatetime | null;
  state: StartState;
}

/** A group as the log leaves it. `start_group` null: a sailing without groups. */
export interface LoggedStart {
  start_group: Id | null;
  start_state: StartState;
  attempt: number;
  effective_start: WireDatetime | null;
  class_flag: string | null;
  prep_flag: PrepFlag;
  /** Earlier attempts, oldest first. */
  starts: StartAttempt[];
}

/** `GET /api/sailings/{id}/start-log/`: others than officials see `events` empty. */
export interface StartLog {
  events: StartEvent[];
  groups: LoggedStart[];
}

export interface StartEventsPayload {
  events: StartEventPayload[];
}

/** What the acts changed: the rows as they are now. */
export interface StartEventsAnswer {
  events: StartEvent[];
  start_groups: StartGroupRow[];
  sailing: SailingRow;
  /** The boats that have starts of their own: these move with the groups. */
  competitors: Competitor[];
}

/** Which device sounds the signals, by what it says of itself while it does. */
export interface SignalDevice {
  device: string | null;
  /** How long ago it said so; null where none has. */
  silent_ms: number | null;
}

export interface SignalDevicePayload {
  device: string;
}

export const startLogPath = (sailing: Id): string => `/api/sailings/${sailing}/start-log/`;
export const signalDevicePath = (sailing: Id): string => `/api/sailings/${sailing}/signal-device/`;
