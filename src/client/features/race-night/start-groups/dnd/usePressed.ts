import { useEffect, useState } from 'react';

/** Whether a finger or a mouse button is down on the element. */
export function usePressed(element: HTMLElement | null): boolean {
  const [pressed, setPressed] = useState(false);

  useEffect(() => {
    if (!element) return;
    // Another button opens the system's menu, which keeps its own release to itself.
    const down = ({ button }: PointerEvent) => setPressed(button === 0);
    const up = () => setPressed(false);
    element.addEventListener('pointerdown', down, true);
    // A scroll takes the finger over with pointercancel: from there on the row is no longer under it.
    for (const name of ENDS) window.addEventListener(name, up, true);
    return () => {
      element.removeEventListener('pointerdown', down, true);
      for (const name of ENDS) window.removeEventListener(name, up, true);
    };
  }, [element]);

  return pressed;
}

const ENDS = ['pointerup', 'pointercancel', 'blur'] as const;
