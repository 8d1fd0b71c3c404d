import type { ReactNode } from 'react';
import type { SailingRow, SailingSummary } from '../../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../../shared/texts/labels';
import { formatDay, formatTime } from '../../../ui/format';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowNote, ListRowWhen } from '../../../ui/ListRow';
import { StatusChip } from '../../../ui/StatusChip';
import { texts } from './texts';

/** How the race counts where that is not as usual: "Räknas dubbelt, Räknas alltid". */
function countingText({ race_weight, must_count }: Pick<SailingRow, 'race_weight' | 'must_count'>): string {
  const weight = race_weight === 2 ? texts.double : texts.weight(race_weight);
  return [race_weight > 1 ? weight : '', must_count ? texts.mustCount : ''].filter(Boolean).join(' · ');
}

interface SerieSailingItemProps {
  sailing: SailingSummary;
  /** The live row, once it is known. */
  row: SailingRow | undefined;
  href: string;
  more?: ReactNode;
}

export function SerieSailingItem({ sailing, row, href, more }: SerieSailingItemProps) {
  const { name, start_date, start_time, status, verified_result, competitor_count } = sailing;
  const counting = row ? countingText(row) : '';
  return (
    <ListRow>
      <ListRowLink to={href}>
        {name}
        {counting === '' ? null : <ListRowNote>{counting}</ListRowNote>}
      </ListRowLink>
      <ListRowWhen>
        {formatDay(start_date)}
        {start_time === null ? '' : ` ${formatTime(start_time)}`}
        <ListRowNote>{texts.boats(competitor_count)}</ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        {verified_result ? (
          <StatusChip status="verified" label={texts.verified} />
        ) : (
          <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
        )}
      </ListRowMarks>
      {more === undefined ? null : <ListRowMore>{more}</ListRowMore>}
    </ListRow>
  );
}
