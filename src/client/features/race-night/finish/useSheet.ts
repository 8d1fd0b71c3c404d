import { useMemo } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { selectFinishRows } from '../../../changes/finishRows';
import type { FinishRow } from '../../../changes/kinds/finishSheet';
import { selectRaceClasses } from '../../../state/rowSelectors';
import { useAppSelector } from '../../../state/hooks';
import { sheetOf, type Sheet } from './sheet/sheetOf';

/** The boats of a sailing as the finish sheet shows them, own unconfirmed finishes included. */
export function useSheet({ id, result_method }: SailingRow): { rows: FinishRow[]; sheet: Sheet } {
  const rows = useAppSelector((state) => selectFinishRows(state, id));
  const classes = useAppSelector((state) => selectRaceClasses(state, id));
  const sheet = useMemo(() => {
    const methods = new Map(classes.map((raceClass) => [raceClass.id, raceClass.result_method]));
    return sheetOf(rows, (raceClass) => (raceClass === null ? null : methods.get(raceClass)) ?? result_method);
  }, [rows, classes, result_method]);
  return { rows, sheet };
}
