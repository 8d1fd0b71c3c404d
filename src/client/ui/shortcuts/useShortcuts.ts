import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createKeybindingsHandler, matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { writeSetting, readSetting } from '../../lib/storage';
import { isSingleKey, SHORTCUTS, type ShortcutName } from './shortcuts';

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
const areSingleKeysOn = (): boolean => readSetting(KEY) !== OFF;

export function switchSingleKeys(on: boolean): void {
  writeSetting(KEY, on ? 'on' : OFF);
  listeners.forEach((tell) => tell());
}

export const useSingleKeys = (): boolean => useSyncExternalStore(listen, areSingleKeysOn);

/** Text fields, where a key without Ctrl or Cmd types a character, and Ctrl+Z undoes typing. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** Dialogs and menus have keys of their own, and nothing may happen unseen behind them. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isIn = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

const BY_THE_FIELD = new Set<ShortcutName>(['undoMove', 'undoFinish']);

/** True when the key is held down, is part of a composed character, or belongs to another element. */
const isAnothers = (event: KeyboardEvent): boolean => event.repeat || event.isComposing || isIn(event, LAYERS);

const nothing = (): readonly KeyboardEvent[] => [];

type Acts = Partial<Record<ShortcutName, () => void>>;

/**
 * One listener per key sequence: among sequences with the same beginning in one listener, a completed one breaks the
 * next.
 */
function listenersOf(names: readonly ShortcutName[], act: (name: ShortcutName) => void) {
  const press = (name: ShortcutName, key: string) => (event: KeyboardEvent) => {
    if (isSingleKey(key) && !areSingleKeysOn()) return;
    if ((isSingleKey(key) || BY_THE_FIELD.has(name)) && isIn(event, FIELDS)) return;
    event.preventDefault();
    act(name);
  };
  const ignore = isAnothers;
  return names.flatMap((name) =>
    SHORTCUTS[name].keys.map((key) => createKeybindingsHandler({ [key]: press(name, key) }, { ignore })),
  );
}

/**
 * Listens to shortcuts wherever the focus is, while the component is mounted; not while the user types, and not behind
 * dialogs. `takePressed` returns the events that came while this code was being fetched.
 */
export function useShortcuts(acts: Acts, takePressed: () => readonly KeyboardEvent[] = nothing): void {
  const act = useEffectEvent((name: ShortcutName) => acts[name]?.());
  const before = useEffectEvent(takePressed);
  const names = (Object.keys(acts) as ShortcutName[]).join();
  useEffect(() => {
    const wanted = names.split(',') as ShortcutName[];
    const listeners = listenersOf(wanted, act);
    const listen = (event: KeyboardEvent) => listeners.forEach((one) => one(event));
    before().forEach(listen);
    const listenNow = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) listen(event);
    };
    document.addEventListener('keydown', listenNow);
    return () => document.removeEventListener('keydown', listenNow);
  }, [names]);
}

type Key = KeyboardEvent | { nativeEvent: KeyboardEvent };

/**
 * True when the event is a press of this shortcut, for elements with a listener of their own. Only `useShortcuts`
 * handles sequences.
 */
export function isShortcut(event: Key, name: ShortcutName): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return SHORTCUTS[name].keys.some((key) => parseKeybinding(key).every((one) => matchKeybindingPress(press, one)));
}
