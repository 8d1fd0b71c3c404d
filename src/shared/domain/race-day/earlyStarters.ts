import type { Id } from '../../contract/common';
import type { Act } from './acts';
import type { RaceDay } from './raceDay';

/** A boat that was over the line at the start of its group, and has not come back. */
export interface EarlyStarter<Boat> {
  boat: Boat;
  /** null: a sailing without groups. */
  group: Id | null;
  /** The acts that name it, the earliest first. */
  acts: readonly Act<'x_up'>[];
}

/**
 * The boats that the individual recalls of the present attempts name, by group, in the order of `boats`. A boat that
 * came back is named no more: the act was taken back. A start that is recalled, abandoned or postponed forgets them
 * (RRS 29.2).
 */
export const earlyStarters = <Boat extends { id: Id; start_group: Id | null }>(
  { races }: Pick<RaceDay, 'races'>,
  boats: readonly Boat[],
): EarlyStarter<Boat>[] =>
  races.flatMap(({ id: group, recalls }) =>
    boats
      .filter(({ start_group }) => group === null || start_group === group)
      .map((boat) => ({ boat, group, acts: recalls.filter(({ payload }) => payload.competitors.includes(boat.id)) }))
      .filter(({ acts }) => acts.length > 0),
  );
