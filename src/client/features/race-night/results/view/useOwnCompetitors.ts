import { useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useMeQuery } from '../../../../api/auth';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';

/** The reader's own entries in a sailing. */
export function useOwnCompetitors(sailing: Id): ReadonlySet<Id> {
  const { data: me } = useMeQuery();
  const competitors = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const sailor = me?.sailor?.id;
  return useMemo(
    () =>
      new Set(
        sailor === undefined
          ? []
          : competitors.filter((competitor) => competitor.sailor === sailor).map(({ id }) => id),
      ),
    [competitors, sailor],
  );
}
