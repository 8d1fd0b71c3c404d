import type { WireDate } from '../../contract/common';
import type { ResultMethod } from '../../contract/raceClasses';
import { correctedSeconds } from '../scoring/correctedTime';
import { startInstant } from '../time';
import { ourCode, readCode } from './sailwaveCodes';
import type { SailwaveCell, SailwaveSystem } from './sailwaveFile';
import { NOTHING, type PlannedBoat, type PlannedResult } from './sailwavePlan';
import { raceThousandths, ratingKind } from './sailwaveRatings';
import { readSailwaveClock, readSailwaveElapsed, secondsSailed } from './sailwaveTimes';

const SECOND_MS = 1000;
const MINUTE_MS = 60_000;
const NOON = 12 * 3600;

/** A boat in a race as the file has her, with the start that is hers. */
export interface Raced {
  boat: PlannedBoat;
  cell: SailwaveCell;
  /** Seconds of the day of her gun; null where nobody wrote it down. */
  gun: number | null;
  isElapsed: boolean;
}

/** The same as it is stored. */
export interface RaceResult extends PlannedResult {
  boat: PlannedBoat;
  cell: SailwaveCell;
  ratingThousandths: number | null;
  /** A start of her own, in seconds of the day. */
  ownStart: number | null;
  /** She has a time that cannot be read, or a code that we do not have. */
  isBad: boolean;
  isUnknown: boolean;
}

/** The boats of one fleet in one race, and what is to be told of them. */
export interface FleetResults {
  method: ResultMethod;
  results: RaceResult[];
  /** The finishes are made up from places. */
  isByPlace: boolean;
  filledIn: PlannedBoat[];
  unplaced: PlannedBoat[];
  badTimes: PlannedBoat[];
  unrated: PlannedBoat[];
  unknownCodes: { code: string; boat: PlannedBoat }[];
}

/** A second of the day as an instant; past 24 hours it is of the next day. */
const instantOf = (day: WireDate, second: number): number => {
  const [hours, minutes, seconds] = [Math.floor(second / 3600) % 24, Math.floor(second / 60) % 60, second % 60];
  const clock = [hours, minutes, seconds].map((part) => String(part).padStart(2, '0')).join(':');
  const next = new Date(Date.parse(`${day}T12:00:00Z`) + Math.floor(second / 86_400) * 86_400_000);
  return startInstant(next.toISOString().slice(0, 10), clock);
};

type Timed = Pick<PlannedResult, 'recorded' | 'finishMs' | 'elapsedS'> & { ownStart: number | null; isBad: boolean };

const NO_TIME: Timed = { recorded: null, finishMs: null, elapsedS: null, ownStart: null, isBad: false };

/** The times of a cell: what was written down, and what follows from it and the start. */
function timesOf({ cell, gun, isElapsed }: Raced, day: WireDate): Timed {
  const [finish, elapsed] = [readSailwaveClock(cell.finish), readSailwaveElapsed(cell.elapsed)];
  const own = readSailwaveClock(cell.start);
  const start = own ?? gun;
  const ownStart = own !== null && own !== gun ? own : null;
  if (elapsed !== null && (isElapsed || finish === null || start === null)) {
    const finishMs = start === null ? null : instantOf(day, start) + elapsed * SECOND_MS;
    return { recorded: 'elapsed', elapsedS: elapsed, finishMs, ownStart, isBad: false };
  }
  if (finish === null) return { ...NO_TIME, isBad: cell.finish !== '' };
  if (start === null) return { ...NO_TIME, recorded: 'finish', finishMs: instantOf(day, finish) };
  const elapsedS = secondsSailed(finish, start);
  if (elapsedS === null) return { ...NO_TIME, isBad: true };
  const finishMs = instantOf(day, start) + elapsedS * SECOND_MS;
  return { recorded: 'finish', finishMs, elapsedS, ownStart, isBad: false };
}

const placeOf = ({ writtenPlace, place }: SailwaveCell): number | null => {
  const figure = Number(/^\d{1,4}/.exec(writtenPlace.trim())?.[0] ?? /^\d{1,4}/.exec(place.trim())?.[0] ?? 0);
  return figure > 0 ? figure : null;
};

/** Codes of boats that never were at the line. */
const ASHORE: readonly (string | null)[] = ['DNC', 'DNS'];
/** With one of these a boat keeps her place, and has no other points. */
const PLACED: readonly (string | null)[] = [null, 'SCP', 'ZFP', 'DPI'];

function resultOf(raced: Raced, day: WireDate, system: SailwaveSystem): RaceResult {
  const { boat, cell } = raced;
  const kind = ratingKind(system.ratingSystem);
  const read = cell.code === '' ? undefined : readCode(system, cell);
  const isUnknown = cell.code !== '' && read === undefined;
  const keeps =
    !isUnknown || system.codes.some(({ code, keepsPlace }) => keepsPlace && code === cell.code.toUpperCase());
  const hasTimes = cell.kind === 4 && keeps && !ASHORE.includes(read?.code ?? null);
  const { isBad, ...times } = hasTimes ? timesOf(raced, day) : NO_TIME;
  const own = raceThousandths(cell, '', kind) ?? (cell.rating === '' ? boat.ratingThousandths : null);
  return { ...NOTHING, ...read, ...times, boat, cell, ratingThousandths: own, isBad, isUnknown };
}

