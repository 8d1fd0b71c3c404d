import type { Id, WireDatetime } from '../../contract/common';
import type { SequenceStep } from '../../contract/startSequences';
import { plannedGroupStart, plannedSailingStart } from '../effectiveStart';
import type { RaceDay, RaceOfGroup } from './raceDay';
import type { Signal } from './signals';

/** Up from five minutes before the first boat's start until the last one's. */
export const OWN_STARTS_FLAG = { flag: 'J', beforeMs: 5 * 60_000 } as const;

interface Boat {
  id: Id;
  start: WireDatetime | null;
  start_group: Id | null;
  is_unmatched: boolean;
}

/** The rows that the boats' starts are written beside. */
interface Rows {
  sailing: Parameters<typeof plannedSailingStart>[0];
  groups: readonly (Parameters<typeof plannedGroupStart>[0] & { id: Id })[];
}

/** A boat and the time of its own at which it starts, in milliseconds. */
export interface OwnStart<B> {
  boat: B;
  at: number;
}

/**
 * How far the acts move the boats' starts from where the rows have them: as far as the group's start. Null while the
 * group has lost it.
 */
function movedBy({ state, start, planned }: RaceOfGroup, shown: number | null): number | null {
  if (state !== 'scheduled' && state !== 'started') return null;
  return start === null || planned === null || shown === null ? 0 : start - shown;
}

/**
 * The boats that have a start of their own, first start first and boats of one start in the order given. They follow
 * the acts at once, also those that no row tells of yet.
 */
export function ownStarts<B extends Boat>(
  { races }: Pick<RaceDay, 'races'>,
  { sailing, groups }: Rows,
  boats: readonly B[],
): OwnStart<B>[] {
  const moves = new Map(
    races.map((race) => {
      const group = groups.find(({ id }) => id === race.id);
      return [race.id, movedBy(race, group ? plannedGroupStart(group, sailing) : plannedSailingStart(sailing))];
    }),
  );
  // Beside groups, a boat without one keeps its start.
  const moveOf = (group: Id | null) => (moves.has(group) ? moves.get(group) : group === null ? 0 : null);
  return boats
    .flatMap((boat) => {
      const move = moveOf(groups.length === 0 ? null : boat.start_group);
      if (boat.start === null || boat.is_unmatched || move == null) return [];
      return [{ boat, at: Date.parse(boat.start) + move }];
    })
    .sort((a, b) => a.at - b.at);
}

/**
 * The signals of own starts: one short sound for all boats of a moment, and J around them. Where the sequence has no
 * sounds, the boats start by their own clocks and nothing is shown.
 */
export function ownSignals(starts: readonly OwnStart<{ id: Id }>[], steps: readonly SequenceStep[]): Signal[] {
  const first = starts[0];
  const last = starts.at(-1);
  if (!first || !last) return [];
  const isSilent = steps.every(({ sound }) => sound === 'none');
  const sound = isSilent ? 'none' : 'short';
  const hoist = (at: number, up: boolean): Signal => ({
    at,
    sound,
    hoists: [{ flag: OWN_STARTS_FLAG.flag, kind: 'own', up, group: null }],
    starts: [],
    boats: [],
  });
  const flags = isSilent ? [] : [hoist(first.at - OWN_STARTS_FLAG.beforeMs, true), hoist(last.at, false)];
  return [...flags, ...starts.map(({ boat, at }): Signal => ({ at, sound, hoists: [], starts: [], boats: [boat.id] }))];
}
