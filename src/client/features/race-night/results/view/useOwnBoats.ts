import { useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import { useMeQuery } from '../../../../api/auth';
import { selectCompetitorsOfSailing } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/hooks';

/** The reader's own entries in a sailing. */
export function useOwnBoats(sailing: Id): ReadonlySet<Id> {
  const { data: me } = useMeQuery();
  const boats = useAppSelector((state) => selectCompetitorsOfSailing(state, sailing));
  const sailor = me?.sailor?.id;
  return useMemo(
    () => new Set(sailor === undefined ? [] : boats.filter((boat) => boat.sailor === sailor).map(({ id }) => id)),
    [boats, sailor],
  );
}
