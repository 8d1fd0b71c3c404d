import Checkbox from '@mui/material/Checkbox';
import type { ReactNode } from 'react';
import type { SailingRow } from '../../../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../../../shared/texts/labels';
import { formatDay, formatTime } from '../../../ui/format';
import { ListRow, ListRowLink, ListRowMarks, ListRowMore, ListRowNote, ListRowPick, ListRowWhen } from '../../../ui/ListRow';
import { StatusChip } from '../../../ui/StatusChip';
import { texts } from '../texts';

interface SailingItemProps {
  sailing: SailingRow;
  /** What an official can do with it. */
  more: ReactNode;
  /** What there is to say of entries. */
  entry: ReactNode;
  /** Where sailings are chosen: whether this one is. */
  pick: { isChosen: boolean; onToggle: () => void } | null;
}

export function SailingItem({ sailing, more, entry, pick }: SailingItemProps) {
  const { id, name, serie, start_date, start_time, status, verified_result, competitor_count } = sailing;
  const title = (
    <>
      {name}
      {serie === null ? null : <ListRowNote>{serie.name}</ListRowNote>}
    </>
  );
  return (
    <ListRow>
      {pick === null ? (
        <ListRowLink to={`${id}/info`}>{title}</ListRowLink>
      ) : (
        <ListRowPick>
          <Checkbox checked={pick.isChosen} onChange={pick.onToggle} />
          <span>{title}</span>
        </ListRowPick>
      )}
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
      {pick === null ? (
        <ListRowMore>
          {entry}
          {more}
        </ListRowMore>
      ) : null}
    </ListRow>
  );
}
