import type { Id } from '../../contract/common';
import type { ResultMethod } from '../../contract/raceClasses';
import type { ClassScoringDocument, RulesDocument, ScoredBoat } from '../../contract/scoring';
import type { ClassScoring } from '../../contract/series';
import { countingMethod } from './countingMethod';
import { racePlaces } from '../scoring/racePlaces';
import { raceResult, betterEntry } from './raceResult';
import type { SerieEntry, SerieRace } from './serieRace';

/** The boats of a race that are scored together. */
export interface Fleet {
  method: ResultMethod;
  /** The entries by the key of their row. */
  entries: ReadonlyMap<string, SerieEntry>;
  /** Second entries of rows with a better entry in the race. They are not scored. */
  doubles: readonly SerieEntry[];
}

export interface ClassStandings extends ClassScoringDocument {
  /** The fleets in the order of `races`. */
  fleets: readonly Fleet[];
}

export interface StandingsInput {
  /** The scored races, in the order sailed. */
  races: readonly SerieRace[];
  rules: RulesDocument;
  classScoring: ClassScoring;
  /** The key of an entry's row, and the entry's own key before merges. */
  keys: { ofEntry: ReadonlyMap<Id, string>; own: ReadonlyMap<Id, string> };
  /** Overrides the method of the races. */
  method?: ResultMethod;
}

const classOf = ({ classes }: SerieRace, { raceClass }: SerieEntry) =>
  classes.find(({ id }) => id === raceClass) ?? null;

/**
 * The names of the classes in the order that the races show them, with null for boats without a class last. Only null
 * where all classes are scored together.
 */
function classNames(races: readonly SerieRace[], classScoring: ClassScoring): (string | null)[] {
  if (classScoring === 'together') return [null];
  const names = new Map<string, number>();
  for (const { classes } of races) for (const { name, order } of classes) if (!names.has(name)) names.set(name, order);
  const ordered = [...names].sort(([a, orderA], [b, orderB]) => orderA - orderB || a.localeCompare(b, 'sv'));
  const isClassless = races.some((race) =>
    race.entries.some((entry) => !entry.isUnmatched && classOf(race, entry) === null),
  );
  return [...ordered.map(([name]) => name), ...(isClassless || names.size === 0 ? [null] : [])];
}

function methodOf(race: SerieRace, name: string | null, { classScoring, method }: StandingsInput): ResultMethod {
  if (method !== undefined) return method;
  const own = classScoring === 'apart' ? race.classes.find((one) => one.name === name)?.method : null;
  return countingMethod({ ...race, method: own ?? race.method }).method;
}

function fleetOf(race: SerieRace, name: string | null, input: StandingsInput): Fleet {
  const method = methodOf(race, name, input);
  const kept = new Map<string, SerieEntry>();
  const doubles: SerieEntry[] = [];
  for (const entry of race.entries) {
    if (entry.isUnmatched) continue;
    if (input.classScoring === 'apart' && (classOf(race, entry)?.name ?? null) !== name) continue;
    const key = input.keys.ofEntry.get(entry.id);
    if (key === undefined) continue;
    const other = kept.get(key);
    const better = other ? betterEntry(other, entry, method) : entry;
    if (other) doubles.push(better === other ? entry : other);
    kept.set(key, better);
  }
  return { method, entries: kept, doubles };
}

function resultsOf({ method, entries }: Fleet): ClassScoringDocument['document']['races'][number] {
  const places = racePlaces([...entries.values()], method);
  return Object.fromEntries(
    [...entries].flatMap(([key, entry]) => {
      const result = raceResult(entry, places.get(entry.id) ?? null);
      return result ? [[key, result]] : [];
    }),
  );
}

function boatOf(latest: SerieEntry, all: readonly SerieEntry[]): ScoredBoat {
  return {
    sail_number: latest.sailNumber,
    boat_name: latest.boatName,
    boat_model_name: latest.boatModelName,
    skipper_name: latest.skipperName,
    club_name: latest.clubName,
    sailor: latest.sailor,
    boat: latest.boat,
    categories: [...new Set(all.flatMap(({ categories }) => categories))].sort((a, b) => a.localeCompare(b, 'sv')),
  };
}

/** A row is named after its latest race; where rows were merged, after the boat that gave the key. */
function boatsOf(fleets: readonly Fleet[], own: ReadonlyMap<Id, string>): Record<string, ScoredBoat> {
  const entriesOf = new Map<string, SerieEntry[]>();
  for (const { entries } of fleets) {
    for (const [key, entry] of entries) {
      const known = entriesOf.get(key);
      if (known) known.push(entry);
      else entriesOf.set(key, [entry]);
    }
  }
  return Object.fromEntries(
    [...entriesOf].flatMap(([key, entries]) => {
      const latest = entries.findLast(({ id }) => own.get(id) === key) ?? entries.at(-1);
      return latest ? [[key, boatOf(latest, entries)]] : [];
    }),
  );
}

/** A race is preliminary while boats are still racing, and while it has an unverified result. */
const isPreliminary = ({ verified_result, status }: SerieRace, { entries }: Fleet): boolean =>
  !verified_result && (status !== 'finished' || [...entries.values()].some((entry) => entry.isPreliminary));

function classStandings(name: string | null, input: StandingsInput): ClassStandings {
  const fleets = input.races.map((race) => fleetOf(race, name, input));
  const boats = boatsOf(fleets, input.keys.own);
  const races = input.races.map((race, index) => {
    const { sailing, name: title, start_date, status, verified_result } = race;
    const fleet = fleets[index];
    return {
      sailing,
      name: title,
      start_date,
      status,
      verified_result,
      is_preliminary: fleet !== undefined && isPreliminary(race, fleet),
    };
  });
  const document = {
    kind: 'series' as const,
    rules: input.rules,
    competitors: Object.keys(boats),
    races: fleets.map(resultsOf),
  };
  return { race_class: name, document, boats, races, fleets };
}

/**
 * The standings of each class, as documents that the scorer reads. A boat with an entry in one of the races is scored
 * in all of them (A2.2). Classes are identified by name, and a race that a class did not sail does not count for it.
 */
export const standings = (input: StandingsInput): ClassStandings[] =>
  classNames(input.races, input.classScoring)
    .map((name) => classStandings(name, input))
    .filter(({ document }) => document.competitors.length > 0);
