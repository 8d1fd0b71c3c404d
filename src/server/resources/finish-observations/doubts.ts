import type { Doubt, DoubtKind } from '../../../shared/contract/finishObservations';
import { finishDoubts } from '../../../shared/domain/finishDoubts';
import { finishAt, isOfMain } from '../../../shared/domain/finishObservations';
import { competitorLabel } from '../../../shared/domain/sailNumber';
import { timeTextOf } from '../../../shared/domain/time';
import type { ObservationRecord } from '../../db/schemaRaceNight';
import { startOf } from '../competitors/times';
import type { CompetitorView, Setting } from '../competitors/readCompetitors';
import { finishTexts } from '../finishes/validateFinish';
import { readState } from '../result-log/state';

const SECOND_MS = 1000;

/** What is told of an observation that somebody ought to look at again. */
const doubtTexts = {
  future: (boat: string) => `Målgången för ${boat} ligger i framtiden.`,
  before_start: (boat: string) => `Målgången för ${boat} är före starten.`,
  no_start: (boat: string) => `${boat} har ingen start än. Målgången väntar.`,
  very_long: (boat: string) => `${boat} har seglat ovanligt länge. Är det rätt båt?`,
  already: (boat: string, time: string) => `${boat} har redan målgången ${time}.`,
  double: (boat: string, time: string) => `${boat} har gått i mål två gånger. ${time} räknas.`,
} as const;

export const msOf = (instant: string): number => Date.parse(instant);
export const flagsOf = ({ list, undone, order_only }: ObservationRecord) => ({
  list,
  undone: undone === 1,
  order_only: order_only === 1,
});

/** Whether the boat's finish is the one that the observation wrote: nothing else has written it since. */
export const holds = ({ written_finish_at: written }: ObservationRecord, boat: CompetitorView): boolean =>
  written !== null && boat.recorded === 'finish' && boat.finish_at === written;

/** The finish that the boat has besides the one that an observation wrote, in milliseconds. */
export function otherFinish(boat: CompetitorView, holder: ObservationRecord | undefined): number | null {
  const finish = holder ? (readState(holder.replaced)?.finish_time ?? null) : boat.finish_at;
  return finish === null ? null : msOf(finish);
}

/** What doubts are judged by. */
export interface DoubtSetting {
  setting: Setting;
  now: string;
  /** The times sailed, in milliseconds. */
  sailed: readonly number[];
}

const OF_UNKNOWN: readonly DoubtKind[] = ['future', 'already'];

/** The reasons to doubt that the boat finished then; the start of an unknown boat is not known. */
export function kindsOf(
  row: ObservationRecord,
  boat: CompetitorView,
  { setting, now, sailed }: DoubtSetting,
  earlier: number | null,
): DoubtKind[] {
  const start = startOf(boat, setting);
  const kinds = finishDoubts({ finish: finishAt(msOf(row.at)), start, now: msOf(now), earlier, sailed });
  return boat.is_unmatched === 1 ? kinds.filter((kind) => OF_UNKNOWN.includes(kind)) : kinds;
}

export const timesSailed = (boats: Iterable<CompetitorView>): number[] =>
  [...boats].flatMap(({ elapsed_s }) => (elapsed_s === null ? [] : elapsed_s * SECOND_MS));

function textOf(kind: DoubtKind, boat: CompetitorView, earlier: number | null): string {
  const label = competitorLabel(boat);
  if (kind === 'ambiguous') return finishTexts.severalBoats(boat.sail_number);
  if (kind === 'already') return doubtTexts.already(label, earlier === null ? '' : timeTextOf(earlier));
  if (kind === 'double') return doubtTexts.double(label, boat.finish_at ? timeTextOf(msOf(boat.finish_at)) : '');
  return doubtTexts[kind](label);
}

/** What is to be told of an observation whose boat is known. `ofBoat`: all of the boat, itself among them. */
export function doubtsOfKnown(
  row: ObservationRecord,
  boat: CompetitorView,
  ofBoat: readonly ObservationRecord[],
  setting: DoubtSetting,
): Doubt[] {
  if (!isOfMain(flagsOf(row)) || row.anyway === 1) return [];
  const earlier = otherFinish(
    boat,
    ofBoat.find((one) => holds(one, boat)),
  );
  const isSpent = (one: ObservationRecord) => one.written_finish_at !== null && !holds(one, boat);
  const isDouble = ofBoat.some((one) => one.id !== row.id && isOfMain(flagsOf(one)) && !isSpent(one));
  const kinds = [...kindsOf(row, boat, setting, earlier), ...(isDouble ? (['double'] as const) : [])];
  return kinds.map((kind) => ({
    observation: row.uuid,
    competitor: boat.id,
    kind,
    text: textOf(kind, boat, earlier),
  }));
}

const AHEAD_MS = 5_000;

/** Whether it is said to have happened after now, by more than clocks may differ. */
export const isAhead = (at: string, now: string): boolean => finishAt(msOf(at)) > msOf(now) + AHEAD_MS;

/** An unknown number that is kept without a boat, since it lies ahead. */
export const futureOf = (row: ObservationRecord, now: string): Doubt[] =>
  row.sail_number !== '' && isOfMain(flagsOf(row)) && row.anyway === 0 && isAhead(row.at, now)
    ? [{ observation: row.uuid, competitor: null, kind: 'future', text: doubtTexts.future(row.sail_number) }]
    : [];

/** What is to be told where a sail number fits several boats. */
export const ambiguity = (row: ObservationRecord, fitting: readonly CompetitorView[]): Doubt => ({
  observation: row.uuid,
  competitor: null,
  kind: 'ambiguous',
  text: finishTexts.severalBoats(row.sail_number),
  candidates: fitting.map(({ id, sail_number, boat_name }) => ({ competitor: id, sail_number, boat_name })),
});
