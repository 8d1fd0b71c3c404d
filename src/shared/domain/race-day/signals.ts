import type { Id } from '../../contract/common';
import type { PrepFlag } from '../../contract/startGroups';
import type { SequenceStep, SignalSound } from '../../contract/startSequences';
import type { Act } from './acts';
import { isForAll } from './effects';
import type { RaceOfGroup } from './raceDay';

const SECOND_MS = 1000;
/** X comes down four minutes after the start at the latest, or a minute before the next one (RRS 29.1). */
const X_LONGEST_MS = 4 * 60 * SECOND_MS;
const X_BEFORE_NEXT_MS = 60 * SECOND_MS;
/** From the lowering of AP, N or the substitute to the warning signal. */
const TO_WARNING_MS = 60 * SECOND_MS;

/** A flag of the committee boat: a class flag by its letter. */
export interface Hoist {
  flag: string;
  kind: 'class' | 'prep' | 'own';
  up: boolean;
  group: number | null;
}

/** What happens at one moment: one sound, any number of flags. */
export interface Signal {
  at: number;
  sound: SignalSound;
  hoists: readonly Hoist[];
  /** The groups that start. */
  starts: readonly (number | null)[];
  /** The boats that start by a time of their own. */
  boats: readonly Id[];
}

export interface SignalledGroup extends Pick<RaceOfGroup, 'id' | 'start' | 'prep'> {
  classFlag: string | null;
}

const PREP_FLAGS: Record<PrepFlag, string> = { P: 'P', I: 'I', Z: 'Z', U: 'U', black: 'black' };
const OWN_FLAG = 'orange';
const LOUDNESS: Record<SignalSound, number> = { none: 0, short: 1, long: 2 };

function signalsOfGroup(group: SignalledGroup, steps: readonly SequenceStep[]): Signal[] {
  const { start, prep, classFlag, id } = group;
  if (start === null) return [];
  const flagOf = { class: classFlag, prep: PREP_FLAGS[prep], own: OWN_FLAG };
  return steps.map(({ before_s, flag: kind, up, sound }) => {
    const flag = flagOf[kind];
    return {
      at: start - before_s * SECOND_MS,
      sound,
      hoists: flag === null ? [] : [{ flag, kind, up, group: id }],
      starts: before_s === 0 ? [id] : [],
      boats: [],
    };
  });
}

/** A flag that would come down and go up at the same moment stays where it is. */
function withoutIdleHoists(hoists: readonly Hoist[]): Hoist[] {
  const isIdle = (one: Hoist) => hoists.some(({ flag, up }) => flag === one.flag && up !== one.up);
  return hoists.filter((hoist) => !isIdle(hoist));
}

/** The signals in the order in which they are given; what happens at the same moment is one signal. */
export function inOneOrder(signals: readonly Signal[]): Signal[] {
  const byMoment = new Map<number, Signal>();
  for (const signal of signals) {
    const same = byMoment.get(signal.at);
    byMoment.set(signal.at, same ? joined(same, signal) : signal);
  }
  return [...byMoment.values()]
    .map((signal) => ({ ...signal, hoists: withoutIdleHoists(signal.hoists) }))
    .sort((a, b) => a.at - b.at);
}

/** Every signal of the groups that have a start. */
export const signalsOf = (groups: readonly SignalledGroup[], steps: readonly SequenceStep[]): Signal[] =>
  inOneOrder(groups.flatMap((group) => signalsOfGroup(group, steps)));

const joined = (a: Signal, b: Signal): Signal => ({
  at: a.at,
  sound: LOUDNESS[a.sound] >= LOUDNESS[b.sound] ? a.sound : b.sound,
  hoists: [...a.hoists, ...b.hoists].sort((one, other) => Number(one.up) - Number(other.up)),
  starts: [...new Set([...a.starts, ...b.starts])],
  boats: [...a.boats, ...b.boats],
});

