import { useSyncExternalStore } from 'react';
import { remember, remembered } from '../../lib/storage';

const KEY = 'styrbord.singleKeys';
const OFF = 'off';
const listeners = new Set<() => void>();

const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => listeners.delete(tell);
};

/**
 * Do keys without Ctrl or Cmd act in this browser? By themselves they do; whoever speaks to the machine switches them
 * off.
 */
export const areSingleKeysOn = (): boolean => remembered(KEY) !== OFF;

export function switchSingleKeys(on: boolean): void {
  remember(KEY, on ? 'on' : OFF);
  listeners.forEach((tell) => tell());
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, areSingleKeysOn);
