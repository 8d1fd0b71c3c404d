import { useEffect, useEffectEvent } from 'react';
import { refusalSeen } from '../../../state/entities/events';
import { selectRefusals, selectShownGroup } from '../../../state/entities/selectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import type { Id } from '../../../../shared/contract/common';
import { showToast } from '../../../ui/toasts';
import type { Column } from '../columns/column';
import { OWN_CHANGE_TOPIC } from './ownChangeTopic';
import { refusalText, withdrawalText } from './refusalText';
import { useNames } from './useNames';

/** Tells once about every move, and every entry to be taken back, that the server has refused. */
export function useRefusals(columns: readonly Column[]): void {
  const refusals = useAppSelector(selectRefusals);
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const nameOf = useNames();

  const standsIn = (boat: Id) => {
    const place = selectShownGroup(store.getState(), boat);
    return columns.find((column) => column.place === place)?.name;
  };
  const tell = useEffectEvent(() => {
    for (const refused of refusals) {
      // Finishes and entries stay in sight until somebody has decided.
      if (refused.kind !== 'move' && refused.kind !== 'withdrawal') continue;
      // That it was undone was said too soon, so this takes its place.
      const topic = refused.undoes === undefined ? {} : { topic: OWN_CHANGE_TOPIC };
      const text = refused.kind === 'move' ? refusalText(refused, { nameOf, standsIn }) : withdrawalText(refused, nameOf);
      showToast({ kind: 'error', text, ...topic });
      dispatch(refusalSeen({ id: refused.id }));
    }
  });
  useEffect(() => tell(), [refusals]);
}
