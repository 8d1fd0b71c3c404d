import type { StartState } from '../../contract/startGroups';
import type { StartEventPayload } from '../../contract/startLog';
import { standingActs, type Act } from './acts';
import { afterAct, isForAll } from './effects';
import { hasStarted, plannedRaces, type GroupRace, type RaceDaySetup, type Races } from './startState';

/** A group by the log, at a moment. */
export interface RaceOfGroup extends Omit<GroupRace, 'state'> {
  state: StartState;
}

export interface RaceDay {
  races: readonly RaceOfGroup[];
  /** The acts that count, in the order in which they were done. */
  acts: readonly Act[];
  /** Nothing more is sailed: every group was cancelled, and none has ever started. */
  isCancelled: boolean;
}

/**
 * The races after every act that counts: a function of the set of events, whatever the order in which they arrived.
 * Instants are in milliseconds since 1970. Effects: docs/start-log.md.
 */
function replayStarts(setup: RaceDaySetup, acts: readonly Act[]): Races {
  let races = plannedRaces(setup);
  let isUnderAp = false;
  for (const act of acts) {
    races = afterAct(races, act, { ...setup, isUnderAp });
    if (act.kind === 'ap_up' && isForAll(act)) isUnderAp = act.payload.with !== 'A';
    if (act.kind === 'ap_down' && isForAll(act)) isUnderAp = false;
  }
  return races;
}

/** The sailing's groups at `now`. A start needs no act: it happens at its instant. */
export function raceDay(setup: RaceDaySetup, events: readonly StartEventPayload[], now: number): RaceDay {
  const acts = standingActs(events);
  const races = replayStarts(setup, acts);
  const isCancelled = races.length > 0 && races.every(({ state, past }) => state === 'cancelled' && past.length === 0);
  return {
    races: races.map((race) => ({ ...race, state: hasStarted(race, now) ? 'started' : race.state })),
    acts,
    isCancelled,
  };
}
