import type { Id, WireDate } from '../contract/common';
import type { Competitor } from '../contract/competitors';
import type { ReportSupport } from '../contract/presence';
import { plannedGroupStart, plannedSailingStart } from './effectiveStart';
import { addDays } from './calendar';
import { startInstant } from './time';

const NEAR_MS = 5_000;
const HOUR_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;
const AFTER_LAST_START_MS = 12 * HOUR_MS;

/** A boat and what its own sailor says of its finish. Instants are in milliseconds since 1970. */
export interface ReportedBoat {
  id: Id;
  /** The time that stands. */
  finish: number | null;
  /** Who wrote it. */
  by: 'club' | 'sailor' | null;
  /** The sailor's own tap; null: they have reported nothing. */
  tapped: number | null;
  before: Id | null;
  after: Id | null;
}

/** A boat that somebody of the club saw cross the line, on any list. */
export interface SeenBoat {
  competitor: Id;
  at: number;
  /** The order counts, not the time. */
  order_only: boolean;
}

/** said: another boat names this one. near: a boat that this one names finished close to it. seen: at the line. */
export interface Supporter {
  kind: 'said' | 'near' | 'seen';
  /** null: the club's observation. */
  competitor: Id | null;
}

/**
 * order: a report names the first boat as ahead of the second, and their times say otherwise. circle: what is said of
 * the order of these cannot all be so. seen: the boat was seen, or timed by the club, at another moment.
 */
export interface Contradiction {
  kind: 'order' | 'circle' | 'seen';
  competitors: Id[];
}

export interface ReportCheck {
  support: ReadonlyMap<Id, ReportSupport>;
  supporters: ReadonlyMap<Id, Supporter>;
  contradictions: Contradiction[];
}

/** Somebody says that one boat finished before another. */
interface Statement {
  first: Id;
  second: Id;
  by: Id;
}

const statementsOf = ({ id, before, after }: ReportedBoat): Statement[] => [
  ...(before === null ? [] : [{ first: before, second: id, by: id }]),
  ...(after === null ? [] : [{ first: id, second: after, by: id }]),
];

/** The boats that are in a circle with others: each set once, in the order of their ids. */
function circlesIn(statements: readonly Statement[]): Id[][] {
  const behind = new Map<Id, Id[]>();
  for (const { first, second } of statements) behind.set(first, [...(behind.get(first) ?? []), second]);
  const reached = new Map([...behind.keys()].map((id) => [id, reachedFrom(id, behind)]));
  const inCircle = [...reached].filter(([id, others]) => others.has(id)).map(([id]) => id);
  const sets = new Map<Id, Id[]>();
  for (const id of inCircle.sort((a, b) => a - b)) {
    const circle = inCircle.filter((other) => reached.get(id)?.has(other) && reached.get(other)?.has(id));
    sets.set(circle[0] ?? id, circle);
  }
  return [...sets.values()];
}

function reachedFrom(start: Id, behind: ReadonlyMap<Id, readonly Id[]>): Set<Id> {
  const reached = new Set<Id>();
  const waiting = [...(behind.get(start) ?? [])];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(behind.get(id) ?? []));
  }
  return reached;
}

/** All that a sailing's reports are judged by. */
interface Evidence {
  boats: ReadonlyMap<Id, ReportedBoat>;
  statements: readonly Statement[];
  seen: readonly SeenBoat[];
}

const finishOf = ({ boats }: Evidence, id: Id): number | null => boats.get(id)?.finish ?? null;

/** Whether the times of both are known, and turned round by more than watches may differ. */
function isTurned(evidence: Evidence, { first, second }: Statement): boolean {
  const [ahead, behind] = [finishOf(evidence, first), finishOf(evidence, second)];
  return ahead !== null && behind !== null && ahead - behind > NEAR_MS;
}

/** What the sailor says, and what the club has written or seen, are too far apart. */
function isSeenElsewhere({ seen }: Evidence, { id, finish, by, tapped }: ReportedBoat): boolean {
  const own = by === 'sailor' ? finish : tapped;
  if (own === null) return false;
  const times = seen.filter((one) => one.competitor === id && !one.order_only).map(({ at }) => at);
  const clubs = by === 'club' && finish !== null ? [finish] : [];
  return [...times, ...clubs].some((time) => Math.abs(time - own) > NEAR_MS);
}

function contradictionsIn(evidence: Evidence): Contradiction[] {
  const turned = evidence.statements.filter((statement) => isTurned(evidence, statement));
  const told = new Map(turned.map(({ first, second }) => [`${first} ${second}`, [first, second]]));
  const elsewhere = [...evidence.boats.values()].filter((boat) => isSeenElsewhere(evidence, boat));
  return [
    ...[...told.values()].map((competitors) => ({ kind: 'order' as const, competitors })),
    ...circlesIn(evidence.statements).map((competitors) => ({ kind: 'circle' as const, competitors })),
    ...elsewhere.map(({ id }) => ({ kind: 'seen' as const, competitors: [id] })),
  ];
}

/** Whether the two were seen at the line in the order that is said. */
function isSeenSo({ seen }: Evidence, { first, second }: Statement): boolean {
  const [ahead, behind] = [first, second].map((id) => seen.find(({ competitor }) => competitor === id));
  return ahead !== undefined && behind !== undefined && ahead.at < behind.at;
}

