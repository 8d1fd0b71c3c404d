import { wireDuration } from '../duration';

/** Whole seconds as "01:54:23", "1 02:03:04" from 24 hours on; below zero as "-00:05:00". */
export const clockText = (seconds: number): string =>
  seconds < 0 ? `-${wireDuration(-seconds * 1000)}` : wireDuration(seconds * 1000);
