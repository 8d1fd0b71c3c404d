import type { Id } from '../../../../../shared/contract/common';
import { useBoardMarks } from './BoardMarks';

/** What a row of the board is told of itself. */
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
