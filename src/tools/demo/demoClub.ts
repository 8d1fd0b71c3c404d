import type { BoatModelRecord } from '../../server/db/schema';
import { demoFleet, type DemoBoat } from './fleet';
import { pursuitRace } from './pursuit';
import { randomFrom } from './random';
import type { DemoSailing, DemoSerie } from './sailing';
import { thursdays } from './thursdays';
import { wednesdays } from './wednesdays';

export const DEMO_CLUB = { slug: 'exempel-ss', name: 'Exempel Segelsällskap', email: 'klubb@exempel.se' } as const;

/** Each part has its own chance, so that a change in one leaves the others as they were. */
const SEEDS = { wednesdays: 1893, thursdays: 1897, pursuit: 1900 } as const;

export interface DemoClub {
  fleet: DemoBoat[];
  series: DemoSerie[];
  /** In no serie. */
  alone: DemoSailing[];
}

/** Everything in the demo club: the same boats, people and times every time, on days that lie around `now`. */
export function demoClub(models: readonly BoatModelRecord[], now: number): DemoClub {
  const random = randomFrom(SEEDS.wednesdays);
  const fleet = demoFleet(models, random);
  return {
    fleet,
    series: [wednesdays(fleet, random, now), thursdays(fleet, randomFrom(SEEDS.thursdays), now)],
    alone: [pursuitRace(fleet, randomFrom(SEEDS.pursuit), now)],
  };
}
