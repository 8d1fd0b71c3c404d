import type { Id } from '../../contract/common';
import type { RaceClass } from '../../contract/raceClasses';
import type { ResultRow, SailingResults } from '../../contract/sailings';
import type { ClassScoring } from '../../contract/series';
import { toThousandths } from '../decimals';
import { readDuration } from '../duration';
import { raceNeeds, type RaceNeeds, type RacingBoat } from './needs';

/** Boats that are placed among themselves, and what those who are out need. */
export interface FleetNeeds {
  /** The class; null where all boats are placed together, and for boats without a class. */
  name: string | null;
  needs: RaceNeeds;
}

interface FleetFacts {
  results: SailingResults;
  classes: readonly Pick<RaceClass, 'id' | 'result_method'>[];
  classScoring: ClassScoring;
  /** Boats seen at the finish that are on no list: they are not scored. */
  unmatched: ReadonlySet<Id>;
}

const seconds = (duration: string | null): number | null =>
  duration === null ? null : (readDuration(duration) ?? 0) / 1000;

const isOut = ({ elapsed_time, finish_time, score_code }: ResultRow): boolean =>
  elapsed_time === null && finish_time === null && score_code === null;

/** A boat with a place or still out; another one takes no part in what is open. */
function racing(row: ResultRow, method: 'corrected' | 'elapsed'): RacingBoat[] {
  const own = seconds(method === 'corrected' ? row.corrected_time : row.elapsed_time);
  if (!isOut(row) && (row.position === null || own === null)) return [];
  return [
    {
      id: row.competitor,
      startMs: row.start === null ? null : Date.parse(row.start),
      ratingThousandths: method === 'elapsed' ? 1000 : toThousandths(row.rating),
      seconds: isOut(row) ? null : own,
    },
  ];
}

/**
 * What the boats of a sailing need, fleet by fleet, in the order of the list. Fleets that are placed by their order at
 * the finish are left out: there the first one home wins.
 */
export function fleetNeeds({ results, classes, classScoring, unmatched }: FleetFacts): FleetNeeds[] {
  const fleets = new Map<Id | null, ResultRow[]>();
  for (const row of results.results) {
    if (unmatched.has(row.competitor)) continue;
    const key = classScoring === 'apart' ? (row.race_class?.id ?? null) : null;
    fleets.set(key, [...(fleets.get(key) ?? []), row]);
  }
  return [...fleets].flatMap(([id, rows]) => {
    const own = results.list === results.counts ? classes.find((one) => one.id === id)?.result_method : null;
    const method = own ?? results.list;
    if (method === 'finish_order') return [];
    const name = id === null ? null : (rows[0]?.race_class?.name ?? null);
    return [{ name, needs: raceNeeds(rows.flatMap((row) => racing(row, method))) }];
  });
}
