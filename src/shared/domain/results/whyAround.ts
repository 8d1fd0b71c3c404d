import type { Id } from '../../contract/common';
import type { ResultRow, SailingResults } from '../../contract/sailings';
import { aroundWhy } from '../../texts/results';
import { competitorLabel } from '../sailNumber';
import { boatsAround, ownEvening, type Neighbour } from './ownEvening';

const EACH_SIDE = 2;

const nameOf = (row: ResultRow): string => row.boat_name || competitorLabel(row);

function gapText({ row, place, gapS, isAhead }: Neighbour & { isAhead: boolean }): string {
  if (gapS === 0) return aroundWhy.level(place, nameOf(row));
  return (isAhead ? aroundWhy.before : aroundWhy.after)(place, nameOf(row), gapS);
}

/**
 * How far a boat was from the place ahead, also on the water, and from the boats round it, as Swedish sentences. []
 * for a boat without a place.
 */
export function whyAround(results: SailingResults, competitor: Id): string[] {
  const evening = ownEvening(results, competitor);
  if (!evening?.placed || evening.method === null) return [];
  const { ahead } = evening.placed;
  const around = boatsAround(results, competitor, EACH_SIDE);
  return [
    ...(ahead ? [aroundWhy.ahead(ahead.place, nameOf(ahead.row), ahead.gapS, evening.method)] : []),
    ...(ahead?.waterS == null ? [] : [aroundWhy.onWater(ahead.waterS)]),
    ...(around.length === 0 ? [] : [aroundWhy.around(around.map(gapText))]),
  ];
}
