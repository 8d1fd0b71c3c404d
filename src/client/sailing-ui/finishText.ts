import type { FinishPayload } from '../../shared/contract/competitors';
import { durationText } from '../../shared/domain/duration';
import { formatClockSeconds } from '../ui/format';

/** Formats a finish: "18.45.23", "1:14:23", "DNF", "18.45.23 SCP". Empty when there is none. */
export function finishText({ finish_time, elapsed_time, score_code }: FinishPayload): string {
  const time = finish_time ? formatClockSeconds(finish_time) : elapsed_time ? durationText(elapsed_time) : '';
  return [time, score_code ?? ''].filter(Boolean).join(' ');
}
