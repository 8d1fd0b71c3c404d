import type { PrepFlag, RecallOrder, StartState } from '../../contract/startGroups';
import type { Act } from './acts';

/** A group before anything has been done. `id` null: a sailing without groups. Instants are in milliseconds. */
export interface PlannedGroup {
  id: number | null;
  start: number | null;
  prep: PrepFlag;
}

/** What the starts of a sailing are derived from, beside the log. */
export interface RaceDaySetup {
  /** In the order in which they start. */
  groups: readonly PlannedGroup[];
  /** From the warning to the start. */
  sequenceMs: number;
  /** Between the starts of two groups. */
  intervalMs: number;
  recallOrder: RecallOrder;
}

export interface PastAttempt {
  attempt: number;
  start: number | null;
  state: StartState;
}

/** What a group without a start waits for. */
export type WaitsFor = 'ap' | 'own_ap' | 'n' | 'recall';

export interface GroupRace {
  id: number | null;
  /** As planned before the log. */
  planned: number | null;
  /** Null unless `state` is scheduled. */
  start: number | null;
  state: Exclude<StartState, 'started'>;
  /** The start that it had when it lost it; gaps are kept by it. */
  held: number | null;
  waitsFor: WaitsFor | null;
  attempt: number;
  prep: PrepFlag;
  past: readonly PastAttempt[];
  /** Individual recalls of the present attempt that name boats. */
  recalls: readonly Act<'x_up'>[];
}

export type Races = readonly GroupRace[];

export const hasStarted = (race: GroupRace, at: number): boolean =>
  race.state === 'scheduled' && race.start !== null && race.start <= at;

export const isAhead = (race: GroupRace, at: number): boolean => race.state === 'scheduled' && !hasStarted(race, at);

export function plannedRaces({ groups }: RaceDaySetup): Races {
  return groups.map(({ id, start, prep }) => ({
    id,
    planned: start,
    start,
    state: 'scheduled',
    held: null,
    waitsFor: null,
    attempt: 1,
    prep,
    past: [],
    recalls: [],
  }));
}

export const startingAt = (race: GroupRace, start: number | null): GroupRace => ({
  ...race,
  start,
  state: 'scheduled',
  held: null,
  waitsFor: null,
});

export const waiting = (race: GroupRace, waitsFor: WaitsFor, held = race.start): GroupRace => ({
  ...race,
  start: null,
  held,
  waitsFor,
  state: 'postponed',
  recalls: [],
});

/** The present attempt is over; the next one has no start yet. */
export const voided = (race: GroupRace, state: 'recalled' | 'abandoned', waitsFor: WaitsFor): GroupRace => ({
  ...race,
  past: [...race.past, { attempt: race.attempt, start: race.start, state }],
  attempt: race.attempt + 1,
  start: null,
  held: race.start,
  waitsFor,
  state,
  recalls: [],
});

/**
 * Gives waiting groups their starts: the first at `first`, the others as long after it as they were before. Groups that
 * never had a start follow one interval after the one before them.
 */
export function inGaps(group: Races, first: number, intervalMs: number): GroupRace[] {
  const held = group.map(({ held: at }) => at).filter((at) => at !== null);
  const earliest = held.length === 0 ? null : Math.min(...held);
  let last = first - intervalMs;
  return group.map((race) => {
    const start = race.held === null || earliest === null ? last + intervalMs : first + race.held - earliest;
    last = Math.max(last, start);
    return startingAt(race, start);
  });
}

/** The latest start that is planned; null when there is none. */
export function lastStart(races: Races): number | null {
  const starts = races.filter(({ state }) => state === 'scheduled').flatMap(({ start }) => start ?? []);
  return starts.length === 0 ? null : Math.max(...starts);
}

/** Replaces the races that `changed` has. */
export function replaced(races: Races, changed: Races): Races {
  const byId = new Map(changed.map((race) => [race.id, race]));
  return races.map((race) => byId.get(race.id) ?? race);
}
