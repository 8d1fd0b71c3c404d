import { matchKeybindingPress, parseKeybinding } from 'tinykeys';
import { SHORTCUTS, type ShortcutName } from './shortcuts';

type Key = KeyboardEvent | { nativeEvent: KeyboardEvent };

/**
 * True when the event is a press of this shortcut, for elements with a listener of their own. Only `useShortcuts`
 * handles sequences.
 */
export function isShortcut(event: Key, name: ShortcutName): boolean {
  const press = 'nativeEvent' in event ? event.nativeEvent : event;
  return SHORTCUTS[name].keys.some((key) => parseKeybinding(key).every((one) => matchKeybindingPress(press, one)));
}
