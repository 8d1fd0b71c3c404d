import type { SailingSummary } from '../../shared/contract/sailings';
import { SAILING_STATUS_LABELS } from '../../shared/texts/labels';
import { formatDay, formatTime } from '../ui/format';
import { ListRowMarks, ListRowNote, ListRowWhen } from '../ui/ListRow';
import { StatusChip } from './StatusChip';

const VERIFIED = 'Verifierad';
const boats = (count: number): string => (count === 1 ? '1 båt' : `${count} båtar`);

interface SailingFactsProps {
  sailing: Pick<SailingSummary, 'start_date' | 'start_time' | 'status' | 'verified_result' | 'competitor_count'>;
}

/** The facts in the row of a sailing: its date, number of boats and status. */
export function SailingFacts({
  sailing: { start_date, start_time, status, verified_result, competitor_count },
}: SailingFactsProps) {
  return (
    <>
      <ListRowWhen>
        {formatDay(start_date)}
        {start_time === null ? '' : ` ${formatTime(start_time)}`}
        <ListRowNote>{boats(competitor_count)}</ListRowNote>
      </ListRowWhen>
      <ListRowMarks>
        {verified_result ? (
          <StatusChip status="verified" label={VERIFIED} />
        ) : (
          <StatusChip status={status} label={SAILING_STATUS_LABELS[status]} />
        )}
      </ListRowMarks>
    </>
  );
}
