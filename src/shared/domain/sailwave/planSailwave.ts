import { sailwaveTexts as texts } from '../../texts/sailwave';
import { addDays, WEEK_DAYS } from '../calendar';
import { sailNumberKey } from '../sailNumber';
import { cellsByRace, planRace } from './planRaces';
import { boatLabel, boatsOf } from './sailwaveBoats';
import { ourCode, readCode } from './sailwaveCodes';
import { raceDays, type SailwaveDays } from './sailwaveDates';
import type { SailwaveCell, SailwaveFile, SailwaveSystem } from './sailwaveFile';
import type { PlannedBoat, PlannedFleet, PlannedRace, SailwavePlan } from './sailwavePlan';
import { isProgressive, ratingKind } from './sailwaveRatings';
import { countAlike, rulesOf } from './sailwaveRules';
import { codeNamed, systemsOf, type Systems } from './sailwaveSystems';
import { fromTenths, shownDecimal } from '../decimals';
import { tellApart } from './tellApart';

/** Where days are not known yet, times are counted on these. */
const SOME_DAY = '2026-06-01';
const MAX = { name: 100, description: 5000 };

const cut = (text: string, max: number): string => [...text.trim()].slice(0, max).join('');
const lines = (text: string): string =>
  text
    .replace(/<br\s*\/?>|\|/gi, '\n')
    .replace(/<[^>]*>/g, '')
    .trim();

/** The fleets in the order that the file first names them, those without a name last. */
function fleetsOf(boats: readonly PlannedBoat[], systems: Systems): PlannedFleet[] {
  const names = [...new Set(boats.map(({ fleet }) => fleet))].sort((a, b) => Number(a === null) - Number(b === null));
  const usual = usualSystem(names, systems);
  return names.map((name) => {
    const system = systems.ofFleet(name ?? '');
    return {
      name,
      ratingSystem: system.ratingSystem,
      hasOwnRules: !countAlike(system, usual),
      boats: boats.filter(({ fleet }) => fleet === name),
    };
  });
}

/** The system that gives the series its rules: the root where it scores a fleet, else that of the first fleet. */
function usualSystem(names: readonly (string | null)[], systems: Systems) {
  const used = names.map((name) => systems.ofFleet(name ?? ''));
  return used.find(({ handle }) => handle === systems.root.handle) ?? used[0] ?? systems.root;
}

function systemWarnings({ systems }: SailwaveFile, fleets: readonly PlannedFleet[]): string[] {
  const ratings = [...new Set(fleets.map(({ ratingSystem }) => ratingSystem))];
  const has = (told: (one: SailwaveFile['systems'][number]) => boolean) => systems.some(told);
  return [
    ...fleets.filter(({ hasOwnRules }) => hasOwnRules).map(({ name }) => texts.ownRules(name ?? '')),
    ...ratings.filter(isProgressive).map(texts.progressive),
    ...(ratings.some((one) => ratingKind(one) === 'portsmouth') ? [texts.portsmouth] : []),
    ...ratings.filter((one) => ratingKind(one) === 'corrected').map(texts.ratingSystem),
    ...(has(({ hasMedalRace }) => hasMedalRace) ? [texts.medalRace] : []),
    ...(has(({ hasFinals }) => hasFinals) ? [texts.finals] : []),
    ...(has(({ hasFlights }) => hasFlights) ? [texts.flights] : []),
  ];
}

/** What became of a code that a boat has. */
function codeWarning(cell: SailwaveCell, system: SailwaveSystem): string | null {
  const [name, read] = [cell.code.toUpperCase(), readCode(system, cell)];
  if (!read?.code || read.code === name || name.startsWith('RDG')) return null;
  return read.code === 'DPI'
    ? texts.fixedPenalty(name, shownDecimal(fromTenths(read.pointsTenths) ?? '0'))
    : texts.renamedCode(name, read.code);
}

