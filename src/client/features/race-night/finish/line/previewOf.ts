import type { FinishPayload } from '../../../../../shared/contract/competitors';
import { toThousandths } from '../../../../../shared/domain/decimals';
import { readDuration } from '../../../../../shared/domain/duration';
import { withFinish } from '../../../../../shared/domain/recordFinish';
import { correctedTimeS } from '../../../../../shared/domain/scoring/resultEntry';
import type { FinishRow } from '../../../../changes/kinds/finishSheet';

/** What the typed time comes to for the boat; null where there is no boat or no time. */
export function previewOf(
  finish: FinishPayload,
  row: FinishRow | null,
): { elapsedS: number; correctedS: number | null } | null {
  if (row === null) return null;
  const { elapsed_time, rating } = withFinish(row.boat, finish, row.start);
  if (elapsed_time === null || (finish.finish_time === undefined && finish.elapsed_time === undefined)) return null;
  const elapsedS = (readDuration(elapsed_time) ?? 0) / 1000;
  return { elapsedS, correctedS: correctedTimeS({ elapsedS, ratingThousandths: toThousandths(rating) }) };
}
