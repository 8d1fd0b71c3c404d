import type { ReactNode } from 'react';
import type { Id } from '../../../../shared/contract/common';
import type { Place } from './drag';
import { DragLibrary, type PointerTaps } from './DragLibrary';
import { HandContext } from './HandContext';
import type { TargetKind } from './targets';
import { useEdgeScroll } from './useEdgeScroll';
import { useHand, type HandOptions } from './useHand';
import { useKeyboardLift } from './useKeyboardLift';

interface BoardDndProps extends HandOptions, PointerTaps {
  /** What of each place is on the screen; always the same array for the same kinds. */
  kinds: readonly TargetKind[];
  /** From left to right, as the arrow keys walk. */
  places: readonly Place[];
  /** The element that holds the rows, and scrolls sideways when boats are held at its edge. */
  surface: HTMLElement | null;
  /** What is seen in the hand: the boat that was taken, and how many there are. */
  overlay: (boat: Id, count: number) => ReactNode;
  children: ReactNode;
}

/**
 * Drag and drop on the board: mouse, touch and keyboard. This folder is its only door, so that what is behind can be replaced;
 * the board inside it tells by attributes (surface.ts) what can be taken and where it can be dropped.
 */
export function BoardDnd({ children, ...props }: BoardDndProps) {
  const { kinds, places, surface, overlay, onHold, onTap } = props;
  const hand = useHand(props);
  const { drag } = hand;
  useKeyboardLift(hand, places, surface);
  useEdgeScroll(surface, drag?.by === 'pointer');

  return (
    <HandContext value={hand.store}>
      {children}
      <DragLibrary {...{ hand, kinds, places, surface, overlay, onHold, onTap }} />
    </HandContext>
  );
}
