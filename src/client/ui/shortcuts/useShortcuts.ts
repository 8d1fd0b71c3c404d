import { useEffect, useEffectEvent } from 'react';
import { createKeybindingsHandler } from 'tinykeys';
import { areSingleKeysOn } from './singleKeys';
import { isSingleKey, SHORTCUTS, type ShortcutName } from './shortcuts';

/** Where signs are written, and a key without Ctrl or Cmd is one of them; Ctrl+Z is theirs too. */
const FIELDS = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]';
/** What lies over the page has keys of its own, and nothing happens unseen behind it. */
const LAYERS = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const isIn = ({ target }: Event, places: string): boolean =>
  target instanceof Element && target.closest(places) !== null;

const BY_THE_FIELD = new Set<ShortcutName>(['undoMove', 'undoFinish']);

/** The key is held down, is part of a sign that is being composed, or belongs to something else. */
const isAnothers = (event: KeyboardEvent): boolean => event.repeat || event.isComposing || isIn(event, LAYERS);

const nothing = (): readonly KeyboardEvent[] => [];

type Acts = Partial<Record<ShortcutName, () => void>>;

/**
 * A listener for each key by itself: in one of several sequences that begin alike, the one that was done spoils the
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
 * Listens to shortcuts wherever the focus is, as long as the component is there; never while somebody writes, and not
 * behind what lies over the page. `takePressed` hands over what was pressed while this was being fetched.
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
