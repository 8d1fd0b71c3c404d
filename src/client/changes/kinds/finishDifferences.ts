import type { ResultLogEntry } from '../../../shared/contract/sailings';
import { finishText } from '../../sailing-ui/finishText';
import { boatName, type ChangeHead } from './changeKind';
import type { PlannedFinishes } from './finish';

/** One finish of a boat as two officials wrote it. */
export interface FinishDifference {
  boat: string;
  by: string;
  theirs: string;
  mine: string;
}

/** Where the newest of the log, which is the latest first, differs from what was refused. */
export function finishDifferences(
  { finishes, names }: Pick<PlannedFinishes, 'finishes'> & Pick<ChangeHead, 'names'>,
  log: readonly ResultLogEntry[],
): FinishDifference[] {
  return finishes.flatMap(({ competitor, sail_number, finish }) => {
    const latest = competitor === null ? undefined : log.find((entry) => entry.competitor === competitor);
    if (!latest) return [];
    const theirs = latest.after === null ? '' : finishText(latest.after);
    const mine = finishText(finish);
    const boat = boatName(names, competitor, sail_number);
    return theirs === mine ? [] : [{ boat, by: latest.by, theirs, mine }];
  });
}
