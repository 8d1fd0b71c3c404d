import type { Id } from '../../../../../shared/contract/common';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { compareSwedish } from '../../../../ui/format';

/** A boat with its start. Instants are milliseconds since 1970. */
export interface StartLine {
  boat: Competitor;
  startsAt: number;
  /** The start before its own; null for those who start first. */
  previousAt: number | null;
  afterFirstS: number;
  isOwn: boolean;
}

export interface StartListRows {
  /** In the order of the starts. */
  lines: StartLine[];
  /** Boats that no start can be reckoned for. */
  unrated: Competitor[];
  /** Boats that could have one: they came after the list was made. */
  unplanned: Competitor[];
}

const bySailNumber = (a: Competitor, b: Competitor) => compareSwedish(a.sail_number, b.sail_number);

/** The start list of a sailing where each boat has its own start. `sailor`: the reader, if a sailor. */
export function startList(competitors: readonly Competitor[], sailor: Id | null): StartListRows {
  const boats = competitors.filter(({ is_unmatched }) => !is_unmatched).toSorted(bySailNumber);
  const starting = boats
    .flatMap((boat) => (boat.start === null ? [] : [{ boat, startsAt: Date.parse(boat.start) }]))
    .sort((a, b) => a.startsAt - b.startsAt);
  const first = starting[0]?.startsAt ?? 0;
  const lines = starting.map(({ boat, startsAt }): StartLine => ({
    boat,
    startsAt,
    previousAt: starting.findLast((other) => other.startsAt < startsAt)?.startsAt ?? null,
    afterFirstS: (startsAt - first) / 1000,
    isOwn: sailor !== null && boat.sailor === sailor,
  }));
  const without = boats.filter(({ start }) => start === null);
  return {
    lines,
    unrated: without.filter(({ rating }) => rating === null),
    unplanned: without.filter(({ rating }) => rating !== null),
  };
}

/** "+12 min", "+12:30"; "0 min" for who starts first. */
export function shownAfterFirst(seconds: number): string {
  if (seconds === 0) return '0 min';
  const minutes = Math.floor(seconds / 60);
  const rest = seconds % 60;
  return rest === 0 ? `+${minutes} min` : `+${minutes}:${String(rest).padStart(2, '0')}`;
}