/** Whether a boat that its sailor names finished within a few seconds of it. */
function isNear(evidence: Evidence, { first, second }: Statement): boolean {
  const [ahead, behind] = [finishOf(evidence, first), finishOf(evidence, second)];
  return ahead !== null && behind !== null && Math.abs(behind - ahead) <= NEAR_MS;
}

/** Who else says what the sailor of the boat says; undefined: nobody. */
function supporterOf(evidence: Evidence, { id, finish }: ReportedBoat): Supporter | undefined {
  if (finish === null) return undefined;
  const about = evidence.statements.filter(({ first, second }) => first === id || second === id);
  const said = about.find(({ by }) => by !== id);
  if (said) return { kind: 'said', competitor: said.by };
  const seen = evidence.seen.some(
    ({ competitor, at, order_only }) => competitor === id && !order_only && Math.abs(at - finish) <= NEAR_MS,
  );
  if (seen || about.some((statement) => isSeenSo(evidence, statement))) return { kind: 'seen', competitor: null };
  const near = about.find((statement) => isNear(evidence, statement));
  return near && { kind: 'near', competitor: near.first === id ? near.second : near.first };
}

/**
 * How far what sailors report is confirmed by others. A report that somebody contradicts is supported by nobody.
 * `seen`: what the club saw, without what was undone, in the order of the line.
 */
export function checkReports(reported: readonly ReportedBoat[], seen: readonly SeenBoat[]): ReportCheck {
  const boats = new Map(reported.map((boat) => [boat.id, boat]));
  const statements = reported.filter(({ tapped }) => tapped !== null).flatMap(statementsOf);
  const evidence = { boats, statements, seen };
  const contradictions = contradictionsIn(evidence);
  const disputed = new Set(contradictions.flatMap(({ competitors }) => competitors));
  const support = new Map<Id, ReportSupport>();
  const supporters = new Map<Id, Supporter>();
  for (const boat of reported) {
    if (boat.tapped === null && boat.by !== 'sailor') continue;
    const supporter = disputed.has(boat.id) ? undefined : supporterOf(evidence, boat);
    if (supporter) supporters.set(boat.id, supporter);
    support.set(boat.id, boat.by === 'club' ? 'club' : supporter ? 'supported' : 'own');
  }
  return { support, supporters, contradictions };
}

/** What is known when a report comes in. */
export interface ReportFacts {
  /** null: the sailing has none. */
  deadlineMinutes: number | null;
  now: number;
  finish: number;
  /** The other boats that have started: their finish, and whether they have a time or a code. */
  others: readonly { finish: number | null; isHome: boolean }[];
}

/** Whether the report comes later than the sailing allows: so many minutes after the last boat is home. */
export function isLateReport({ deadlineMinutes, now, finish, others }: ReportFacts): boolean {
  if (deadlineMinutes === null || others.some(({ isHome }) => !isHome)) return false;
  const last = Math.max(finish, ...others.flatMap((other) => other.finish ?? []));
  return now > last + deadlineMinutes * MINUTE_MS;
}

type DayOfSailing = Parameters<typeof plannedSailingStart>[0];
type GroupOfDay = Parameters<typeof plannedGroupStart>[0];

/**
 * The day of a sailing: from midnight till twelve hours after the last start that is planned, postponed or not;
 * without a start, till midnight. Instants in milliseconds since 1970.
 */
export function dayOfSailing(
  sailing: DayOfSailing,
  groups: readonly GroupOfDay[],
  own: readonly (string | null)[],
): { from: number; until: number } {
  const midnight = (date: WireDate): number => startInstant(date, '00:00:00');
  const starts = [
    plannedSailingStart(sailing),
    ...groups.map((group) => plannedGroupStart(group, sailing)),
    ...own.map((start) => start && Date.parse(start)),
  ].filter((start) => typeof start === 'number');
  const until =
    starts.length === 0 ? midnight(addDays(sailing.start_date, 1)) : Math.max(...starts) + AFTER_LAST_START_MS;
  return { from: midnight(sailing.start_date), until };
}

type ReportedRow = Pick<
  Competitor,
  'id' | 'finish_time' | 'reported_by' | 'reported_at' | 'report_before' | 'report_after'
>;

/** A row of the wire; rows that earlier versions have kept have no reports. */
export const reportedBoat = (row: Partial<ReportedRow> & Pick<ReportedRow, 'id' | 'finish_time'>): ReportedBoat => ({
  id: row.id,
  finish: row.finish_time === null ? null : Date.parse(row.finish_time),
  by: row.reported_by ?? null,
  tapped: row.reported_at ? Date.parse(row.reported_at) : null,
  before: row.report_before ?? null,
  after: row.report_after ?? null,
});

interface Observed {
  competitor: Id | null;
  at: string;
  order_only: boolean;
  undone: boolean;
}

/** What counts as seen of the club's observations, in the order of the line. */
export const seenBoats = (observations: readonly Observed[]): SeenBoat[] =>
  observations
    .filter(({ undone }) => !undone)
    .flatMap(({ competitor, at, order_only }) =>
      competitor === null ? [] : { competitor, at: Date.parse(at), order_only },
    )
    .sort((a, b) => a.at - b.at);
