import type { SeriesRow, SeriesScore } from '../../contract/series';
import type { ResultMethod } from '../../contract/raceClasses';
import { correctedTimeS } from '../scoring/resultEntry';
import type { SerieEntry } from '../series/serieRace';
import { localTimeOf } from '../time';
import { fromThousandths } from '../decimals';
import { sailwaveCode } from './rulesAsSailwave';
import type { SailwaveCell, SailwaveHandle, SailwaveStart } from './sailwaveFile';

const SECOND_MS = 1000;
/** A boat that would have sailed longer is taken for a wrong time. */
const LONGEST_S = 18 * 3600;

/** A boat in a fleet: a row of the series. */
export interface ExportedBoat {
  handle: SailwaveHandle;
  fleet: string;
  /** Her fleet is scored by corrected time. */
  isRated: boolean;
  row: SeriesRow;
}

/** A boat in a race. */
export interface ExportedEntry {
  boat: ExportedBoat;
  entry: SerieEntry | undefined;
  score: SeriesScore | undefined;
  method: ResultMethod;
}

/** "18.30.00" of an instant; '' where there is none, which midnight means too. */
function clockOf(instant: number | null): string {
  const clock = instant === null ? '' : localTimeOf(instant).replaceAll(':', '.');
  return clock === '00.00.00' ? '' : clock;
}

const two = (value: number): string => String(value).padStart(2, '0');
const durationOf = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}.${two(Math.floor(seconds / 60) % 60)}.${two(seconds % 60)}`;

/** Whether a boat's time says the same in Sailwave: it scores by corrected time, or by the time sailed. */
export function hasTimes({ boat, entry, method }: ExportedEntry): boolean {
  if (!entry || entry.elapsedS === null || entry.elapsedS <= 0 || entry.elapsedS > LONGEST_S) return false;
  if (boat.isRated) return method === 'corrected' && entry.ratingThousandths !== null;
  return method === 'elapsed';
}

/** The start that most boats of a fleet have. */
function usualStart(entries: readonly ExportedEntry[]): string {
  const counts = new Map<string, number>();
  for (const { entry } of entries) {
    const clock = clockOf(entry?.startMs ?? null);
    if (clock !== '') counts.set(clock, (counts.get(clock) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0] ?? '';
}

/** The guns of a race with the fleets that each starts. */
export interface Guns {
  starts: SailwaveStart[];
  ofFleet: (fleet: string) => string;
}

const MAX_FLEETS = 6;

/** A gun for each start of the fleets; one without a selector where all start together. */
export function gunsOf(entries: readonly ExportedEntry[], fleets: readonly string[]): Guns {
  const clocks = new Map(
    fleets.map((fleet) => [fleet, usualStart(entries.filter(({ boat }) => boat.fleet === fleet))]),
  );
  const guns = [...new Set(clocks.values())].filter((clock) => clock !== '').sort();
  const mode = entries.some(hasTimes) ? (guns.length === 0 ? 'Elapsed time' : 'Finish time') : 'Place';
  const start = (gun: string, index: number, selected: readonly string[]): SailwaveStart => ({
    selector: selected.map((value) => ({ field: 'Fleet', value, operator: '=' })),
    ...{ gun, mode, name: `Start ${index + 1}` },
  });
  const ofFleet = (fleet: string): string => clocks.get(fleet) ?? '';
  if (guns.length < 2 || fleets.includes('') || fleets.length > MAX_FLEETS * guns.length)
    return { starts: [start(guns[0] ?? '', 0, [])], ofFleet: () => guns[0] ?? '' };
  const starts = guns.map((gun, index) => {
    const selected = fleets.filter((fleet) => ofFleet(fleet) === gun);
    return start(gun, index, selected.slice(0, MAX_FLEETS));
  });
  const isSelected = (fleet: string) =>
    starts.some(({ gun, selector }) => gun === ofFleet(fleet) && selector.some(({ value }) => value === fleet));
  return { starts, ofFleet: (fleet) => (isSelected(fleet) ? ofFleet(fleet) : '') };
}

type Times = Pick<SailwaveCell, 'finish' | 'start' | 'elapsed' | 'corrected'>;

const NO_TIMES: Times = { finish: '', start: '', elapsed: '', corrected: '' };

function timesOf({ boat, entry }: ExportedEntry, guns: Guns): Times {
  if (!entry || entry.elapsedS === null) return NO_TIMES;
  const [start, finish] = [clockOf(entry.startMs), clockOf(entry.finishMs)];
  const sailed = entry.startMs === null || entry.finishMs === null ? null : entry.finishMs - entry.startMs;
  const corrected = boat.isRated ? correctedTimeS(entry) : null;
  const isByClock = start !== '' && finish !== '' && sailed === entry.elapsedS * SECOND_MS;
  return {
    finish: isByClock ? finish : '',
    start: isByClock && start !== guns.ofFleet(boat.fleet) ? start : '',
    elapsed: durationOf(entry.elapsedS),
    corrected: corrected === null ? '' : durationOf(corrected),
  };
}

type Written = Pick<SailwaveCell, 'kind' | 'code' | 'writtenPlace' | 'isAutomatic'> & Partial<Times>;

/** What is written of a boat in a race that counts for her: times, a place or a code. */
function writtenOf(raced: ExportedEntry, guns: Guns, place: string): Written {
  const { entry } = raced;
  const code = entry?.code ? sailwaveCode({ ...entry, code: entry.code }).code : '';
  const told = { code, writtenPlace: '', isAutomatic: false };
  if (!entry || place === '') return { ...told, kind: 3, code: code || 'DNC', isAutomatic: entry === undefined };
  if (hasTimes(raced)) return { ...told, kind: 4, ...timesOf(raced, guns) };
  return { ...told, kind: code === '' ? 1 : 3, writtenPlace: place };
}

const NOTHING_WRITTEN: Written = { kind: 0, code: '', writtenPlace: '', isAutomatic: false };

/**
 * A boat's cell. A boat that nobody wrote down in a sailed race gets the DNC that Sailwave fills in; a race without a
 * score has an empty one.
 */
export function cellOf(raced: ExportedEntry, race: SailwaveHandle, guns: Guns): SailwaveCell {
  const { boat, entry, score } = raced;
  const isScored = score !== undefined && score.points !== null;
  const place = isScored && score.position !== null ? String(score.position) : '';
  const written = isScored ? writtenOf(raced, guns, place) : NOTHING_WRITTEN;
  return {
    ...{ boat: boat.handle, race, ...NO_TIMES, ...written, place },
    points: isScored ? (score.points ?? '') : '',
    isDiscarded: isScored && score.discarded,
    rating: boat.isRated ? (fromThousandths(entry?.ratingThousandths ?? null) ?? '') : '',
  };
}
