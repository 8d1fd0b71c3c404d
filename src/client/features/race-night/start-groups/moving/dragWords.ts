import { useCallback } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { useAppStore } from '../../../../state/rootState';
import type { Column } from '../columns/column';
import type { DragWords } from '../dnd/drag';
import { boardTexts } from '../texts';

/** What is said while boats are carried. `nameOf` names a boat. */
export function dragWords(columns: readonly Column[], nameOf: (competitor: Id) => string): DragWords {
  const nameAndCount = (place: Column['place']): [name: string, count: number] => {
    const column = columns.find((one) => one.place === place);
    return column ? [column.name, column.count] : [boardTexts.ungrouped, 0];
  };
  const what = (competitors: readonly Id[]) => competitorsInWords(competitors, nameOf);
  return {
    lifted: (competitors, from) =>
      (competitors.length === 1 ? boardTexts.lifted : boardTexts.severalLifted)(
        what(competitors),
        ...nameAndCount(from),
      ),
    over: (competitors, place) => boardTexts.over(what(competitors), nameAndCount(place)[0]),
    cancelled: (competitors) => boardTexts.notMoved(what(competitors)),
  };
}

/** "SWE 312 Vindil", or "3 båtar". */
export function competitorsInWords(competitors: readonly Id[], nameOf: (competitor: Id) => string): string {
  const [first] = competitors;
  return first !== undefined && competitors.length === 1 ? nameOf(first) : boardTexts.boats(competitors.length);
}

/** Names a boat when the name is asked for, without re-rendering anything when the name changes. */
export function useNames(): (competitor: Id) => string {
  const store = useAppStore();
  return useCallback(
    (id) => {
      const competitor = selectShownCompetitor(store.getState(), id);
      return competitor ? competitorLabel(competitor) : '';
    },
    [store],
  );
}
