import { useMemo } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import type { Id } from '../../../../../shared/contract/common';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { amongEntered } from '../../../../../shared/domain/sameEntrant';
import { bySailNumber } from '../../../../../shared/domain/sailNumber';
import { useBelowSailings, useSailings } from '../../../../api/sailings';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { selectShownCompetitors } from '../../../../changes/shownCompetitors';
import { useAppSelector } from '../../../../state/rootState';

const NOWHERE: Id = 0;

const startOf = ({ start_date, start_time }: SailingRow): string => `${start_date} ${start_time ?? ''}`;

/** The sailing before this one in its serie; a cancelled one had no boats. */
const before = (sailing: SailingRow, sailings: readonly SailingRow[]): SailingRow | undefined =>
  sailings.find(
    (other) =>
      sailing.serie !== null &&
      other.serie?.id === sailing.serie.id &&
      other.status !== 'cancelled' &&
      startOf(other) < startOf(sailing),
  );

export interface LastOfSerie {
  last: SailingRow;
  /** Those of its boats that are not entered yet. */
  boats: readonly Competitor[];
}

/** The last sailing of the serie before this one; null when there is none, and until its boats are known. */
export function useLastOfSerie(sailing: SailingRow): LastOfSerie | null {
  const { sailings } = useSailings(sailing.club);
  const last = before(sailing, sailings);
  const { isRead } = useBelowSailings(last ? [last.id] : []);
  const sailed = useAppSelector((state) => selectCompetitorsOfSailing(state, last?.id ?? NOWHERE));
  const entered = useAppSelector((state) => selectShownCompetitors(state, sailing.id));
  return useMemo(() => {
    if (!last || !isRead) return null;
    const isEntered = amongEntered(entered);
    return {
      last,
      boats: bySailNumber(
        sailed.filter((competitor) => competitor.approved && !competitor.is_unmatched && !isEntered(competitor)),
      ),
    };
  }, [last, isRead, sailed, entered]);
}
