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
 * True when keys without Ctrl or Cmd act in this browser, which is the default. Users of speech input switch them off.
 */
export const areSingleKeysOn = (): boolean => remembered(KEY) !== OFF;

export function switchSingleKeys(on: boolean): void {
  remember(KEY, on ? 'on' : OFF);
  listeners.forEach((tell) => tell());
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, areSingleKeysOn);
