import type { Id } from '../../../../shared/contract/common';
import type { Competitor } from '../../../../shared/contract/competitors';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartGroupRow, StartState } from '../../../../shared/contract/startGroups';
import { competitorStart } from '../../../../shared/domain/effectiveStart';
import { stepsOf } from '../../../../shared/domain/race-day/sequences';
import { signalsOf, type Signal } from '../../../../shared/domain/race-day/signals';

/** Where the boat is in its race. waiting: it has no start now. home: it has finished or retired. */
export type SailStage = 'waiting' | 'countdown' | 'racing' | 'home';

export interface SailView {
  stage: SailStage;
  /** The boat's own start, in milliseconds. */
  start: number | null;
  /** Why there is no start, where it was taken away. */
  state: StartState;
  /** A general recall or an abandoned race: it has started before. */
  attempt: number;
  /** The flags and sounds that its start has; none where each boat starts at a time of its own. */
  signals: readonly Signal[];
  /** The next of them; null: there is none left. */
  next: Signal | null;
}

type Boat = Pick<Competitor, 'start' | 'start_group' | 'finish_time' | 'elapsed_time' | 'score_code'>;

const isHome = ({ finish_time, elapsed_time, score_code }: Boat): boolean =>
  finish_time !== null || elapsed_time !== null || score_code !== null;

function stageOf(boat: Boat, start: number | null, now: number): SailStage {
  if (isHome(boat)) return 'home';
  if (start === null) return 'waiting';
  return start > now ? 'countdown' : 'racing';
}

/** What a sailor needs to know of their own start and race at the moment. */
export function sailView(boat: Boat, group: StartGroupRow | null, sailing: SailingRow, now: number): SailView {
  const start = competitorStart(boat.start, group, sailing);
  const { start_state: state = 'scheduled', attempt = 1, prep_flag: prep = 'P' } = group ?? sailing;
  const signalled = { id: group?.id ?? null, start, prep, classFlag: group?.class_flag ?? null };
  const signals = boat.start === null ? signalsOf([signalled], stepsOf(sailing)) : [];
  const next = signals.find(({ at }) => at > now) ?? null;
  return { stage: stageOf(boat, start, now), start, state, attempt, signals, next };
}

const FAR_MS = 30_000;

type Neighbour = Pick<
  Competitor,
  'id' | 'start_group' | 'finish_time' | 'is_unmatched' | 'score_code' | 'sail_number' | 'boat_name'
>;

/**
 * The other boats, those that are most likely to have finished around the moment first: by how far their finish is from
 * it, and those that are out as if half a minute away, those of the same group before others.
 */
export function nearestBoats<T extends Neighbour>(
  boats: readonly T[],
  own: { id: Id; start_group: Id | null },
  finish: number,
): T[] {
  const distanceOf = ({ finish_time, start_group }: T): number => {
    if (finish_time !== null) return Math.abs(Date.parse(finish_time) - finish);
    return start_group === own.start_group ? FAR_MS : FAR_MS * 2;
  };
  return boats
    .filter(({ id, score_code }) => id > 0 && id !== own.id && score_code === null)
    .map((boat) => ({ boat, distance: distanceOf(boat) }))
    .sort((a, b) => a.distance - b.distance || a.boat.id - b.boat.id)
    .map(({ boat }) => boat);
}
