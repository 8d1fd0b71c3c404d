import Alert from '@mui/material/Alert';
import { selectConnectionPhase } from '../../state/connection';
import { selectWaitingCount } from '../../state/entities/selectors';
import { useAppSelector } from '../../state/hooks';
import { WaitingIcon } from './rows/rowIcons';
import { texts } from './texts';

const CUT_OFF = new Set(['offline', 'reconnecting', 'gaveUp']);

interface BoardNoticesProps {
  /** Why nothing can be changed here; null where it can. */
  readOnlyReason: string | null;
}

/** What one must know about the board beside what it shows: that it is read only, old, or ahead of the server. */
export function BoardNotices({ readOnlyReason }: BoardNoticesProps) {
  const waiting = useAppSelector(selectWaitingCount);
  const isCutOff = CUT_OFF.has(useAppSelector(selectConnectionPhase));
  const line = waiting > 0 ? texts.waitingMoves(waiting) : isCutOff ? texts.offline : '';
  return (
    <div className="notices">
      {readOnlyReason !== null && <Alert severity="info">{readOnlyReason}</Alert>}
      <div role="status">
        {line !== '' && (
          <Alert severity="warning" icon={<WaitingIcon />}>
            {line}
          </Alert>
        )}
      </div>
    </div>
  );
}
