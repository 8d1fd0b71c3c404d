import { useCallback } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { selectShownCompetitor } from '../../../../changes/shownCompetitors';
import { useAppStore } from '../../../../state/hooks';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';

/** Names a boat at the moment it is asked for, without drawing anything anew when the name changes. */
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
