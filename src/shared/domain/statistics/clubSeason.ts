import type { ScoreCode } from '../../contract/competitors';
import type { Season, SeasonBoat, SeasonClass, SeasonEvening, SeasonFigures } from '../../contract/statistics';
import { sailNumberSortKey } from '../sailNumber';
import { CODE_ORDER } from '../scoring/codes';
import { rowKeys } from '../series/rowKeys';
import { hasFinished, hasStarted, type CountedEntry, type CountedSailing } from './countedSailing';

const MOST_BOATS = 10;

/** A start with whose it was. */
interface Start {
  entry: CountedEntry;
  boat: string;
  /** null: nobody was named. */
  helm: string | null;
}

const yearOf = ({ date }: CountedSailing): number => Number(date.slice(0, 4));
const distinct = (values: readonly (string | null)[]): Set<string> => new Set(values.filter((value) => value !== null));
const peopleIn = (entries: readonly CountedEntry[]): number => entries.reduce((sum, { people }) => sum + people, 0);
const started = ({ entries }: CountedSailing): CountedEntry[] => entries.filter(hasStarted);

/** Boats and helms are told apart over all the sailings at once, as the rows of a series are. */
function startsOf(sailings: readonly CountedSailing[]): Map<CountedSailing, Start[]> {
  const races = sailings.map(started);
  const [boats, helms] = [rowKeys(races, 'boat').own, rowKeys(races, 'skipper').own];
  const startOf = (entry: CountedEntry): Start => {
    const isNamed = entry.sailor !== null || entry.skipperName.trim() !== '';
    return { entry, boat: boats.get(entry.id) ?? '', helm: isNamed ? (helms.get(entry.id) ?? null) : null };
  };
  return new Map(sailings.map((sailing, index) => [sailing, (races[index] ?? []).map(startOf)]));
}

function codesOf({ entries }: CountedSailing): SeasonEvening['codes'] {
  const counts = new Map<ScoreCode, number>();
  for (const { code, isUnmatched } of entries)
    if (code !== null && !isUnmatched) counts.set(code, (counts.get(code) ?? 0) + 1);
  const order = (code: ScoreCode) => CODE_ORDER.indexOf(code);
  return [...counts].map(([code, boats]) => ({ code, boats })).sort((a, b) => order(a.code) - order(b.code));
}

function eveningOf(sailing: CountedSailing): SeasonEvening {
  const { id, name, date, wind, entries } = sailing;
  const starters = started(sailing);
  return {
    sailing: id,
    name,
    date,
    starters: starters.length,
    finishers: entries.filter(hasFinished).length,
    people: peopleIn(starters),
    codes: codesOf(sailing),
    wind,
  };
}

/** Classes of the same name are one, whatever the sailing. */
function classesOf(starts: readonly Start[]): SeasonClass[] {
  const classes = new Map<string, Start[]>();
  for (const start of starts) {
    const { className } = start.entry;
    if (className === null) continue;
    const known = classes.get(className);
    if (known) known.push(start);
    else classes.set(className, [start]);
  }
  return [...classes]
    .map(([name, of]) => ({ name, starts: of.length, boats: distinct(of.map(({ boat }) => boat)).size }))
    .sort((a, b) => b.starts - a.starts || (a.name < b.name ? -1 : 1));
}

function boatsOf(starts: readonly Start[]): SeasonBoat[] {
  const boats = new Map<string, { latest: CountedEntry; starts: number }>();
  for (const { boat, entry } of starts) boats.set(boat, { latest: entry, starts: (boats.get(boat)?.starts ?? 0) + 1 });
  return [...boats.values()]
    .map((boat) => ({ ...boat, key: sailNumberSortKey(boat.latest.sailNumber) }))
    .sort((a, b) => b.starts - a.starts || (a.key < b.key ? -1 : a.key > b.key ? 1 : a.latest.id - b.latest.id))
    .slice(0, MOST_BOATS)
    .map(({ latest, starts: count }) => ({
      competitor: latest.id,
      sail_number: latest.sailNumber,
      boat_name: latest.boatName,
      skipper_name: latest.skipperName,
      starts: count,
    }));
}

/**
 * What a club sailed in a year, and in the year before. The sailings are those of both years, in the order sailed;
 * those of other years are not counted.
 */
export function clubSeason(
  year: number,
  sailings: readonly CountedSailing[],
): { season: Season; before: SeasonFigures | null } {
  const startsBySailing = startsOf(sailings);
  const startsIn = (of: readonly CountedSailing[]) => of.flatMap((sailing) => startsBySailing.get(sailing) ?? []);
  const helmsIn = (starts: readonly Start[]) => distinct(starts.map(({ helm }) => helm));
  const figuresOf = (of: number, sailed: readonly CountedSailing[], starts: readonly Start[]): SeasonFigures => ({
    year: of,
    sailings: sailed.length,
    starts: starts.length,
    finishers: starts.filter(({ entry }) => hasFinished(entry)).length,
    people: peopleIn(starts.map(({ entry }) => entry)),
    boats: distinct(starts.map(({ boat }) => boat)).size,
    helms: helmsIn(starts).size,
  });

  const [sailed, earlier] = [year, year - 1].map((one) => sailings.filter((sailing) => yearOf(sailing) === one)) as [
    CountedSailing[],
    CountedSailing[],
  ];
  const [starts, startsBefore] = [startsIn(sailed), startsIn(earlier)];
  const known = helmsIn(startsBefore);
  return {
    season: {
      ...figuresOf(year, sailed, starts),
      returning: earlier.length === 0 ? null : [...helmsIn(starts)].filter((helm) => known.has(helm)).length,
      evenings: sailed.map(eveningOf),
      classes: classesOf(starts),
      boats_most: boatsOf(starts),
    },
    before: earlier.length === 0 ? null : figuresOf(year - 1, earlier, startsBefore),
  };
}
