import type { OwnSeason, RacePlace, SailedBoat } from '../../contract/statistics';
import { sailNumberKey } from '../sailNumber';

const yearOf = ({ date }: RacePlace): number => Number(date.slice(0, 4));

const boatKey = ({ sail_number, boat_name }: RacePlace): string =>
  sailNumberKey(sail_number) || `${sail_number} ${boat_name}`.trim().toLocaleLowerCase('sv');

function boatsOf(races: readonly RacePlace[]): SailedBoat[] {
  const boats = new Map<string, SailedBoat>();
  for (const race of races) {
    const { competitor, club, sail_number, boat_name } = race;
    const starts = (boats.get(boatKey(race))?.starts ?? 0) + 1;
    boats.set(boatKey(race), { competitor, club, sail_number, boat_name, starts });
  }
  return [...boats.values()].sort((a, b) => b.starts - a.starts || a.competitor - b.competitor);
}

/** The better place is the lower one; of equal ones that among more boats, then the later. */
function bestOf(races: readonly RacePlace[]): RacePlace | null {
  const isBetter = (one: RacePlace, than: RacePlace) =>
    one.place !== null && (one.place - (than.place ?? Infinity) || than.starters - one.starters) <= 0;
  return races.reduce<RacePlace | null>(
    (best, race) => (race.place !== null && (best === null || isBetter(race, best)) ? race : best),
    null,
  );
}

/** Percent of the others that were behind, on average; a boat alone has beaten nobody and is not counted. */
function beatenIn(races: readonly RacePlace[]): number | null {
  const shares = races.flatMap(({ place, starters }) =>
    place === null || starters < 2 ? [] : [(starters - place) / (starters - 1)],
  );
  return shares.length === 0 ? null : Math.round((100 * shares.reduce((sum, share) => sum + share, 0)) / shares.length);
}

/** The seasons of a sailor or a boat, the latest first. The races are those that they started in, in the order sailed. */
export function ownSeasons(races: readonly RacePlace[]): OwnSeason[] {
  const years = [...new Set(races.map(yearOf))].sort((a, b) => b - a);
  return years.map((year) => {
    const sailed = races.filter((race) => yearOf(race) === year);
    return {
      year,
      starts: sailed.length,
      finishes: sailed.filter(({ place }) => place !== null).length,
      best: bestOf(sailed),
      beaten: beatenIn(sailed),
      boats: boatsOf(sailed),
    };
  });
}
