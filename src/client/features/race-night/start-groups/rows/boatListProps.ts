import type { Id } from '../../../../../shared/contract/common';

export interface BoatListProps {
  ids: readonly Id[];
  label: string;
  /** The element that scrolls the list; it comes a moment after the list. */
  scroller: HTMLElement | null;
}
