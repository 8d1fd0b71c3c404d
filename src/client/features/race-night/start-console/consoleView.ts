import type { ClassFlag, PrepFlag, RecallOrder, StartGroupRow } from '../../../../shared/contract/startGroups';
import type { SailingRow } from '../../../../shared/contract/sailings';
import type { StartEventPayload } from '../../../../shared/contract/startLog';
import { readDuration } from '../../../../shared/domain/duration';
import { earlyStarters } from '../../../../shared/domain/race-day/earlyStarters';
import { ownSignals } from '../../../../shared/domain/race-day/ownStarts';
import { raceDay, type RaceDay, type RaceOfGroup } from '../../../../shared/domain/race-day/raceDay';
import { stepsOf } from '../../../../shared/domain/race-day/sequences';
import { raceDaySetup } from '../../../../shared/domain/race-day/setup';
import {
  inOneOrder,
  raisedFlags,
  sequenceFlagsAt,
  signalsOf,
  type RaisedFlag,
  type Signal,
} from '../../../../shared/domain/race-day/signals';
import { bySailNumber } from '../../../../shared/domain/sailNumber';
import { startGroupName } from '../../../../shared/domain/startGroups';
import { notReturned, type EarlyRow } from './earlyRows';
import { ownRows, ownStartsOf, type ConsoleBoat, type OwnRow } from './ownRows';

/** A recall is signalled from half a minute before the start to four minutes after it. */
const RECALL_BEFORE_MS = 30_000;
const RECALL_AFTER_MS = 240_000;
/** Just after a start the recalls are what the hand waits for. */
const FRESH_START_MS = 20_000;

/** A group on the console. */
export interface ConsoleRow {
  /** null: a sailing without groups. */
  id: number | null;
  name: string;
  flag: ClassFlag | null;
  prep: PrepFlag;
  boats: number;
  start: number | null;
  /** The start that it lost. */
  held: number | null;
  state: RaceOfGroup['state'];
  attempt: number;
}

/** A flag of the pole. `next`: what happens to it at the next signal. */
export interface PoleFlag {
  flag: string;
  isUp: boolean;
  next: 'stays' | 'up' | 'down';
}

export interface ConsoleView {
  rows: readonly ConsoleRow[];
  /** The boats that start by times of their own, first start first. */
  own: readonly OwnRow[];
  /** Every signal from the first warning to the last start, in order. */
  signals: readonly Signal[];
  /** The first of them that is ahead; null when none is. */
  next: Signal | null;
  /** Signals of the group that starts next, as many as the line of steps has room for. */
  steps: readonly Signal[];
  pole: readonly PoleFlag[];
  raised: readonly RaisedFlag[];
  /** AP, N or a substitute that waits for its lowering, the latest raised first. */
  lowering: Lowering | null;
  /** The group whose start can be recalled now. */
  recallable: ConsoleRow | null;
  /** It started a moment ago. */
  isFresh: boolean;
  /** The boats over the line that have not come back. */
  early: readonly EarlyRow[];
  /** Those of them that OCS is proposed for. */
  notReturned: readonly EarlyRow[];
  acts: RaceDay['acts'];
}

export interface Lowering {
  kind: 'ap_down' | 'n_down' | 'recall_down';
  flag: RaisedFlag;
  /** The groups that wait for it. */
  groups: readonly ConsoleRow[];
}

/** What the console is made of. */
export interface ConsoleFacts {
  sailing: SailingRow;
  groups: readonly StartGroupRow[];
  events: readonly StartEventPayload[];
  boats: readonly ConsoleBoat[];
}

const setupOf = ({ sailing, groups }: ConsoleFacts) =>
  raceDaySetup(sailing, groups, readDuration(sailing.start_interval) ?? 0);

/** The starts as they would be after one more act. */
export const dayAfter = (facts: ConsoleFacts, event: StartEventPayload, now: number): RaceDay =>
  raceDay(setupOf(facts), [...facts.events, event], now);

function rowsOf({ groups, boats: all }: ConsoleFacts, { races }: RaceDay): ConsoleRow[] {
  return races.map(({ id, start, held, state, attempt, prep }, index) => {
    const group = groups.find((one) => one.id === id);
    const name = group ? startGroupName(group, index) : '';
    const boats = id === null ? all.length : all.filter(({ start_group }) => start_group === id).length;
    return { id, name, flag: group?.class_flag ?? null, prep, boats, start, held, state, attempt };
  });
}

const WAITS_FOR = { ap_down: ['ap', 'own_ap'], n_down: ['n'], recall_down: ['recall'] } as const;
const LOWERED = { AP: 'ap_down', N: 'n_down', firstSubstitute: 'recall_down' } as const;

