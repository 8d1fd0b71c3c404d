import { sailNumberKey } from '../sailNumber';
import { didNotCome } from './planRaces';
import type { PlannedBoat, PlannedFleet, PlannedRace } from './sailwavePlan';

/** What the rows of a series go by, at its widest: the number, else the names. */
function identityOf({ sailNumber, boatName, helm }: PlannedBoat): string {
  const number = sailNumberKey(sailNumber) || sailNumber.toUpperCase();
  return number || [boatName, helm].map((name) => name.toLocaleLowerCase('sv')).join('\n');
}

/** Boats that share what rows go by with another one: two of a number, or one boat in two fleets. */
function doubles(boats: readonly PlannedBoat[]): ReadonlySet<PlannedBoat> {
  const byIdentity = new Map<string, PlannedBoat[]>();
  for (const boat of boats) {
    const known = byIdentity.get(identityOf(boat));
    if (known) known.push(boat);
    else byIdentity.set(identityOf(boat), [boat]);
  }
  return new Set([...byIdentity.values()].filter(({ length }) => length > 1).flat());
}

/** The first sailed race that somebody of the fleet has a result in; else the first sailed one. */
function firstRaceOf(fleet: PlannedFleet, races: readonly PlannedRace[]): PlannedRace | undefined {
  const sailed = races.filter(({ isSailed }) => isSailed);
  return sailed.find(({ entries }) => entries.some(({ boat }) => boat.fleet === fleet.name)) ?? sailed[0];
}

/** Boats that did not come to a sailed race, as entries with DNC, so that each boat of the file is a row of its own. */
export interface Told {
  races: PlannedRace[];
  neverSailed: PlannedBoat[];
}

/**
 * Rows are joined by number over the races of a series, unless two of them meet in one race. So boats with one number
 * are entered in every sailed race, in one order; and a boat that never sailed in the first, so that the number of
 * entries stays what it was.
 */
export function tellApart(races: readonly PlannedRace[], fleets: readonly PlannedFleet[]): Told {
  const boats = fleets.flatMap((fleet) => fleet.boats);
  const everywhere = doubles(boats);
  const sailing = new Set(races.flatMap(({ entries }) => entries.map(({ boat }) => boat)));
  const neverSailed = boats.filter((boat) => !sailing.has(boat));
  const firstOf = new Map(fleets.map((fleet) => [fleet.name, firstRaceOf(fleet, races)]));
  const order = new Map(boats.map((boat, index) => [boat, index]));

  const told = races.map((race): PlannedRace => {
    if (!race.isSailed) return race;
    const entered = new Set(race.entries.map(({ boat }) => boat));
    const isMissing = (boat: PlannedBoat) =>
      everywhere.has(boat) || (!sailing.has(boat) && firstOf.get(boat.fleet) === race);
    const more = boats.filter((boat) => !entered.has(boat) && isMissing(boat)).map(didNotCome);
    const entries = [...race.entries, ...more].sort((a, b) => (order.get(a.boat) ?? 0) - (order.get(b.boat) ?? 0));
    return { ...race, entries };
  });
  return { races: told, neverSailed };
}
