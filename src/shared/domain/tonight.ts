import type { SailingRow, SailingStatus } from '../contract/sailings';
import type { ClassFlag, StartState } from '../contract/startGroups';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const BEFORE_MS = 2 * HOUR_MS;
/** A result that nobody has verified a day later is no longer tonight's. */
const AFTER_MS = 24 * HOUR_MS;
/** So long after a start it may be recalled. */
const RECALL_MS = 4 * MINUTE_MS;

/** A group, or a sailing without groups, on its way to the start. */
export interface TonightStart {
  /** In milliseconds; null while it has no start. */
  at: number | null;
  /** As it was planned. */
  planned: number | null;
  state: StartState;
}

export interface TonightSailing {
  status: SailingStatus;
  isVerified: boolean;
  starts: readonly TonightStart[];
}

const instants = (starts: readonly TonightStart[]): number[] =>
  starts.flatMap(({ at, planned }) => at ?? planned ?? []);

/** From two hours before the first start until the result is verified, a day after the last start at most. */
export function isTonight({ status, isVerified, starts }: TonightSailing, now: number): boolean {
  if (isVerified || status === 'unpublished' || status === 'cancelled') return false;
  const known = instants(starts);
  return known.length > 0 && now >= Math.min(...known) - BEFORE_MS && now < Math.max(...known) + AFTER_MS;
}

/** The next start that is ahead; null when none has a time. */
export function nextStart(starts: readonly TonightStart[], now: number): number | null {
  const ahead = starts.flatMap(({ at }) => (at !== null && at > now ? [at] : []));
  return ahead.length === 0 ? null : Math.min(...ahead);
}

/** Waits for a start that it will still get. */
export const isHeldBack = ({ at, state }: TonightStart): boolean => at === null && state !== 'cancelled';

export type TonightStep = 'console' | 'finish' | 'review' | 'start' | 'report' | 'result';

/** Who looks at the evening: those who run it, a boat of it, or somebody who follows it. */
export type TonightReader =
  | { kind: 'official' }
  | { kind: 'sailor'; start: number | null; isHome: boolean; mayReport: boolean }
  | { kind: 'reader' };

interface TonightFacts extends TonightSailing {
  reader: TonightReader;
  /** Boats with a time or a code, and boats without. */
  home: number;
  out: number;
}

function officialStep({ status, starts, home, out }: TonightFacts, now: number): TonightStep {
  if (status === 'finished') return 'review';
  const latest = Math.max(-Infinity, ...starts.flatMap(({ at }) => at ?? []));
  const isStarting = starts.some(isHeldBack) || latest > now || (home === 0 && latest + RECALL_MS > now);
  if (isStarting) return 'console';
  return out > 0 ? 'finish' : 'review';
}

/** The one next right thing to do for who looks. */
export function nextStep(facts: TonightFacts, now: number): TonightStep {
  const { reader, status, starts } = facts;
  if (reader.kind === 'official') return officialStep(facts, now);
  if (status === 'finished') return 'result';
  if (reader.kind === 'reader') return starts.some(({ at }) => at !== null && at <= now) ? 'result' : 'start';
  if (reader.isHome) return 'result';
  if (reader.start === null || reader.start > now) return 'start';
  return reader.mayReport ? 'report' : 'result';
}

/** A group of the evening, or the sailing where it has none. */
export interface TonightGroup extends TonightStart {
  key: string;
  name: string;
  flag: ClassFlag | null;
  /** Its boats, and those of them with a time or a code. */
  boats: number;
  home: number;
}

export interface Wind {
  direction: number | null;
  speed: number | null;
  at: number;
}

/** The evening as one card shows it. */
export interface TonightView {
  sailing: SailingRow;
  now: number;
  step: TonightStep;
  groups: readonly TonightGroup[];
  boats: number;
  /** With a time. */
  home: number;
  /** With a code alone. */
  coded: number;
  out: number;
  course: string | null;
  /** As the race committee last wrote it down. */
  wind: Wind | null;
}
