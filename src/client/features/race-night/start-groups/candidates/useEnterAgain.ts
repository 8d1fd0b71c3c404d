import { useCallback } from 'react';
import type { WireDate } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { entryAgain, type EarlierEntry } from '../../../../../shared/domain/entryAgain';
import { useBoatModelsQuery } from '../../../../api/boats';
import { useEntries } from '../../../../changes/entries';
import { selectRaceClasses } from '../../../../state/rowSelectors';
import { useAppStore } from '../../../../state/rootState';
import { useUndo } from '../moving/useUndo';

export interface Earlier {
  boat: EarlierEntry & { boat_model_name: string | null };
  /** The day that it sailed. */
  sailed: WireDate;
}

/** Enters boats as they were entered before, at once. Returns the ids to undo by. */
export function useEnterAgain(sailing: SailingRow) {
  const { enter } = useEntries();
  const { undoChanges } = useUndo(sailing.id);
  const { data: models } = useBoatModelsQuery();
  const store = useAppStore();

  const enterAgain = useCallback(
    (earlier: readonly Earlier[]): string[] => {
      const state = store.getState();
      const where = {
        sailing,
        classes: selectRaceClasses(state, sailing.id),
      };
      return enter(
        earlier.map(({ boat, sailed }) => {
          const model = models?.find(({ id }) => id === boat.boat_model);
          return { entry: entryAgain(boat, { ...where, sailed, model }), boat_model_name: boat.boat_model_name };
        }),
      );
    },
    [enter, models, sailing, store],
  );
  return { enterAgain, undoChanges };
}
