import { boatLabel } from '../../../../shared/domain/sailNumber';
import type { FinishBoat } from '../../../changes/kinds/finishSheet';
import { finishText } from '../../../sailing-ui/finishText';

/** "SWE 57 Vindil" */
export const nameOf = (boat: FinishBoat): string => boatLabel(boat);

/** What a boat has, of what was written down and not of what followed from it. */
export function recordedText({ recorded, finish_time, elapsed_time, score_code }: FinishBoat): string {
  return finishText({ score_code, ...(recorded === 'elapsed' ? { elapsed_time } : { finish_time }) });
}
