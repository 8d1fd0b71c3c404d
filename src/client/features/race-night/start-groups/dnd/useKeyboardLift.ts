import { useEffect, useEffectEvent } from 'react';
import { isShortcut } from '../../../../ui/shortcuts/useShortcuts';
import type { KeyOf } from '../../../../ui/shortcuts/shortcuts';
import { neighbour, type Place } from './drag';
import { competitorIdOf, columnOf, isHandle, rowOf } from './surface';
import type { Hand } from './useHand';

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 } satisfies Record<
  KeyOf<'carry'>,
  1 | -1
>;
/** Tab does nothing while boats are held: it would leave them without a place. */
const HELD_KEYS = new Set([' ', 'Enter', 'Tab', 'Escape', ...Object.keys(STEPS)]);

/** Space on a handle takes a boat up. */
function useLift(surface: HTMLElement | null, { take }: Hand): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const row = rowOf(event.target);
    if (!row || !isShortcut(event, 'lift') || event.repeat || !isHandle(event.target)) return;
    event.preventDefault();
    take(competitorIdOf(row), 'keyboard');
  });
  useEffect(() => {
    if (!surface) return;
    const key = (event: KeyboardEvent) => onKey(event);
    surface.addEventListener('keydown', key);
    return () => surface.removeEventListener('keydown', key);
  }, [surface]);
}

/**
 * Boats carried by keyboard: arrows go from group to group, Space drops, Escape gives up. While they are held the keys
 * are caught for the whole page, so that nothing else acts on them.
 */
export function useKeyboardLift(hand: Hand, places: readonly Place[], surface: HTMLElement | null): void {
  const { drag, hover, drop, cancel } = hand;
  const isHeld = drag?.by === 'keyboard';
  useLift(surface, hand);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!HELD_KEYS.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    const step = STEPS[event.key];
    if (step !== undefined) {
      const place = neighbour(places, drag?.over, step);
      hover(place);
      if (surface && place !== undefined)
        columnOf(surface, place)?.scrollIntoView?.({ inline: 'nearest', block: 'nearest' });
    } else if (isShortcut(event, 'putBack')) cancel();
    else if (isShortcut(event, 'drop') && !event.repeat) drop();
  });
  const onPress = useEffectEvent(() => cancel());

  useEffect(() => {
    if (!isHeld) return;
    const key = (event: KeyboardEvent) => onKey(event);
    const press = () => onPress();
    document.addEventListener('keydown', key, true);
    document.addEventListener('pointerdown', press, true);
    window.addEventListener('blur', press);
    return () => {
      document.removeEventListener('keydown', key, true);
      document.removeEventListener('pointerdown', press, true);
      window.removeEventListener('blur', press);
    };
  }, [isHeld]);
}
