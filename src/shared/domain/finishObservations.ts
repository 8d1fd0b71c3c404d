import type { DoubtKind, ObservationList } from '../contract/finishObservations';

const SECOND_MS = 1000;

/** The finish that an observation of this moment writes: the nearest whole second, half up. */
export const finishAt = (ms: number): number => Math.floor(ms / SECOND_MS + 0.5) * SECOND_MS;

/** What keeps an observation from writing a finish until somebody says that it counts anyway. */
const HINDERING: readonly DoubtKind[] = ['future', 'before_start', 'no_start', 'already', 'ambiguous'];
export const isHindered = (doubts: readonly DoubtKind[]): boolean => doubts.some((kind) => HINDERING.includes(kind));

interface Seen {
  list: ObservationList;
  undone: boolean;
  order_only: boolean;
}

/** Whether it may write the finish of its boat: the reserve list and those that only tell the order never do. */
export const isOfMain = ({ list, undone, order_only }: Seen): boolean => list === 'main' && !undone && !order_only;

interface Crossing {
  /** Milliseconds since 1970. */
  ms: number;
  /** Somebody has said that this one counts. */
  isChosen: boolean;
}

/** Of several of one boat: the one that somebody chose, else the earliest. Undefined where there is none. */
export function countingOne<T extends Crossing>(crossings: readonly T[]): T | undefined {
  const chosen = crossings.filter(({ isChosen }) => isChosen);
  const [first, ...others] = chosen.length > 0 ? chosen : crossings;
  return others.reduce((best, other) => (best && best.ms <= other.ms ? best : other), first);
}
