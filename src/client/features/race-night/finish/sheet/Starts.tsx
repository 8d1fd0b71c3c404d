import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Link as RouterLink } from 'react-router-dom';
import type { SailingRow } from '../../../../../shared/contract/sailings';
import { groupStart } from '../../../../../shared/domain/effectiveStart';
import { startGroupName } from '../../../../../shared/domain/startGroups';
import { selectStartGroups } from '../../../../state/rowSelectors';
import { useAppSelector } from '../../../../state/rootState';
import { formatClockSeconds, formatTime } from '../../../../ui/format';
import { finishTexts } from '../texts';

/** A group and its start stand on one line. */
const unbroken = (words: string): string => words.replaceAll(' ', '\u00a0');

interface StartsProps {
  sailing: SailingRow;
  /** Where starts are changed; null where they cannot be. */
  changeHref: string | null;
  /** How many boats with a time have got another start since the page was opened. */
  retimed: number;
  onSeen: () => void;
}

/** The starts that the times are counted from, and whether they have changed since the page was opened. */
export function Starts({ sailing, changeHref, retimed, onSeen }: StartsProps) {
  const groups = useAppSelector((state) => selectStartGroups(state, sailing.id));
  const common = sailing.start_time === null ? finishTexts.noStart : formatTime(sailing.start_time);
  const words = groups.map((group, index) => {
    const at = groupStart(group, sailing);
    return unbroken(
      finishTexts.start(startGroupName(group, index), at === null ? finishTexts.noStart : formatClockSeconds(at)),
    );
  });
  return (
    <div>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {`${finishTexts.starts}: `}
        {sailing.start_type === 'individual'
          ? finishTexts.ownStarts
          : words.length === 0
            ? common
            : words.join(' · ')}{' '}
        {changeHref !== null && (
          <Link
            component={RouterLink}
            to={changeHref}
            sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
          >
            {finishTexts.changeStarts}
          </Link>
        )}
      </Typography>
      <div role="status">
        {retimed > 0 && (
          <Alert severity="info" onClose={onSeen} closeText={finishTexts.dismiss}>
            {finishTexts.startsChanged(retimed)}
          </Alert>
        )}
      </div>
    </div>
  );
}
