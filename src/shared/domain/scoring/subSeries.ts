import type { RaceResult, SeriesInput } from './types';

type Numbered = 'place' | 'crossed';

/** Places among those who are left: 2, 5, 5, 9 become 1, 2, 2, 4. */
function amongThem(results: readonly RaceResult[], field: Numbered | 'both'): ReadonlyMap<number, number> {
  const fields: readonly Numbered[] = field === 'both' ? ['place', 'crossed'] : [field];
  const taken = results.flatMap((result) => fields.flatMap((name) => result[name] ?? [])).sort((a, b) => a - b);
  const places = new Map<number, number>();
  taken.forEach((place, index) => {
    if (!places.has(place)) places.set(place, index + 1);
  });
  return places;
}

function raceAmong(
  race: ReadonlyMap<string, RaceResult>,
  chosen: ReadonlySet<string>,
  order: SeriesInput['rules']['places'],
): ReadonlyMap<string, RaceResult> {
  const kept = [...race].filter(([boat]) => chosen.has(boat));
  const results = kept.map(([, result]) => result);
  // Crossing places and those of disqualified boats are one row of numbers, which A6.1 closes up; final places are a
  // row of their own.
  const crossing = order === 'crossing';
  const placeOf = amongThem(results, crossing ? 'both' : 'place');
  const crossedOf = crossing ? placeOf : amongThem(results, 'crossed');
  const at = (places: ReadonlyMap<number, number>, place: number | null) =>
    place === null ? null : (places.get(place) ?? null);
  return new Map(
    kept.map(([boat, result]) => [
      boat,
      { ...result, place: at(placeOf, result.place), crossed: at(crossedOf, result.crossed) },
    ]),
  );
}

/**
 * The same finishes among some of the competitors only, placed among themselves: a sub-result such as "Dam" or
 * "Veteran". Boats entered are then those boats.
 */
export function subSeries({ rules, competitors, races }: SeriesInput, chosen: ReadonlySet<string>): SeriesInput {
  return {
    rules: { ...rules, entries: null },
    competitors: competitors.filter((boat) => chosen.has(boat)),
    races: races.map((race) => raceAmong(race, chosen, rules.places)),
  };
}
