import { useEffect, useEffectEvent } from 'react';
import { neighbour, type Drag, type Place } from './drag';

interface LiftHandlers {
  places: readonly Place[];
  onOver: (place: Place) => void;
  onDrop: () => void;
  onCancel: () => void;
}

const STEPS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** The keys while boats are held by keyboard. They are caught for the whole page, so that no other key handler acts on them meanwhile. */
export function useKeyboardLift(drag: Drag | null, { places, onOver, onDrop, onCancel }: LiftHandlers): void {
  const held = drag?.by === 'keyboard';

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const swallow = step !== undefined || event.key === 'Tab' || event.key === ' ' || event.key === 'Enter' || event.key === 'Escape';
    if (!swallow) return;
    event.preventDefault();
    event.stopPropagation();
    if (step !== undefined) {
      const place = neighbour(places, drag?.over, step);
      if (place !== undefined && place !== drag?.over) onOver(place);
    } else if (event.key === 'Escape') onCancel();
    else if (event.key !== 'Tab' && !event.repeat) onDrop();
  });
  const onPress = useEffectEvent(() => onCancel());

  useEffect(() => {
    if (!held) return;
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
  }, [held]);
}