/** The flags of the sequences that are up at the moment. */
export function sequenceFlagsAt(signals: readonly Signal[], now: number): string[] {
  const up = new Set<string>();
  for (const { at, hoists } of signals) {
    if (at > now) break;
    for (const hoist of hoists) {
      if (hoist.up) up.add(hoist.flag);
      else up.delete(hoist.flag);
    }
  }
  return [...up];
}

/** A flag that the committee has raised outside the sequences, and since when. */
export interface RaisedFlag {
  flag: 'AP' | 'N' | 'X' | 'firstSubstitute';
  /** Shown below it, "H" or "2". */
  below: string | null;
  group: number | null;
  since: number;
  /** The uuids of the acts that raised it: more than one where boats have been named since. */
  acts: readonly string[];
  /** When it will come down, where that is said. */
  downAt: number | null;
}

const RAISED_BY = { ap_up: 'AP', n_up: 'N', x_up: 'X', recall_up: 'firstSubstitute' } as const;
const LOWERED_BY = { ap_down: 'AP', n_down: 'N', x_down: 'X', recall_down: 'firstSubstitute' } as const;

const groupOf = (act: Act): number | null =>
  act.start_group ??
  ('groups' in act.payload && act.payload.groups?.length === 1 ? (act.payload.groups[0] ?? null) : null);

const belowOf = ({ payload }: Act): string | null =>
  'with' in payload && payload.with !== null ? String(payload.with) : null;

/** The moment at which the flag of a lowering comes down: one minute before the warning, where that is said. */
function loweredAt({ payload, atMs }: Act): number {
  const warning = 'first_warning' in payload ? payload.first_warning : null;
  return warning === null ? atMs : Math.max(atMs, Date.parse(warning) - TO_WARNING_MS);
}

/** The flags that stand after the acts, at `now`. X comes down by itself. */
export function raisedFlags(acts: readonly Act[], starts: readonly number[], now: number): RaisedFlag[] {
  let raised: RaisedFlag[] = [];
  for (const act of acts) {
    const up = RAISED_BY[act.kind as keyof typeof RAISED_BY] as RaisedFlag['flag'] | undefined;
    const down = LOWERED_BY[act.kind as keyof typeof LOWERED_BY] as RaisedFlag['flag'] | undefined;
    const flag = up ?? down;
    if (flag === undefined) continue;
    const group = groupOf(act);
    const isMeant = (one: RaisedFlag) => one.flag === flag && (isForAll(act) || one.group === group);
    const standing = raised.find((one) => isStandingX(one, act, starts));
    if (standing) {
      raised = raised.map((one) => (one === standing ? { ...one, acts: [...one.acts, act.id] } : one));
    } else if (up === undefined) {
      const downAt = loweredAt(act);
      raised = raised.flatMap((one) => (isMeant(one) ? (downAt > now ? [{ ...one, downAt }] : []) : [one]));
    } else {
      raised = [...raised.filter((one) => !isMeant(one)), newlyRaised(act, flag, group)];
    }
  }
  return raised.filter(({ flag, since }) => flag !== 'X' || now < endOfX(since, starts));
}

const newlyRaised = (act: Act, flag: RaisedFlag['flag'], group: number | null): RaisedFlag => ({
  flag,
  below: belowOf(act),
  group,
  since: act.atMs,
  acts: [act.id],
  downAt: null,
});

/** X is up for the group already: what the act says of boats raises it no second time. */
const isStandingX = (one: RaisedFlag, act: Act, starts: readonly number[]): boolean =>
  act.kind === 'x_up' && one.flag === 'X' && one.group === groupOf(act) && act.atMs < endOfX(one.since, starts);

function endOfX(since: number, starts: readonly number[]): number {
  const startOfGroup = Math.max(...starts.filter((start) => start <= since), -Infinity);
  const from = Number.isFinite(startOfGroup) ? startOfGroup : since;
  const next = starts.filter((start) => start > since);
  return Math.min(from + X_LONGEST_MS, ...next.map((start) => start - X_BEFORE_NEXT_MS));
}
