import type { RecallOrder } from '../../contract/startGroups';
import type { StartEventKind } from '../../contract/startLog';
import type { Act } from './acts';
import {
  hasStarted,
  inGaps,
  isAhead,
  lastStart,
  replaced,
  startingAt,
  voided,
  waiting,
  type GroupRace,
  type RaceDaySetup,
  type Races,
} from './startState';

/** From the lowering of AP, N or the first substitute to the warning signal (RRS 26, 27.3, 29.2). */
const TO_WARNING_MS = 60_000;
const MINUTE_MS = 60_000;

/** `isUnderAp`: AP is up over all groups. */
type Circumstances = RaceDaySetup & { isUnderAp: boolean };

type Effect<K extends StartEventKind> = (races: Races, act: Act<K>, setup: Circumstances) => Races;

/** The groups that an act concerns: those of its payload, else its own, else all. */
const concerns =
  ({ start_group, payload }: Act) =>
  ({ id }: GroupRace): boolean => {
    if ('groups' in payload && payload.groups !== null) return id !== null && payload.groups.includes(id);
    return start_group === null || id === start_group;
  };

export const isForAll = ({ start_group, payload }: Act): boolean =>
  start_group === null && !('groups' in payload && payload.groups !== null);

const changeWhere = (races: Races, is: (race: GroupRace) => boolean, change: (race: GroupRace) => GroupRace): Races =>
  races.map((race) => (is(race) ? change(race) : race));

const cancelled = (race: GroupRace): GroupRace => ({
  ...race,
  start: null,
  held: null,
  waitsFor: null,
  state: 'cancelled',
  recalls: [],
});

const warningOf = (act: Act<'ap_down' | 'n_down' | 'recall_down'>): number =>
  act.payload.first_warning === null ? act.atMs + TO_WARNING_MS : Date.parse(act.payload.first_warning);

const apUp: Effect<'ap_up'> = (races, act) => {
  const isConcerned = concerns(act);
  if (act.payload.with === 'A') {
    return changeWhere(races, (race) => isConcerned(race) && !hasStarted(race, act.atMs), cancelled);
  }
  const waitsFor = isForAll(act) ? 'ap' : 'own_ap';
  return changeWhere(
    races,
    (race) => isConcerned(race) && isAhead(race, act.atMs),
    (race) => waiting(race, waitsFor),
  );
};

const isUnderAp = ({ waitsFor }: GroupRace): boolean => waitsFor === 'ap' || waitsFor === 'own_ap';

/** Postponed alone, a group waits for the others: they keep their times and it starts last. */
function behindTheOthers(
  races: Races,
  waiters: Races,
  { act, setup }: { act: Act<'ap_down'>; setup: RaceDaySetup },
): number {
  const soonest = warningOf(act) + setup.sequenceMs;
  if (act.payload.first_warning !== null || waiters.some(({ waitsFor }) => waitsFor !== 'own_ap')) return soonest;
  const last = lastStart(races);
  return last === null ? soonest : Math.max(soonest, last + setup.intervalMs);
}

const apDown: Effect<'ap_down'> = (races, act, setup) => {
  const isConcerned = concerns(act);
  const waiters = races.filter((race) => isConcerned(race) && isUnderAp(race));
  const first = behindTheOthers(races, waiters, { act, setup });
  return replaced(races, inGaps(waiters, first, setup.intervalMs));
};

const nUp: Effect<'n_up'> = (races, act) => {
  const isConcerned = concerns(act);
  if (act.payload.with === 'A') return changeWhere(races, isConcerned, cancelled);
  return changeWhere(
    races,
    (race) => isConcerned(race) && race.state === 'scheduled',
    (race) => (hasStarted(race, act.atMs) ? voided(race, 'abandoned', 'n') : waiting(race, 'n')),
  );
};

const nDown: Effect<'n_down'> = (races, act, setup) => {
  const isConcerned = concerns(act);
  const waiters = races.filter((race) => isConcerned(race) && race.waitsFor === 'n');
  return replaced(races, inGaps(waiters, warningOf(act) + setup.sequenceMs, setup.intervalMs));
};

