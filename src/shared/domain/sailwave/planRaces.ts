import type { WireTime } from '../../contract/common';
import type { ResultMethod } from '../../contract/raceClasses';
import { sailwaveTexts as texts } from '../../texts/sailwave';
import { startInstant } from '../time';
import { fleetResults, saysSomething, type FleetResults, type Raced } from './raceResults';
import { boatLabel } from './sailwaveBoats';
import type { SailwaveBoat, SailwaveCell, SailwaveFile, SailwaveHandle, SailwaveRace } from './sailwaveFile';
import { NOTHING, type PlannedBoat, type PlannedEntry, type PlannedFleet, type PlannedRace } from './sailwavePlan';
import { ratingKind } from './sailwaveRatings';
import { startsOf, type Gun, type RaceStarts } from './sailwaveStarts';
import type { Systems } from './sailwaveSystems';

const MAX_NAME = 100;
const MAX_GROUP_NAME = 50;
const two = (value: number): string => String(value).padStart(2, '0');

const clockOf = (second: number | null): WireTime | null =>
  second === null ? null : `${two(Math.floor(second / 3600))}:${two(Math.floor(second / 60) % 60)}:${two(second % 60)}`;

/** What races are planned from. */
export interface RaceSources {
  file: SailwaveFile;
  systems: Systems;
  fleets: readonly PlannedFleet[];
}

/** Cells by race and boat. */
export function cellsByRace({ cells }: Pick<SailwaveFile, 'cells'>) {
  const races = new Map<SailwaveHandle, Map<SailwaveHandle, SailwaveCell>>();
  for (const cell of cells) {
    const race = races.get(cell.race) ?? new Map<SailwaveHandle, SailwaveCell>();
    race.set(cell.boat, cell);
    races.set(cell.race, race);
  }
  return races;
}

function groupName({ name, fleets }: Gun, index: number): string {
  const named = fleets.join(' + ') || name || texts.groupName(index + 1);
  return [...named].slice(0, MAX_GROUP_NAME).join('');
}

/** The guns that start somebody, where there are several: a group for each. */
function groupsOf({ guns }: RaceStarts, used: ReadonlySet<number>) {
  const started = guns.map((gun, index) => ({ gun, index })).filter(({ index }) => used.has(index));
  return started.length < 2 ? [] : started;
}

/** The method of most classes is the race's. */
function commonMethod(methods: readonly ResultMethod[]): ResultMethod {
  const count = (method: ResultMethod) => methods.filter((one) => one === method).length;
  return methods.reduce((best, method) => (count(method) > count(best) ? method : best), methods[0] ?? 'corrected');
}

function warningsOf(race: string, { isByPlace, filledIn, unplaced, badTimes, unrated }: FleetResults): string[] {
  const named = (boats: readonly PlannedBoat[]) => boats.map(boatLabel);
  return [
    ...(isByPlace ? [texts.byPlace(race)] : []),
    ...(filledIn.length > 0 ? [texts.filledIn(race, named(filledIn))] : []),
    ...(unplaced.length > 0 ? [texts.unplaced(race, named(unplaced))] : []),
    ...(badTimes.length > 0 ? [texts.badTimes(race, named(badTimes))] : []),
    ...(unrated.length > 0 ? [texts.ratingMissing(race, unrated.length)] : []),
  ];
}

export interface RacePlanned {
  race: PlannedRace;
  warnings: string[];
  unknownCodes: FleetResults['unknownCodes'];
}

/** Plans one race: its starts, its classes, and how each boat finished. */
export function planRace(
  race: SailwaveRace,
  { number, date, day }: { number: number } & Pick<PlannedRace, 'date' | 'day'>,
  { file, systems, fleets }: RaceSources,
  cells: ReadonlyMap<SailwaveHandle, SailwaveCell> = new Map(),
): RacePlanned {
  const name = [...(race.name || texts.raceName(number))].slice(0, MAX_NAME).join('');
  const records = new Map(file.boats.map((boat) => [boat.handle, boat]));
  const starts = startsOf(race);
  const recordOf = (boat: PlannedBoat) => records.get(boat.handle);
  const gunOf = (record: SailwaveBoat | undefined) =>
    record ? starts.of(record, record.alias === null ? undefined : records.get(record.alias)) : null;
  const racedOf = (boat: PlannedBoat): (Raced & { at: number | null })[] => {
    const cell = cells.get(boat.handle);
    if (!race.isSailed || !cell || !saysSomething(cell)) return [];
    const at = gunOf(recordOf(boat));
    const gun = at === null ? undefined : starts.guns[at];
    return [{ boat, cell, at, gun: gun?.clock ?? null, isElapsed: gun?.isElapsed ?? false }];
  };

  const raced = fleets.map(({ boats }) => boats.flatMap(racedOf));
  const used = new Set(
    (race.isSailed
      ? raced.flat().map(({ at }) => at)
      : fleets.flatMap(({ boats }) => boats.map((boat) => gunOf(recordOf(boat))))
    ).filter((at) => at !== null),
  );
  const groups = groupsOf(starts, used);
  const groupOf = new Map(groups.map(({ index }, place) => [index, place]));
  const atOf = new Map(raced.flat().map(({ boat, at }) => [boat, at]));

  const scored = fleets.map((fleet, index) => {
    const system = systems.ofFleet(fleet.name ?? '');
    const results = fleetResults(raced[index] ?? [], day, system);
    const usual: ResultMethod = ratingKind(system.ratingSystem) === 'none' ? 'elapsed' : 'corrected';
    return { fleet, ...results, method: results.results.length > 0 ? results.method : usual };
  });
  const method = commonMethod(scored.filter(({ results }) => results.length > 0).map((one) => one.method));
  const entries = scored.flatMap(({ results }) =>
    results.map(({ cell: _, isBad: _isBad, isUnknown: _isUnknown, ownStart, ...result }): PlannedEntry => {
      const at = atOf.get(result.boat) ?? null;
      const startMs = ownStart === null ? null : startInstant(day, clockOf(ownStart) ?? '');
      return { ...result, group: at === null ? null : (groupOf.get(at) ?? null), startMs };
    }),
  );
  const clocks = [...used].flatMap((at) => starts.guns[at]?.clock ?? []);
  return {
    race: {
      ...{ handle: race.handle, name, date, day, isSailed: race.isSailed, method, entries },
      start: clocks.length > 0 ? clockOf(Math.min(...clocks)) : null,
      groups: groups.map(({ gun, index }) => ({ name: groupName(gun, index), start: clockOf(gun.clock) })),
      classes: scored.flatMap(({ fleet, method: own }) =>
        fleet.name === null ? [] : [{ name: fleet.name, method: own === method ? null : own }],
      ),
    },
    warnings: scored.flatMap((one) =>
      warningsOf(fleets.length > 1 && one.fleet.name ? `${name}, ${one.fleet.name}` : name, one),
    ),
    unknownCodes: scored.flatMap(({ unknownCodes }) => unknownCodes),
  };
}

/** A boat that did not come to a race, written down so that she is counted, or told from another one. */
export const didNotCome = (boat: PlannedBoat): PlannedEntry => ({
  ...{ ...NOTHING, code: 'DNC', boat, group: null, startMs: null },
  ratingThousandths: boat.ratingThousandths,
});
