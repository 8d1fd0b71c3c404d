import type { Id } from '../../../../shared/contract/common';
import type { StartGroupRow } from '../../../../shared/contract/startGroups';
import { ratingSpan } from '../../../../shared/domain/rating';
import type { RootState } from '../../../state/rootState';
import { selectCompetitor } from '../../../state/entities/selectors';
import { useAppSelector } from '../../../state/hooks';
import { formatDecimal } from '../../../ui/format';
import { texts } from '../texts';

interface SrsSpanProps {
  ids: readonly Id[];
  group: StartGroupRow | null;
}

function spanText(state: RootState, ids: readonly Id[]): string {
  const span = ratingSpan(ids.map((id) => selectCompetitor(state, id)?.base_rating ?? null));
  return span ? texts.srsSpan(formatDecimal(span.min), formatDecimal(span.max)) : '';
}

/** The lowest and highest number among the boats, and the group's own limits where it has them. */
export function SrsSpan({ ids, group }: SrsSpanProps) {
  const span = useAppSelector((state) => spanText(state, ids));
  const [min, max] = [group?.min_rating ?? null, group?.max_rating ?? null];
  const limits = min === null && max === null ? '' : texts.srsLimits(min && formatDecimal(min), max && formatDecimal(max));
  return (
    <>
      <span>{span}</span>
      <span>{limits}</span>
    </>
  );
}
