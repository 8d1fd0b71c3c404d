import type { FinishPayload } from '../../shared/contract/competitors';
import { readDuration } from '../../shared/domain/duration';
import { formatClockSeconds, formatCountdown } from '../ui/format';

const SECOND_MS = 1000;

/** "1:14:23" of whole seconds. */
export const lengthText = (seconds: number): string => formatCountdown(seconds);

const wireLength = (elapsed: string): string => lengthText((readDuration(elapsed) ?? 0) / SECOND_MS);

/** What a boat has, or is to get: "18:45:23", "1:14:23", "DNF", "18:45:23 SCP". Empty when it is nothing. */
export function finishText({ finish_time, elapsed_time, score_code }: FinishPayload): string {
  const time = finish_time ? formatClockSeconds(finish_time) : elapsed_time ? wireLength(elapsed_time) : '';
  return [time, score_code ?? ''].filter(Boolean).join(' ');
}
