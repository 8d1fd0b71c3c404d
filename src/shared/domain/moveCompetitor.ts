import type { Id } from '../contract/common';

/** The start group of every competitor of a sailing: each appears once, in one group or in the ungrouped list. */
export interface Board {
  groups: Record<Id, readonly Id[]>;
  ungrouped: readonly Id[];
}

export interface Move {
  competitor: Id;
  /** null is the ungrouped list. */
  start_group: Id | null;
}

type Place = Id | null;

const isGroup = (board: Board, target: Place): target is Id => target !== null && Object.hasOwn(board.groups, target);

function append<K, V>(lists: Map<K, V[]>, key: K, value: V): void {
  const list = lists.get(key);
  if (list) list.push(value);
  else lists.set(key, [value]);
}

/** The lists that hold one of the boats; a boat that two lists claim counts in both. */
function placesOf(board: Board, boats: ReadonlyMap<Id, Place>): Map<Id, Place[]> {
  const places = new Map<Id, Place[]>();
  const look = (list: readonly Id[], place: Place) => {
    for (const boat of list) if (boats.has(boat)) append(places, boat, place);
  };
  for (const [group, list] of Object.entries(board.groups)) look(list, Number(group));
  look(board.ungrouped, null);
  return places;
}

function withList(board: Board, place: Place, list: readonly Id[]): Board {
  return place === null ? { ...board, ungrouped: list } : { ...board, groups: { ...board.groups, [place]: list } };
}

const listAt = (board: Board, place: Place): readonly Id[] =>
  place === null ? board.ungrouped : (board.groups[place] ?? []);

/**
 * Several moves at once, as if made one after the other (the last of a boat's moves counts), in one pass over the
 * board. The rules are those of `moveCompetitor`.
 */
export function moveCompetitors(board: Board, moves: readonly Move[]): Board {
  const targets = new Map<Id, Place>();
  for (const { competitor, start_group } of moves) {
    // Deleted first, so that competitors arrive in the order of their last moves.
    targets.delete(competitor);
    targets.set(competitor, isGroup(board, start_group) ? start_group : null);
  }
  const places = placesOf(board, targets);

  const arrivals = new Map<Place, Id[]>();
  const emptied = new Set<Place>();
  const leaving = new Set<Id>();
  for (const [boat, target] of targets) {
    const from = places.get(boat);
    const isThereAlready = from?.length === 1 && from[0] === target;
    if (!from || isThereAlready) continue;
    leaving.add(boat);
    for (const place of from) emptied.add(place);
    append(arrivals, target, boat);
  }

  let next = board;
  for (const place of new Set([...emptied, ...arrivals.keys()])) {
    const stay = listAt(board, place).filter((boat) => !leaving.has(boat));
    next = withList(next, place, stay.concat(arrivals.get(place) ?? []));
  }
  return next;
}

/**
 * Removes the boat from every start group and from the ungrouped list, then adds it last in the target group, or in the
 * ungrouped list when there is none (spec section 4). The given board is not touched, and lists that do not change are
 * the same lists.
 *
 * - A boat that is nowhere on the board stays off it: the same board comes back.
 * - A target that is not on the board is no target: the boat goes to the ungrouped list, since a boat is always
 * somewhere.
 * - A boat that stands in the target already, and nowhere else, is not moved: the same board comes back.
 */
export function moveCompetitor(board: Board, competitor: Id, target: Id | null): Board {
  return moveCompetitors(board, [{ competitor, start_group: target }]);
}
