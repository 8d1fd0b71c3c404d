import type { Id, WireDatetime } from '../contract/common';
import type { Presence } from '../contract/presence';
import type { ScoreCode } from '../contract/competitors';
import type { StartState } from '../contract/startGroups';

/** The fields that the count goes by, as the wire has them. */
export interface CountedBoat {
  id: Id;
  crew_count: number;
  start_group: Id | null;
  effective_start: WireDatetime | null;
  finish_time: WireDatetime | null;
  elapsed_time: string | null;
  score_code: ScoreCode | null;
  is_unmatched: boolean;
  /** Left out in rows that earlier versions have kept. */
  presence?: Presence | null;
  presence_at?: WireDatetime | null;
  reported_at?: WireDatetime | null;
}

/** How the start of the boat's group, or of a sailing without groups, stands. */
interface StartStand {
  start_state?: StartState;
  attempt?: number;
}

export interface OutRow {
  competitor: Id;
  people: number;
  /** It has finished or retired, but nobody has said that it is ashore. */
  is_home: boolean;
  /** Milliseconds since 1970. */
  seenAt: number | null;
}

const NEVER_SAILED: readonly ScoreCode[] = ['DNS', 'DNC', 'DUTY'];
const BACK_FROM_START: readonly StartState[] = ['recalled', 'abandoned'];

/**
 * Whether the boat has been at its start: its start is over, or was taken back after it. A boat that somebody saw at the
 * finish has.
 */
function hasStarted({ effective_start, is_unmatched }: CountedBoat, stand: StartStand, now: number): boolean {
  if (is_unmatched || (stand.attempt ?? 1) > 1) return true;
  if (stand.start_state && BACK_FROM_START.includes(stand.start_state)) return true;
  return effective_start !== null && Date.parse(effective_start) <= now;
}

/**
 * Whether somebody may be on the water in the boat. Nobody is ashore by guess: one that has started is out until
 * somebody says otherwise, also when it has finished; one that did not start is in.
 */
export function isOut(boat: CountedBoat, stand: StartStand, now: number): boolean {
  if (boat.presence) return boat.presence === 'on_water';
  if (boat.score_code && NEVER_SAILED.includes(boat.score_code)) return false;
  return hasStarted(boat, stand, now) || boat.finish_time !== null || boat.elapsed_time !== null;
}

const isHome = ({ finish_time, elapsed_time, score_code }: CountedBoat): boolean =>
  finish_time !== null || elapsed_time !== null || score_code !== null;

/** The last sign of life, as far as it is over. */
function lastSeen({ presence_at, reported_at, finish_time }: CountedBoat, now: number): number | null {
  const signs = [presence_at, reported_at, finish_time].flatMap((sign) => (sign ? Date.parse(sign) : []));
  const over = signs.filter((sign) => sign <= now);
  return over.length === 0 ? null : Math.max(...over);
}

/** The boats that are out: those that race first, then in the order in which they were last heard of. */
export function headcount(
  boats: readonly CountedBoat[],
  standOf: (group: Id | null) => StartStand,
  now: number,
): { boats: number; people: number; rows: OutRow[] } {
  const rows = boats
    .filter((boat) => isOut(boat, standOf(boat.start_group), now))
    .map((boat) => ({
      competitor: boat.id,
      people: boat.crew_count,
      is_home: isHome(boat),
      seenAt: lastSeen(boat, now),
    }))
    .sort(
      (a, b) =>
        Number(a.is_home) - Number(b.is_home) || (a.seenAt ?? 0) - (b.seenAt ?? 0) || a.competitor - b.competitor,
    );
  return { boats: rows.length, people: rows.reduce((sum, { people }) => sum + people, 0), rows };
}

/** What somebody said of where a boat is. */
export interface PresenceSaid {
  presence: Presence | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Of two at the same moment, the one that keeps the boat in the count stands. */
const CAUTION: readonly (Presence | null)[] = ['ashore', null, 'on_water'];

/** Whether what is said now beats what was said before: the later does, whatever order they arrive in. */
export function beats(said: PresenceSaid, before: PresenceSaid | null): boolean {
  if (before === null || said.at !== before.at) return before === null || said.at > before.at;
  return CAUTION.indexOf(said.presence) > CAUTION.indexOf(before.presence);
}
