import type { SerieRules } from '../../contract/series';
import { exportTexts } from '../../texts/exports';
import { competitorLabel } from '../sailNumber';
import type { SerieEntry, SerieRace } from '../series/serieRace';
import { hasTimes, type ExportedEntry } from './raceAsSailwave';
import { fixedCodes } from './rulesAsSailwave';

const { sailwave: texts } = exportTexts;

/** The races that go out, with the boats of each. */
type Raced = ReadonlyMap<SerieRace, readonly ExportedEntry[]>;

const when = (is: boolean, text: string): string[] => (is ? [text] : []);
const named = (some: readonly string[], text: (names: readonly string[]) => string): string[] =>
  some.length === 0 ? [] : [text([...new Set(some)])];

function ofRules(rules: SerieRules): string[] {
  return [
    ...when(rules.scoring_system !== 'low_point', texts.highPoint),
    ...when(rules.quotas.length > 0, texts.quotas),
    ...when(rules.discard_rule === 'table', texts.table),
    ...when(rules.discard_rule === 'proportion', texts.proportion),
    ...when(rules.min_starters > 1, texts.minStarters),
    ...named(fixedCodes(rules), texts.fixed),
  ];
}

const nameOf = ({ name }: SerieRace): string => name;

/** A boat that has sailed so long has a place, and no time that says the same in Sailwave. */
const isByPlace = (raced: ExportedEntry): boolean =>
  (raced.score?.position ?? null) !== null && (raced.entry?.elapsedS ?? null) !== null && !hasTimes(raced);

function ofRaces(sailed: Raced, { class_scoring }: SerieRules): string[] {
  const races = [...sailed.keys()];
  const isTogether = class_scoring === 'together' && races.some(({ classes }) => classes.length > 1);
  const byPlace = [...sailed].filter(([, entries]) => entries.some(isByPlace));
  const loose = races.flatMap(({ entries }) => entries.filter(({ isUnmatched }) => isUnmatched)).length;
  return [
    ...when(isTogether, texts.together),
    ...named(races.filter(({ must_count }) => must_count).map(nameOf), texts.mustCount),
    ...named(races.filter(({ race_weight }) => race_weight !== 1).map(nameOf), texts.weights),
    ...byPlace.map(([race]) => texts.places(race.name)),
    ...when(loose > 0, texts.unmatched(loose)),
  ];
}

const label = ({ sailNumber, boatName }: SerieEntry): string =>
  competitorLabel({ sail_number: sailNumber, boat_name: boatName, skipper_name: '' });

function ofBoats(entries: readonly SerieEntry[]): string[] {
  const repeated = entries.filter(({ code, times }) => (code === 'SCP' || code === 'ZFP') && times > 1);
  const shares = entries.filter(({ code, percent }) => code === 'DPI' && percent !== null);
  return [...named(repeated.map(label), texts.times), ...named(shares.map(label), texts.percents)];
}

/** What a file of Sailwave does not hold of a series, or holds as something else, and what is to be done with it. */
export function lossesOf(rules: SerieRules, raced: Raced, all: readonly SerieRace[]): string[] {
  const sailed = new Map([...raced].filter(([{ status }]) => status === 'finished'));
  const cancelled = all.filter(({ status }) => status === 'cancelled');
  return [
    texts.open,
    texts.names,
    ...ofRules(rules),
    ...ofRaces(sailed, rules),
    ...named(cancelled.map(nameOf), texts.cancelled),
    ...ofBoats([...sailed.values()].flatMap((entries) => entries.flatMap(({ entry }) => entry ?? []))),
  ];
}
