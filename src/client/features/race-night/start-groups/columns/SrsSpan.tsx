import { createSelector } from '@reduxjs/toolkit';
import { useMemo } from 'react';
import type { Id } from '../../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../../shared/contract/startGroups';
import { ratingSpan } from '../../../../../shared/domain/rating';
import { useAppSelector } from '../../../../state/hooks';
import type { RootState } from '../../../../state/rootState';
import { formatDecimal } from '../../../../ui/format';
import { boardTexts } from '../texts';

/** Worked out again only when some boat has changed, and not whenever anything happens. */
const makeSelectSpan = (ids: readonly Id[]) =>
  createSelector([(state: RootState) => state.competitors.entities], (boats) => {
    const span = ratingSpan(ids.map((id) => boats[id]?.base_rating ?? null));
    return span ? boardTexts.srsSpan(formatDecimal(span.min), formatDecimal(span.max)) : '';
  });

/** The lowest and the highest number among the boats. */
export function SrsSpan({ ids }: { ids: readonly Id[] }) {
  const selectSpan = useMemo(() => makeSelectSpan(ids), [ids]);
  return <span>{useAppSelector(selectSpan)}</span>;
}

/** The group's own limits, where it has them. */
export function SrsLimits({ group: { min_rating: min, max_rating: max } }: { group: StartGroupRow }) {
  if (min === null && max === null) return null;
  return <p className="facts">{boardTexts.srsLimits(min && formatDecimal(min), max && formatDecimal(max))}</p>;
}
