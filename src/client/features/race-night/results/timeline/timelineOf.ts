import type { Id, WireDate } from '../../../../../shared/contract/common';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { offsetMinutesAt } from '../../../../../shared/domain/time';
import { durationText } from '../../../../../shared/domain/duration';
import { shownClock } from '../table/shownTimes';

const MINUTE_MS = 60_000;
const STEPS_MIN = [5, 10, 15, 30, 60, 120, 240, 360, 720, 1440] as const;

/** A boat's way from start to finish, in milliseconds since 1970 and in words. */
export interface Bar {
  id: Id;
  /** Short, beside the bar. */
  label: string;
  boat: string;
  group: Id | null;
  from: number;
  to: number;
  start: string;
  finish: string;
  elapsed: string;
}

/** Boats with a start and a finish, in the order of the list. */
export function barsOf(rows: readonly ResultRow[], day: WireDate): Bar[] {
  return rows.flatMap((row) => {
    const { start, finish_time, elapsed_time } = row;
    if (start === null || finish_time === null) return [];
    return {
      id: row.competitor,
      label: row.sail_number || competitorLabel(row),
      boat: competitorLabel(row),
      group: row.start_group,
      from: Date.parse(start),
      to: Date.parse(finish_time),
      start: shownClock(start, day),
      finish: shownClock(finish_time, day),
      elapsed: elapsed_time === null ? '' : durationText(elapsed_time),
    };
  });
}

export interface Span {
  from: number;
  to: number;
}

/** From the first start to the last finish; at least a minute. */
export function spanOf(bars: readonly Bar[]): Span {
  const from = Math.min(...bars.map((bar) => bar.from));
  return { from, to: Math.max(from + MINUTE_MS, ...bars.map((bar) => bar.to)) };
}

/** Even moments of the Swedish clock within the span, at most so many. */
export function ticksOf({ from, to }: Span, most: number): number[] {
  const minutes = STEPS_MIN.find((step) => (to - from) / (step * MINUTE_MS) < most) ?? 1440;
  const step = minutes * MINUTE_MS;
  const offset = offsetMinutesAt(from) * MINUTE_MS;
  const first = Math.ceil((from + offset) / step) * step - offset;
  return Array.from({ length: Math.max(0, Math.floor((to - first) / step) + 1) }, (_, index) => first + index * step);
}
