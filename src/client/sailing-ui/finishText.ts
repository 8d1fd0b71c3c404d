import type { WireDuration } from '../../shared/contract/common';
import type { FinishPayload } from '../../shared/contract/competitors';
import { readDuration } from '../../shared/domain/duration';
import { formatClockSeconds } from '../ui/format';

const SECOND_MS = 1000;

const two = (value: number): string => String(value).padStart(2, '0');

/** A time sailed: "0:29:24", "26:03:04". Hours always, so that times of one list look alike. */
export const lengthText = (seconds: number): string =>
  `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;

/** The same of a time on the wire. */
export const durationText = (duration: WireDuration): string =>
  lengthText(Math.round((readDuration(duration) ?? 0) / SECOND_MS));

/** Formats a finish: "18:45:23", "1:14:23", "DNF", "18:45:23 SCP". Empty when there is none. */
export function finishText({ finish_time, elapsed_time, score_code }: FinishPayload): string {
  const time = finish_time ? formatClockSeconds(finish_time) : elapsed_time ? durationText(elapsed_time) : '';
  return [time, score_code ?? ''].filter(Boolean).join(' ');
}
