import type { FinishState } from '../../../../../shared/contract/sailings';
import { finishText } from '../../../../sailing-ui/finishText';
import { decimalText } from '../../../../ui/format';
import { resultLogTexts } from './texts';

/** A result in the log: "18:45:23", "18:45:23 SCP 30 %", "inget". */
export function stateText(state: FinishState | null): string {
  if (state === null) return resultLogTexts.nothing;
  const { score_points, score_percent } = state;
  const parts = [
    finishText(state),
    score_points === null ? '' : resultLogTexts.points(decimalText(score_points)),
    score_percent === null ? '' : resultLogTexts.percent(score_percent),
  ];
  return parts.filter(Boolean).join(' ') || resultLogTexts.nothing;
}
