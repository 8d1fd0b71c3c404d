import type { WireTime } from '../../shared/contract/common';

/** The time of day at a number of minutes after midnight. */
export const clockAt = (minutes: number): WireTime =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}:00`;

export const minutesOf = (time: WireTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
