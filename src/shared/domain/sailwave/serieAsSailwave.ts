import type { Id } from '../../contract/common';
import type { SerieRules } from '../../contract/series';
import { fromThousandths } from '../decimals';
import type { ScoredStandings } from '../results/resultRows';
import type { SerieEntry, SerieRace } from '../series/serieRace';
import { seriesRows } from '../series/seriesRows';
import { cellOf, gunsOf, type ExportedBoat, type ExportedEntry } from './raceAsSailwave';
import { sailwaveCode, systemOf } from './rulesAsSailwave';
import { lossesOf } from './sailwaveLosses';
import type { SailwaveBoat, SailwaveCell, SailwaveFile, SailwaveRace } from './sailwaveFile';

/** A series with its races in the order sailed, scored, and the names that may be shown. */
export interface ExportedSerie {
  id: Id;
  name: string;
  description: string;
  rules: SerieRules;
  races: readonly SerieRace[];
  classes: readonly ScoredStandings[];
  nameOf: (entry: Id) => { skipper_name: string; crew_names: string };
}

/** The version of Sailwave whose form is written. */
const VERSION = '2.38.02';
const ROOT = 1;
const GENDERS: Record<string, string> = { Dam: 'Female', Herr: 'Male' };

/** The boats of a class, and its part in each scored race. */
interface ExportedClass {
  fleet: string;
  isRated: boolean;
  standings: ScoredStandings['standings'];
  boats: ExportedBoat[];
}

function classesOf({ classes, races }: ExportedSerie): ExportedClass[] {
  const sailings = races.map(({ sailing }) => sailing);
  let handle = ROOT + classes.length;
  return classes.map(({ standings, scores }) => {
    const fleet = standings.race_class ?? '';
    const isRated = standings.fleets.some(({ method, entries }) => method === 'corrected' && entries.size > 0);
    const rows = seriesRows(standings, scores, sailings);
    return { fleet, isRated, standings, boats: rows.map((row) => ({ handle: (handle += 1), fleet, isRated, row })) };
  });
}

const entriesOf = ({ standings }: ExportedClass, key: string): SerieEntry[] =>
  standings.fleets.flatMap(({ entries }) => entries.get(key) ?? []);

/** "SWE 57" is 57 of SWE. */
function numberOf(sailNumber: string): Pick<SailwaveBoat, 'sailNumber' | 'nation'> {
  const [, nation = '', number = sailNumber] = /^([A-ZÅÄÖ]{1,3}) (\d.*)$/.exec(sailNumber) ?? [];
  return { sailNumber: number, nation };
}

/** Sub-results that Sailwave has columns for: one of the helm's sex, and two others. */
function groupsOf(categories: readonly string[]): Pick<SailwaveBoat, 'sex' | 'division' | 'ageGroup'> {
  const [division = '', ageGroup = ''] = categories.filter((one) => !(one in GENDERS));
  return { sex: categories.flatMap((one) => GENDERS[one] ?? [])[0] ?? '', division, ageGroup };
}

function peopleOf(entry: SerieEntry | undefined, { nameOf }: ExportedSerie): Pick<SailwaveBoat, 'helm' | 'crew'> {
  if (!entry) return { helm: '', crew: '' };
  const { skipper_name, crew_names } = nameOf(entry.id);
  return { helm: skipper_name, crew: crew_names.split(/\s*,\s*/).join('<br>') };
}

function boatOf(own: ExportedClass, { row, handle, fleet, isRated }: ExportedBoat, serie: ExportedSerie): SailwaveBoat {
  const latest = entriesOf(own, row.key).at(-1);
  return {
    ...{ handle, alias: null, isExcluded: false, ...numberOf(row.sail_number), boatName: row.boat_name },
    ...{ boatClass: latest?.boatModelName ?? '', fleet, club: row.club_name },
    ...groupsOf(own.standings.boats[row.key]?.categories ?? []),
    ...peopleOf(latest, serie),
    rating: isRated ? (fromThousandths(latest?.ratingThousandths ?? null) ?? '') : '',
    ...{ total: row.total_points, net: row.net_points, rank: String(row.position) },
  };
}

/** "04-06-2026" */
const dayOf = ({ start_date }: SerieRace): string => start_date.split('-').reverse().join('-');

function racedIn({ sailing }: SerieRace, classes: readonly ExportedClass[]): ExportedEntry[] {
  return classes.flatMap(({ standings, boats }) => {
    const index = standings.races.findIndex((race) => race.sailing === sailing);
    const fleet = standings.fleets[index];
    return boats.map((boat) => ({
      boat,
      entry: fleet?.entries.get(boat.row.key),
      score: fleet && boat.row.scores.find((score) => score.sailing === sailing),
      method: fleet?.method ?? 'corrected',
    }));
  });
}

/**
 * A series as a file of Sailwave, with our points, totals and places as if it had been scored there, and Swedish
 * sentences about what the file does not hold. Boats are the rows of the standings, one for each class; classes are
 * fleets; a start group is a gun.
 */
export function serieAsSailwave(serie: ExportedSerie): { file: SailwaveFile; notes: string[] } {
  const classes = classesOf(serie);
  const boats = classes.flatMap((own) => own.boats);
  const fleets = classes.map(({ fleet }) => fleet);
  const first = ROOT + classes.length + boats.length + 1;
  const kept = serie.races.filter(({ status }) => status !== 'cancelled');
  const raced = new Map(kept.map((race) => [race, racedIn(race, classes)]));

  const cells: SailwaveCell[] = [];
  const races = kept.map((race, index): SailwaveRace => {
    const handle = first + index;
    const isSailed = race.status === 'finished';
    const entries = raced.get(race) ?? [];
    const guns = gunsOf(entries, fleets);
    cells.push(...entries.map((one) => cellOf(isSailed ? one : { ...one, score: undefined }, handle, guns)));
    return { handle, rank: index + 1, name: race.name, isSailed, date: dayOf(race), starts: guns.starts };
  });
  const codes = [...raced.values()]
    .flat()
    .flatMap(({ entry }) => (entry?.code ? [sailwaveCode({ ...entry, code: entry.code })] : []));
  const isRated = classes.some((own) => own.isRated);
  const systems = [
    systemOf(serie.rules, { handle: ROOT, parent: null, fleet: '', isRated }, codes),
    ...classes.flatMap((own, index) =>
      own.fleet === ''
        ? []
        : systemOf(serie.rules, { handle: ROOT + 1 + index, parent: ROOT, fleet: own.fleet, isRated: own.isRated }, []),
    ),
  ];
  const file: SailwaveFile = {
    series: {
      ...{ version: VERSION, name: serie.name, venue: '', notes: serie.description, dateSpec: 'd-m-y' },
      ...{ eventId: `styrbord-${serie.id}`, rootSystem: ROOT },
    },
    ...{ titles: new Map(), systems, races, cells },
    boats: classes.flatMap((own) => own.boats.map((boat) => boatOf(own, boat, serie))),
  };
  return { file, notes: lossesOf(serie.rules, raced, serie.races) };
}
