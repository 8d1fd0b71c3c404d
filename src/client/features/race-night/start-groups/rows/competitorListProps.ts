import type { Id } from '../../../../../shared/contract/common';

export interface CompetitorListProps {
  ids: readonly Id[];
  label: string;
  /** The element that scrolls the list; it comes a moment after the list. */
  scroller: HTMLElement | null;
}
