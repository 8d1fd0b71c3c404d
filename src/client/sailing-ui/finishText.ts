import type { FinishPayload } from '../../shared/contract/competitors';
import { readDuration } from '../../shared/domain/duration';
import { formatClockSeconds, formatCountdown } from '../ui/format';

const SECOND_MS = 1000;

/** Formats whole seconds as "1:14:23". */
export const lengthText = (seconds: number): string => formatCountdown(seconds);

const wireLength = (elapsed: string): string => lengthText((readDuration(elapsed) ?? 0) / SECOND_MS);

/** Formats a finish: "18:45:23", "1:14:23", "DNF", "18:45:23 SCP". Empty when there is none. */
export function finishText({ finish_time, elapsed_time, score_code }: FinishPayload): string {
  const time = finish_time ? formatClockSeconds(finish_time) : elapsed_time ? wireLength(elapsed_time) : '';
  return [time, score_code ?? ''].filter(Boolean).join(' ');
}