/** What became of the codes that the file uses, each told once. */
function codeWarnings({ cells }: SailwaveFile, fleets: readonly PlannedFleet[], systems: Systems): string[] {
  const fleetOf = new Map(fleets.flatMap(({ name, boats }) => boats.map(({ handle }) => [handle, name ?? ''])));
  const warnings = cells.flatMap((cell) => {
    const fleet = fleetOf.get(cell.boat);
    if (cell.code === '' || cell.kind === 0 || fleet === undefined) return [];
    const system = systems.ofFleet(fleet);
    const own = codeNamed(system, cell.code);
    const kept = own && !own.isDiscardable && ourCode(own.code) !== 'DNE' ? texts.notDiscardable(own.code) : null;
    return [kept, codeWarning(cell, system)].filter((one) => one !== null);
  });
  return [...new Set(warnings)];
}

function unknownCodeWarnings(unknown: readonly { code: string; boat: PlannedBoat }[]): string[] {
  const byCode = new Map<string, Set<string>>();
  for (const { code, boat } of unknown) byCode.set(code, (byCode.get(code) ?? new Set()).add(boatLabel(boat)));
  return [...byCode].map(([code, boats]) => texts.unknownCode(code, [...boats]));
}

function boatWarnings(
  file: SailwaveFile,
  boats: readonly PlannedBoat[],
  neverSailed: readonly PlannedBoat[],
): string[] {
  const excluded = file.boats.filter(({ isExcluded }) => isExcluded).length;
  const numbers = boats.map(({ sailNumber }) => sailNumber).filter((one) => one !== '' && sailNumberKey(one) === '');
  return [
    ...(excluded > 0 ? [texts.excluded(excluded)] : []),
    ...(neverSailed.length > 0 ? [texts.neverSailed(neverSailed.map(boatLabel))] : []),
    ...(numbers.length > 0 ? [texts.oddNumbers([...new Set(numbers)])] : []),
  ];
}

/** By day and gun as sailings are, and otherwise in Sailwave's order. */
function inOrder(races: readonly PlannedRace[]): { races: PlannedRace[]; isOther: boolean } {
  const momentOf = ({ day, start }: PlannedRace) => `${day} ${start ?? ''}`;
  const sorted = [...races].sort((a, b) => (momentOf(a) < momentOf(b) ? -1 : momentOf(a) > momentOf(b) ? 1 : 0));
  return { races: sorted, isOther: sorted.some((race, index) => race !== races[index]) };
}

/**
 * What a file of Sailwave becomes: a serie with its rules, a sailing for each race with classes and start groups, and
 * the boats with times, codes and numbers. What cannot come along is told in Swedish and stops nothing.
 */
export function planSailwave(file: SailwaveFile, days: SailwaveDays): SailwavePlan {
  const systems = systemsOf(file);
  const boats = boatsOf(file, systems);
  const fleets = fleetsOf(boats, systems);
  const ordered = fleets.flatMap((fleet) => fleet.boats);
  const { rules, warnings } = rulesOf(
    usualSystem(
      fleets.map(({ name }) => name),
      systems,
    ),
  );
  const { dates, needs } = raceDays(
    file.races.map(({ date }) => date),
    file.series.dateSpec,
    days,
  );
  const cells = cellsByRace(file);
  const planned = file.races.map((race, index) => {
    const date = dates[index] ?? null;
    const known = dates.every((one) => one !== null);
    const day = known && date !== null ? date : addDays(SOME_DAY, index * WEEK_DAYS);
    return planRace(race, { number: index + 1, date, day }, { file, systems, fleets }, cells.get(race.handle));
  });
  const { races, isOther } = inOrder(planned.map(({ race }) => race));
  const told = tellApart(races, fleets);
  const { name, venue, notes } = file.series;
  return {
    name: cut(name.replace(/\s+/g, ' '), MAX.name) || texts.unnamedSerie,
    description: cut([venue, lines(notes)].filter((part) => part !== '').join('\n'), MAX.description),
    rules,
    fleets,
    races: told.races,
    needs,
    warnings: [
      ...warnings,
      ...systemWarnings(file, fleets),
      ...codeWarnings(file, fleets, systems),
      ...unknownCodeWarnings(planned.flatMap(({ unknownCodes }) => unknownCodes)),
      ...(isOther ? [texts.otherOrder] : []),
      ...planned.flatMap((one) => one.warnings),
      ...boatWarnings(file, ordered, told.neverSailed),
    ],
  };
}
