import { correctedSeconds } from '../scoring/correctedTime';
import { pointsOf } from './sailwaveCodes';
import type { SailwaveCell, SailwaveFile, SailwaveHandle } from './sailwaveFile';
import type { SailwavePlan } from './sailwavePlan';
import { saysSomething } from './raceResults';
import { ratingKind, thousandthsOf } from './sailwaveRatings';
import { readSailwaveElapsed } from './sailwaveTimes';

/** A corrected time that the cell's own time and number do not give. */
function isOtherTime(cell: SailwaveCell, ratingSystem: string): boolean {
  if (ratingKind(ratingSystem) !== 'factor') return false;
  const [elapsedS, stored] = [readSailwaveElapsed(cell.elapsed), readSailwaveElapsed(cell.corrected)];
  const ratingThousandths = thousandthsOf(cell.rating, 'factor');
  if (elapsedS === null || stored === null || ratingThousandths === null) return false;
  // Numbers may have more decimals in the file.
  return Math.abs(correctedSeconds({ elapsedS, ratingThousandths }) - stored) > 1 + elapsedS / 2000;
}

/**
 * The sailed races that were changed in Sailwave after its last scoring: results without points, or corrected times that
 * do not follow from what stands beside them. Their stored points are old.
 */
export function staleRaces({ cells, races }: SailwaveFile, { fleets }: SailwavePlan): ReadonlySet<SailwaveHandle> {
  const ratingOf = new Map(fleets.flatMap(({ boats, ratingSystem }) => boats.map((one) => [one.handle, ratingSystem])));
  const sailed = new Set(races.filter(({ isSailed }) => isSailed).map(({ handle }) => handle));
  return new Set(
    cells
      .filter((cell) => {
        const ratingSystem = ratingOf.get(cell.boat);
        if (ratingSystem === undefined || !sailed.has(cell.race) || !saysSomething(cell)) return false;
        return pointsOf(cell.points) === null || isOtherTime(cell, ratingSystem);
      })
      .map(({ race }) => race),
  );
}