/** What the method compares, in seconds; null where it cannot. */
function compared({ elapsedS, finishMs, ratingThousandths }: RaceResult, method: ResultMethod): number | null {
  if (method === 'finish_order') return finishMs === null ? null : Math.floor(finishMs / SECOND_MS);
  if (elapsedS === null || method === 'elapsed') return elapsedS;
  return ratingThousandths === null ? null : correctedSeconds({ elapsedS, ratingThousandths });
}

/** The time sailed that a boat is compared by between two others, exclusive; null where there is none. */
function elapsedBetween(after: number, before: number, { ratingThousandths }: RaceResult, method: ResultMethod) {
  for (let wanted = after + 1; wanted < Math.min(before, after + 60); wanted += 1) {
    if (method === 'elapsed') return wanted;
    if (ratingThousandths === null) return null;
    const elapsedS = Math.round((wanted * 1000) / ratingThousandths);
    if (correctedSeconds({ elapsedS, ratingThousandths }) === wanted) return elapsedS;
  }
  return null;
}

/** Gives a boat with a place alone a time between those around her; false where there is no room. */
function fillIn(result: RaceResult, all: readonly RaceResult[], method: ResultMethod, gunMs: number | null): boolean {
  const place = placeOf(result.cell);
  if (place === null || method === 'finish_order') return false;
  const others = all.filter((other) => other !== result && isPlaced(other));
  const seconds = others.flatMap((other) => compared(other, method) ?? []).sort((a, b) => a - b);
  const [ahead, behind] = [place === 1 ? 0 : (seconds[place - 2] ?? seconds.at(-1) ?? 0), seconds[place - 1]];
  const elapsedS = elapsedBetween(ahead, behind ?? Infinity, result, method);
  if (elapsedS === null) return false;
  const finishMs = gunMs === null ? null : gunMs + elapsedS * SECOND_MS;
  Object.assign(result, { recorded: 'elapsed', elapsedS, finishMs });
  return true;
}

/** Whether a boat is to be placed: she crossed, with no code or one that leaves her place. */
const isPlaced = ({ code, cell, isUnknown }: RaceResult): boolean =>
  !isUnknown &&
  PLACED.includes(code) &&
  (cell.kind === 1 || cell.kind === 4 || (code !== null && placeOf(cell) !== null));

/** How a fleet is compared in a race: as it is rated, else by time sailed, else by the clock at the finish. */
function methodOf(results: readonly RaceResult[], system: SailwaveSystem): ResultMethod {
  const wanted = ratingKind(system.ratingSystem) === 'none' ? 'elapsed' : 'corrected';
  const timed = results.filter((result) => isPlaced(result) && result.recorded !== null);
  return timed.length > 0 && timed.every(({ elapsedS }) => elapsedS === null) ? 'finish_order' : wanted;
}

/**
 * The results of one fleet in one race. Where the file has places without times, finishes are made up that keep the
 * order: for all boats a minute apart, for single ones between the boats around them.
 */
export function fleetResults(raced: readonly Raced[], day: WireDate, system: SailwaveSystem): FleetResults {
  const results = raced.map((one) => resultOf(one, day, system));
  const method = methodOf(results, system);
  const placed = results.filter((result) => isPlaced(result));
  const untimed = placed.filter((result) => compared(result, method) === null);
  const gunOf = (result: RaceResult) => raced.find(({ boat }) => boat === result.boat)?.gun ?? null;
  const told = {
    badTimes: results.filter(({ isBad }) => isBad).map(({ boat }) => boat),
    unrated: placed.filter((one) => method === 'corrected' && one.elapsedS !== null && one.ratingThousandths === null),
    unknownCodes: results.filter(({ isUnknown }) => isUnknown).map(({ cell, boat }) => ({ code: cell.code, boat })),
  };
  const unrated = told.unrated.map(({ boat }) => boat);
  const isByPlace = placed.length > 0 && placed.every(({ recorded }) => recorded === null);
  if (isByPlace) {
    for (const result of placed) {
      const place = placeOf(result.cell);
      const start = instantOf(day, gunOf(result) ?? NOON);
      if (place === null) continue;
      const elapsedS = gunOf(result) === null ? null : place * 60;
      Object.assign(result, { recorded: 'finish', finishMs: start + place * MINUTE_MS, elapsedS });
    }
    return { ...told, unrated, method: 'finish_order', results, isByPlace, filledIn: [], unplaced: [] };
  }
  const loose = untimed
    .filter(({ recorded }) => recorded === null)
    .sort((a, b) => (placeOf(a.cell) ?? Infinity) - (placeOf(b.cell) ?? Infinity));
  const filled = loose.filter((result) => {
    const gun = gunOf(result);
    return fillIn(result, results, method, gun === null ? null : instantOf(day, gun));
  });
  const filledIn = filled.map(({ boat }) => boat);
  const unplaced = loose.filter((result) => !filled.includes(result)).map(({ boat }) => boat);
  return { ...told, unrated, method, results, isByPlace, filledIn, unplaced };
}

/** Whether a cell says anything: Sailwave fills in a DNC for every boat that nobody wrote down. */
export const saysSomething = ({ kind, isAutomatic, code }: SailwaveCell): boolean =>
  kind !== 0 && !(isAutomatic && (code === '' || ourCode(code) === 'DNC'));
