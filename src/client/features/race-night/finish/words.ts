import { competitorLabel } from '../../../../shared/domain/sailNumber';
import type { FinishCompetitor } from '../../../changes/kinds/finishSheet';
import { finishText } from '../../../sailing-ui/finishText';

/** "SWE 57 Vindil" */
export const nameOf = (competitor: FinishCompetitor): string => competitorLabel(competitor);

/** What a boat has, of what was written down and not of what followed from it. */
export function recordedText({ recorded, finish_time, elapsed_time, score_code }: FinishCompetitor): string {
  return finishText({ score_code, ...(recorded === 'elapsed' ? { elapsed_time } : { finish_time }) });
}