/** RRS 29.2: the starts of the later groups follow the new start; some clubs let them run and start the recalled last. */
const recallUp: Effect<'recall_up'> = (races, act, { recallOrder }) => {
  const isConcerned = concerns(act);
  const recalled = races.filter((race) => isConcerned(race) && hasStarted(race, act.atMs)).at(-1);
  if (!recalled) return races;
  return races.map((race) => {
    if (race.id === recalled.id) return voided(race, 'recalled', 'recall');
    return recallOrder === 'follow' && isAhead(race, act.atMs) ? waiting(race, 'recall') : race;
  });
};

const isLaterThanRecalled =
  (order: RecallOrder, at: number) =>
  (race: GroupRace): boolean =>
    race.state === 'postponed' ? race.waitsFor === 'recall' : order === 'follow' && isAhead(race, at);

interface Restart {
  recalled: Races;
  later: Races;
  /** The first start. */
  first: number;
}

/** The later groups begin where the recalled one would have, and it starts behind the last of all. */
function recalledLast(races: Races, { recalled, later, first }: Restart, intervalMs: number): Races {
  const before = inGaps(later, first, intervalMs);
  const behind = lastStart(replaced(races, before));
  const soonest = behind === null ? first : Math.max(first, behind + intervalMs);
  return [...before, ...inGaps(recalled, soonest, intervalMs)];
}

const recallDown: Effect<'recall_down'> = (races, act, setup) => {
  const isConcerned = concerns(act);
  const recalled = races
    .filter((race) => isConcerned(race) && race.state === 'recalled')
    .map((race) => ({ ...race, prep: act.payload.prep ?? race.prep }));
  if (recalled.length === 0) return races;

  const order = act.payload.order ?? setup.recallOrder;
  const later = races
    .filter(isLaterThanRecalled(order, act.atMs))
    .map((race) => ({ ...race, held: race.held ?? race.start }));
  const first = warningOf(act) + setup.sequenceMs;
  const restarted =
    order === 'follow'
      ? inGaps([...recalled, ...later], first, setup.intervalMs)
      : recalledLast(races, { recalled, later, first }, setup.intervalMs);
  // AP stands over all of it: they start when it comes down.
  return replaced(races, setup.isUnderAp ? restarted.map((race) => waiting(race, 'ap')) : restarted);
};

const prepSet: Effect<'prep_set'> = (races, act) => {
  const isConcerned = concerns(act);
  return changeWhere(
    races,
    (race) => isConcerned(race) && (act.start_group !== null || !hasStarted(race, act.atMs)),
    (race) => ({ ...race, prep: act.payload.flag }),
  );
};

const startSet: Effect<'start_set'> = (races, act) => {
  const { start } = act.payload;
  return changeWhere(
    races,
    ({ id }) => id === act.start_group,
    (race) => startingAt(race, start === null ? race.planned : Date.parse(start)),
  );
};

/** A group that would then start before the act stays. */
const shift: Effect<'shift'> = (races, act) => {
  const isConcerned = concerns(act);
  const delta = act.payload.minutes * MINUTE_MS;
  return changeWhere(
    races,
    (race) => isConcerned(race) && isAhead(race, act.atMs) && race.start !== null && race.start + delta > act.atMs,
    (race) => startingAt(race, race.start === null ? null : race.start + delta),
  );
};

/** X moves no start: who was over the line is kept with the group. */
const individualRecall = (races: Races, act: Act<'x_up'>): Races =>
  act.payload.competitors.length === 0
    ? races
    : changeWhere(races, concerns(act), (race) => ({ ...race, recalls: [...race.recalls, act] }));

/** What each kind of act does to the starts; the others are told and change none. */
export const EFFECTS: { readonly [K in StartEventKind]?: Effect<K> } = {
  ap_up: apUp,
  ap_down: apDown,
  n_up: nUp,
  n_down: nDown,
  recall_up: recallUp,
  recall_down: recallDown,
  prep_set: prepSet,
  start_set: startSet,
  shift,
};

/** The races after the act: the race signals of RRS 26-32, and what clubs do by hand. */
export function afterAct(races: Races, act: Act, setup: Circumstances): Races {
  if (act.kind === 'x_up') return individualRecall(races, act);
  const effect = EFFECTS[act.kind] as Effect<StartEventKind> | undefined;
  return effect ? effect(races, act, setup) : races;
}
