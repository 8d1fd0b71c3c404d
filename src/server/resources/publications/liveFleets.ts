import type { ClassScoring } from '../../../shared/contract/series';
import type { SailingResults } from '../../../shared/contract/sailings';
import { fleetNeeds } from '../../../shared/domain/results/fleetNeeds';
import type { SerieRace } from '../../../shared/domain/series/serieRace';

/** A boat as everybody may see it while the race is being sailed. */
export interface ScreenBoat {
  sail_number: string;
  boat_name: string;
}

/** Boats that are placed among themselves, once one of them is home. */
export interface LiveFleet {
  /** Of the class; null where all boats are placed together. */
  name: string | null;
  /** The best first; `seconds` of the time that counts, null where the order at the finish does. */
  home: { boat: ScreenBoat; place: number; seconds: number | null }[];
  /** `until`: the last instant of a finish that takes the lead; null where none is known. The first to lose it first. */
  out: { boat: ScreenBoat; until: number | null }[];
}

interface LiveFacts {
  results: SailingResults;
  classes: SerieRace['classes'];
  classScoring: ClassScoring;
  boats: ReadonlyMap<number, ScreenBoat>;
}

const never = Number.MAX_SAFE_INTEGER;

/** Fleets that are placed by their order at the finish: who is home has its place, and nobody can take it. */
function fleetsInOrder({ results, classScoring, boats }: LiveFacts, timed: ReadonlySet<number>): LiveFleet[] {
  const rows = results.results.filter(({ competitor }) => boats.has(competitor) && !timed.has(competitor));
  const nameOf = ({ race_class }: (typeof rows)[number]) =>
    classScoring === 'apart' ? (race_class?.name ?? null) : null;
  return [...new Set(rows.map(nameOf))].map((name) => {
    const own = rows.filter((row) => nameOf(row) === name);
    return {
      name,
      home: own.flatMap(({ competitor, position, score_code }) => {
        const boat = boats.get(competitor);
        return boat && position !== null && score_code === null ? [{ boat, place: position, seconds: null }] : [];
      }),
      out: own.flatMap(({ competitor, elapsed_time, finish_time, score_code }) => {
        const boat = boats.get(competitor);
        const isOut = elapsed_time === null && finish_time === null && score_code === null;
        return boat && isOut ? [{ boat, until: null }] : [];
      }),
    };
  });
}

/** The fleets of a race in which somebody is home. */
export function liveFleets(facts: LiveFacts): LiveFleet[] {
  const { results, classes, classScoring, boats } = facts;
  const unmatched = new Set(results.results.map(({ competitor }) => competitor).filter((id) => !boats.has(id)));
  const methods = classes.map(({ id, method }) => ({ id, result_method: method }));
  const needs = fleetNeeds({ results, classes: methods, classScoring, unmatched });
  const timed = needs.map(({ name, needs: { home, out } }): LiveFleet => ({
    name,
    home: home.flatMap(({ id, place, seconds }) => {
      const boat = boats.get(id);
      return boat ? [{ boat, place, seconds }] : [];
    }),
    out: out
      .flatMap(({ id, deadlines }) => {
        const boat = boats.get(id);
        return boat ? [{ boat, until: deadlines?.[0] ?? null }] : [];
      })
      .sort((a, b) => (a.until ?? never) - (b.until ?? never)),
  }));
  const known = new Set(needs.flatMap(({ needs: { home, out } }) => [...home, ...out].map(({ id }) => id)));
  return [...timed, ...fleetsInOrder(facts, known)].filter(({ home }) => home.length > 0);
}
