import { useEffect, useEffectEvent, useRef } from 'react';
import { refusalSeen } from '../../../../changes/queue/events';
import { selectRefusals } from '../../../../changes/queue/selectors';
import { selectShownGroup } from '../../../../changes/shownCompetitors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../../state/rootState';
import type { Id } from '../../../../../shared/contract/common';
import { showToast } from '../../../../ui/messages/toasts';
import type { Column } from '../columns/column';
import { OWN_CHANGE_TOPIC } from './useUndo';
import { refusalText, withdrawalText } from './refusalText';
import { ofKind } from '../../../../changes/kinds/registry';
import type { RefusedChange } from '../../../../changes/queue/pendingChanges';
import { useNames } from './dragWords';

/**
 * Reports once every move, and every entry to be taken back, that the server has refused while the board is open.
 * Those that had waited, or that nobody can have seen here, stay in the list of own changes.
 */
export function useRefusals(sailing: Id, columns: readonly Column[]): void {
  const refusals = useAppSelector(selectRefusals);
  const known = useRef(new Set(refusals.map(({ id }) => id)));
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const nameOf = useNames();

  const standsIn = (competitor: Id) => {
    const place = selectShownGroup(store.getState(), competitor);
    return columns.find((column) => column.place === place)?.name;
  };
  // Finishes and entries stay in sight until somebody has decided.
  const textOf = (refused: RefusedChange): string | undefined => {
    const [move] = ofKind([refused], 'move');
    const [withdrawal] = ofKind([refused], 'withdrawal');
    if (move) return refusalText(move, { nameOf, standsIn });
    return withdrawal && withdrawalText(withdrawal, nameOf);
  };
  const tell = useEffectEvent(() => {
    const news = refusals.filter(({ id }) => !known.current.has(id));
    for (const refused of news) {
      known.current.add(refused.id);
      if (refused.sailing !== sailing) continue;
      const text = textOf(refused);
      if (text === undefined) continue;
      // The toast that said it was done, or undone, came too soon, so this one replaces it.
      const topics = [refused.undoes === undefined ? refused.id : OWN_CHANGE_TOPIC];
      showToast({ kind: 'error', text, topics });
      if (!refused.hasWaited && document.visibilityState === 'visible') dispatch(refusalSeen({ id: refused.id }));
    }
  });
  useEffect(() => tell(), [refusals]);
}
