import type { BoatModelRecord } from '../../server/db/schema';
import { demoFleet, type DemoBoat } from './fleet';
import { pursuitRace } from './pursuit';
import { randomFrom } from './random';
import type { DemoSailing, DemoSerie } from './sailing';
import { thursdays } from './thursdays';
import { wednesdays } from './wednesdays';

export const DEMO_CLUB = { slug: 'exempel-ss', name: 'Exempel Segelsällskap', email: 'klubb@exempel.se' } as const;

/** Each part has a random generator of its own, so that a change in one leaves the others unchanged. */
const SEEDS = { wednesdays: 1893, thursdays: 1897, pursuit: 1900 } as const;

export interface DemoClub {
  fleet: DemoBoat[];
  series: DemoSerie[];
  /** The sailings outside any serie. */
  alone: DemoSailing[];
}

/** The content of the demo club: always the same boats, people and times, on days around `now`. */
export function demoClub(models: readonly BoatModelRecord[], now: number): DemoClub {
  const random = randomFrom(SEEDS.wednesdays);
  const fleet = demoFleet(models, random);
  return {
    fleet,
    series: [wednesdays(fleet, random, now), thursdays(fleet, randomFrom(SEEDS.thursdays), now)],
    alone: [pursuitRace(fleet, randomFrom(SEEDS.pursuit), now)],
  };
}
