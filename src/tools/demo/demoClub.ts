import type { BoatModelRecord } from '../../server/db/schema';
import { openEntries, sailedEntries, type DemoEntry } from './entries';
import { demoEvenings, type Evening } from './evenings';
import { demoFleet, type DemoBoat } from './fleet';
import { randomFrom } from './random';

export const DEMO_CLUB = { slug: 'exempel-ss', name: 'Exempel Segelsällskap', email: 'klubb@exempel.se' } as const;
export const DEMO_SERIE = 'Onsdagscupen';

const SEED = 1893;
/** Boats that nobody has grouped yet. */
const UNGROUPED = { ongoing: 4, upcoming: 7 } as const;

export interface DemoEvening extends Evening {
  entries: DemoEntry[];
}

export interface DemoClub {
  fleet: DemoBoat[];
  evenings: DemoEvening[];
}

/** Everything in the demo club: the same boats, people and times every time, on days that lie around `now`. */
export function demoClub(models: readonly BoatModelRecord[], now: number): DemoClub {
  const random = randomFrom(SEED);
  const fleet = demoFleet(models, random);
  const evenings = demoEvenings(now).map((evening): DemoEvening => {
    const isOpen = evening.status === 'ongoing' || evening.status === 'upcoming';
    const entries = isOpen
      ? openEntries(fleet, random, UNGROUPED[evening.status === 'ongoing' ? 'ongoing' : 'upcoming'])
      : sailedEntries(fleet, random);
    return { ...evening, entries };
  });
  return { fleet, evenings };
}
