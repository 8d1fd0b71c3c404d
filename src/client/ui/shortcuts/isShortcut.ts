import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { SHORTCUTS, type ShortcutName } from './shortcuts';

type Key = KeyboardEvent | { nativeEvent: KeyboardEvent };

/** Is it the press of this shortcut, for an element that listens itself? Sequences are `useShortcuts`' alone. */
export function isShortcut(event: Key, name: ShortcutName): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return SHORTCUTS[name].keys.some((key) => parseKeybinding(key).every((one) => matchKeybindingPress(press, one)));
}