/** What stands and waits for its lowering: what was raised last comes down first. */
function loweringOf(raised: readonly RaisedFlag[], rows: readonly ConsoleRow[], { races }: RaceDay): Lowering | null {
  const flag = raised.findLast((one) => one.flag !== 'X' && one.below !== 'A' && one.downAt === null);
  if (!flag || flag.flag === 'X') return null;
  const kind = LOWERED[flag.flag];
  const waits: readonly (string | null)[] = WAITS_FOR[kind];
  const groups = rows.filter((row) => waits.includes(races.find(({ id }) => id === row.id)?.waitsFor ?? null));
  return groups.length === 0 ? null : { kind, flag, groups };
}

/** A flag that comes down at a moment that was chosen. Its warning follows a minute later. */
const loweringSignal = ({ flag, downAt, group }: RaisedFlag): Signal[] =>
  downAt === null
    ? []
    : [{ at: downAt, sound: 'short', hoists: [{ flag, kind: 'own', up: false, group }], starts: [], boats: [] }];

/** Up now, or up at the next signal. */
function poleOf(up: readonly string[], next: Signal | null): PoleFlag[] {
  const hoists = next?.hoists ?? [];
  const stands = up.map((flag): PoleFlag => {
    const comesDown = hoists.some((hoist) => hoist.flag === flag && !hoist.up);
    return { flag, isUp: true, next: comesDown ? 'down' : 'stays' };
  });
  const coming = hoists.filter((hoist) => hoist.up && !up.includes(hoist.flag));
  return [...stands, ...coming.map(({ flag }): PoleFlag => ({ flag, isUp: false, next: 'up' }))];
}

function recallableOf(rows: readonly ConsoleRow[], now: number): ConsoleRow | null {
  const started = rows.findLast(
    ({ state, start }) => state === 'started' && start !== null && now - start <= RECALL_AFTER_MS,
  );
  if (started) return started;
  return rows.find(({ start }) => start !== null && start > now && start - now <= RECALL_BEFORE_MS) ?? null;
}

/** The width of a phone has room for so many. */
const STEPS_IN_LINE = 6;

/** The next signals, and the one that was before them. */
function stepsInLine(signals: readonly Signal[], now: number): readonly Signal[] {
  const next = signals.findIndex(({ at }) => at > now);
  const first = Math.max(0, Math.min(next - 1, signals.length - STEPS_IN_LINE));
  return signals.slice(first, first + STEPS_IN_LINE);
}

/** Everything that the console shows, at a moment of the server's clock. */
export function consoleView(facts: ConsoleFacts, now: number): ConsoleView {
  const day = raceDay(setupOf(facts), facts.events, now);
  const rows = rowsOf(facts, day);
  const signalled = rows.map(({ id, start, prep, flag }) => ({ id, start, prep, classFlag: flag }));
  const steps = stepsOf(facts.sailing);
  const own = ownStartsOf(facts, day);
  const ordered = inOneOrder([...signalsOf(signalled, steps), ...ownSignals(own, steps)]);
  const upNext = signalled.find(({ start }) => start !== null && start > now);
  const starts = rows.flatMap(({ start }) => start ?? []);
  const raised = raisedFlags(day.acts, starts, now);
  const early = earlyStarters(day, bySailNumber(facts.boats));
  const signals = inOneOrder([...raised.flatMap(loweringSignal), ...ordered]);
  const next = signals.find(({ at }) => at > now) ?? null;
  const recallable = recallableOf(rows, now);
  const sinceStart = recallable?.start == null ? -1 : now - recallable.start;
  return {
    rows,
    own: ownRows(own, day.acts),
    signals,
    next,
    steps: upNext ? stepsInLine(signalsOf([upNext], steps), now) : [],
    pole: poleOf(sequenceFlagsAt(ordered, now), next),
    raised,
    lowering: loweringOf(raised, rows, day),
    recallable,
    isFresh: sinceStart >= 0 && sinceStart <= FRESH_START_MS,
    early,
    notReturned: notReturned(early, raised),
    acts: day.acts,
  };
}

/** What the committee chooses when it lowers a flag. */
export interface LoweringChoice {
  /** When the flag comes down; null: now. */
  at: number | null;
  order: RecallOrder;
  prep: PrepFlag | null;
}

const TO_WARNING_MS = 60_000;

/** The payload of the act that lowers the flag as chosen. */
export function loweringPayload({ kind, flag }: Lowering, { at, order, prep }: LoweringChoice) {
  const first_warning = at === null ? null : new Date(at + TO_WARNING_MS).toISOString();
  if (kind === 'recall_down') return { order, prep, first_warning };
  return kind === 'n_down' ? { first_warning } : { first_warning, groups: flag.group === null ? null : [flag.group] };
}
