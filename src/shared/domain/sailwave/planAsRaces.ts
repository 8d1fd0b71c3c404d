import type { Id } from '../../contract/common';
import type { SerieEntry, SerieRace } from '../series/serieRace';
import type { PlannedEntry, PlannedRace, SailwavePlan } from './sailwavePlan';

/** A plan as the scorer takes series: ids count from 1, in the order in which all is stored. */
export interface ScorablePlan {
  races: SerieRace[];
  entryOf: ReadonlyMap<Id, PlannedEntry>;
  raceOf: ReadonlyMap<Id, PlannedRace>;
}

function serieEntry(entry: PlannedEntry, id: Id, raceClass: Id | null): SerieEntry {
  const { boat, ratingThousandths, elapsedS, finishMs, code, pointsTenths, percent, redress } = entry;
  return {
    ...{ id, raceClass, startGroup: null, boat: null, sailor: null },
    ...{ sailNumber: boat.sailNumber, boatName: boat.boatName, boatModelName: boat.type || null },
    ...{ skipperName: boat.helm, crewNames: boat.crew, clubName: boat.club, categories: [...boat.categories] },
    ...{ ratingThousandths, elapsedS, finishMs, code, pointsTenths, percent, times: 1, redress },
    ...{ startMs: null, status: 'registered', isUnmatched: false, isPreliminary: false },
  };
}

/** The races of a plan as they will be scored once they are stored. */
export function planAsRaces({ races }: SailwavePlan): ScorablePlan {
  const entryOf = new Map<Id, PlannedEntry>();
  const raceOf = new Map<Id, PlannedRace>();
  const scorable = races.map((race, index): SerieRace => {
    const classes = race.classes.map(({ name, method }, order) => ({ id: order + 1, name, order, method }));
    const classOf = new Map(classes.map(({ name, id }) => [name, id]));
    raceOf.set(index + 1, race);
    return {
      ...{ sailing: index + 1, name: race.name, start_date: race.day, verified_result: false },
      ...{ status: race.isSailed ? 'finished' : 'upcoming', race_weight: 1, must_count: false },
      ...{ method: race.method, pursuit: null, classes },
      entries: race.entries.map((entry) => {
        const id = entryOf.size + 1;
        entryOf.set(id, entry);
        return serieEntry(entry, id, classOf.get(entry.boat.fleet ?? '') ?? null);
      }),
    };
  });
  return { races: scorable, entryOf, raceOf };
}
