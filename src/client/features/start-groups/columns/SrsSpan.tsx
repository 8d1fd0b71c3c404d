import type { Id } from '../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { ratingSpan } from '../../../../shared/domain/rating';
import { selectCompetitor } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import type { RootState } from '../../../state/rootState';
import { formatDecimal } from '../../../ui/format';
import { texts } from '../texts';

function spanText(state: RootState, ids: readonly Id[]): string {
  const span = ratingSpan(ids.map((id) => selectCompetitor(state, id)?.base_rating ?? null));
  return span ? texts.srsSpan(formatDecimal(span.min), formatDecimal(span.max)) : '';
}

/** The lowest and the highest number among the boats. */
export function SrsSpan({ ids }: { ids: readonly Id[] }) {
  return <span>{useAppSelector((state) => spanText(state, ids))}</span>;
}

/** The group's own limits, where it has them. */
export function SrsLimits({ group: { min_rating: min, max_rating: max } }: { group: StartGroupRow }) {
  if (min === null && max === null) return null;
  return <p className="facts">{texts.srsLimits(min && formatDecimal(min), max && formatDecimal(max))}</p>;
}
