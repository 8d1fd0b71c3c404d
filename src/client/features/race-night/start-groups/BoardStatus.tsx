import { selectKeptAt } from '../../../api/reads/shownReads';
import { selectConnection } from '../../../state/connection';
import { selectWaitingCount, selectWaitingEntryCount } from '../../../changes/shownCompetitors';
import { useAppSelector } from '../../../state/hooks';
import { formatReadAt } from '../../../ui/format';
import { WaitingIcon } from './rows/rowIcons';
import { boardTexts } from './texts';

const CUT_OFF = new Set(['offline', 'reconnecting', 'gaveUp']);

interface BoardStatusProps {
  competitorCount: number;
  ungroupedCount: number;
  /** null while nothing is searched for. */
  hitCount: number | null;
}

/** One line that is always there, so that nothing on the board moves when the connection is lost. */
export function BoardStatus({ competitorCount, ungroupedCount, hitCount }: BoardStatusProps) {
  const waiting = useAppSelector(selectWaitingCount);
  const entries = useAppSelector(selectWaitingEntryCount);
  const { phase, since } = useAppSelector(selectConnection);
  const keptAt = useAppSelector(selectKeptAt);
  const offline = CUT_OFF.has(phase) ? boardTexts.offline(formatReadAt(keptAt ?? since)) : null;
  const trouble = waiting > 0 ? boardTexts.waitingChanges(waiting - entries, entries) : offline;
  return (
    <div className="status">
      {hitCount === null && <span>{boardTexts.summary(competitorCount, ungroupedCount)}</span>}
      <span role="status">{hitCount !== null && boardTexts.searchHits(hitCount)}</span>
      <span role="status" className={trouble === null ? undefined : 'trouble'}>
        {trouble !== null && <WaitingIcon />}
        {trouble}
      </span>
    </div>
  );
}
