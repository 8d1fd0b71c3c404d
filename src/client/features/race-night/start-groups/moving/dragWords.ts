import type { Id } from '../../../../../shared/contract/common';
import type { Column } from '../columns/column';
import type { DragWords } from '../dnd/drag';
import { boardTexts } from '../texts';

/** What is said while boats are carried. `nameOf` names a boat. */
export function dragWords(columns: readonly Column[], nameOf: (boat: Id) => string): DragWords {
  const nameAndCount = (place: Column['place']): [name: string, count: number] => {
    const column = columns.find((one) => one.place === place);
    return column ? [column.name, column.count] : [boardTexts.ungrouped, 0];
  };
  const what = (boats: readonly Id[]) => boatsInWords(boats, nameOf);
  return {
    lifted: (boats, from) =>
      (boats.length === 1 ? boardTexts.lifted : boardTexts.severalLifted)(what(boats), ...nameAndCount(from)),
    over: (boats, place) => boardTexts.over(what(boats), nameAndCount(place)[0]),
    cancelled: (boats) => boardTexts.notMoved(what(boats)),
  };
}

/** "SWE 312 Vindil", or "3 båtar". */
export function boatsInWords(boats: readonly Id[], nameOf: (boat: Id) => string): string {
  const [first] = boats;
  return first !== undefined && boats.length === 1 ? nameOf(first) : boardTexts.boats(boats.length);
}
