import { useEffect, useState, type ReactNode } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { isCostly } from '../../../../lib/prefetch';
import { lazyPart } from '../../../../ui/dialogs/lazyPart';
import type { Place } from './drag';
import { HandContext } from './handStore';
import type { PointerTaps } from './PointerDrag';
import { useHand, type HandOptions } from './useHand';
import { useKeyboardLift } from './useKeyboardLift';

interface BoardDndProps extends HandOptions, PointerTaps {
  /** From left to right, as the arrow keys walk. */
  places: readonly Place[];
  /** The element that holds the rows, and scrolls sideways when boats are held at its edge. */
  surface: HTMLElement | null;
  /** What is seen in the hand: the boat that was taken, and how many there are. */
  overlay: (competitor: Id, count: number) => ReactNode;
  children: ReactNode;
}

const PointerDrag = lazyPart(async () => (await import('./PointerDrag')).PointerDrag);

/** Beside the board; where each byte counts, or it could not be fetched, when a pointer comes upon it. */
function useIsDragWanted(surface: HTMLElement | null): [isWanted: boolean, onMissing: () => boolean] {
  const [isWanted, setWanted] = useState(() => !isCostly());
  useEffect(() => {
    if (isWanted || !surface) return undefined;
    const want = () => setWanted(true);
    surface.addEventListener('pointerover', want);
    return () => surface.removeEventListener('pointerover', want);
  }, [isWanted, surface]);
  const onMissing = () => {
    setWanted(false);
    return true;
  };
  return [isWanted, onMissing];
}

/**
 * Drag and drop on the board: mouse, touch and keyboard. This folder is its only door, so that what is behind can be
 * replaced; the board inside it says by attributes (surface.ts) what can be taken and where it can be dropped.
 */
export function BoardDnd({ children, ...props }: BoardDndProps) {
  const { places, surface, overlay, onHold, onTap } = props;
  const hand = useHand(props);
  const [isDragWanted, onMissing] = useIsDragWanted(surface);
  useKeyboardLift(hand, places, surface);

  return (
    <HandContext value={hand.store}>
      {children}
      {isDragWanted ? <PointerDrag {...{ hand, surface, overlay, onHold, onTap, onMissing }} /> : null}
    </HandContext>
  );
}
