import { createContext, useContext } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { FocusRequest } from './useRowFocus';

/** What the lists of the board need to know beside their boats. */
export interface BoardMarks {
  selected: ReadonlySet<Id>;
  /** Boats that somebody else has just moved. */
  arrived: ReadonlySet<Id>;
  /** The sailor who reads; null for officials and others. */
  reader: Id | null;
  focus: FocusRequest | null;
  /** Id of the element that explains how a boat is moved by keyboard. */
  helpId: string;
  /** Render only the visible rows. */
  isVirtual: boolean;
}

export const BoardMarksContext = createContext<BoardMarks>({
  selected: new Set(),
  arrived: new Set(),
  reader: null,
  focus: null,
  helpId: '',
  isVirtual: false,
});

export const useBoardMarks = () => useContext(BoardMarksContext);

/** The marks of one row of the board. */
export function useRowState(tabStop: Id | null, held: readonly Id[]) {
  const { selected, arrived, helpId } = useBoardMarks();
  return (id: Id) => ({
    isSelected: selected.has(id),
    isHeld: held.includes(id),
    isNew: arrived.has(id),
    isTabStop: id === tabStop,
    helpId,
  });
}
