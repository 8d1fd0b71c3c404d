import { useEffect, useEffectEvent } from 'react';
import { refusalSeen } from '../../../state/entities/events';
import { selectRefusals, selectShownGroup } from '../../../state/entities/selectors';
import { useAppDispatch, useAppSelector, useAppStore } from '../../../state/hooks';
import type { Id } from '../../../../shared/contract/common';
import { showToast } from '../../../ui/toasts';
import type { Column } from '../columns/column';
import { MOVE_TOPIC } from './moveTopic';
import { refusalText } from './refusalText';
import { useNames } from './useNames';

/** Tells once about every move that the server has refused. */
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
      if (refused.kind !== 'move') continue;
      // "Flytten ångrades." was said too soon, so this takes its place.
      const topic = refused.undoes === undefined ? {} : { topic: MOVE_TOPIC };
      showToast({ kind: 'error', text: refusalText(refused, { nameOf, standsIn }), ...topic });
      dispatch(refusalSeen({ id: refused.id }));
    }
  });
  useEffect(() => tell(), [refusals]);
}
