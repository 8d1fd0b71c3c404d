import type { StartEventKind, StartEventPayload } from '../../contract/startLog';

/** Two devices that report the same signal within this time have seen one signal. */
const ONE_SIGNAL_MS = 5_000;

const SIGNALS: readonly StartEventKind[] = [
  'ap_up',
  'ap_down',
  'n_up',
  'n_down',
  'x_up',
  'x_down',
  'recall_up',
  'recall_down',
];

/** An act with its moment in milliseconds. */
export type Act<K extends StartEventKind = StartEventKind> = StartEventPayload<K> & { atMs: number };

const inOrder = (a: Act, b: Act): number => a.atMs - b.atMs || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);

const groupsOf = ({ payload }: Act): readonly number[] | null =>
  'groups' in payload && payload.groups !== null ? [...payload.groups].sort((a, b) => a - b) : null;

const boatsOf = ({ payload }: Act): readonly number[] =>
  'competitors' in payload ? [...payload.competitors].sort((a, b) => a - b) : [];

/** Acts of other kinds count each by itself, and so do reports of X that name other boats. */
const signalKey = (act: Act): string | null =>
  SIGNALS.includes(act.kind) ? JSON.stringify([act.kind, act.start_group, groupsOf(act), boatsOf(act)]) : null;

/** For each act the one that stands for it: the earliest report of the same signal. By id. */
function standIns(acts: readonly Act[]): Map<string, string> {
  const latest = new Map<string, Act>();
  const standIn = new Map<string, string>();
  for (const act of acts) {
    const key = signalKey(act);
    const earlier = key === null ? undefined : latest.get(key);
    const isSame = earlier && earlier.device !== act.device && act.atMs - earlier.atMs <= ONE_SIGNAL_MS;
    standIn.set(act.id, isSame ? earlier.id : act.id);
    if (key !== null && !isSame) latest.set(key, act);
  }
  return standIn;
}

/**
 * The acts that have been taken back, by id. An undo can be undone by a later one; taking back one report of a signal
 * takes back the signal.
 */
function takenBack(events: readonly StartEventPayload[]): ReadonlySet<string> {
  const acts = ordered(events);
  const standIn = standIns(acts);
  const gone = new Set<string>();
  for (const { id, kind, undoes } of acts.toReversed()) {
    if (kind === 'undone' && undoes !== null && !gone.has(id)) gone.add(standIn.get(undoes) ?? undoes);
  }
  return new Set(acts.filter(({ id }) => gone.has(standIn.get(id) ?? id)).map(({ id }) => id));
}

const ordered = (events: readonly StartEventPayload[]): Act[] =>
  events.map((event) => ({ ...event, atMs: Date.parse(event.at) })).sort(inOrder);

/**
 * The acts that count, in the order in which they were done (by time, then id), whatever the order in which they
 * arrived: each signal once, without those that were taken back.
 */
export function standingActs(events: readonly StartEventPayload[]): Act[] {
  const acts = ordered(events);
  const standIn = standIns(acts);
  const gone = takenBack(events);
  return acts.filter(({ id, kind }) => kind !== 'undone' && standIn.get(id) === id && !gone.has(id));
}

/** The wind as it was last written down; null where nobody has. */
export function lastWind(events: readonly StartEventPayload[]): Act<'wind'>['payload'] | null {
  const last = standingActs(events).findLast((act): act is Act<'wind'> => act.kind === 'wind');
  return last ? last.payload : null;
}
