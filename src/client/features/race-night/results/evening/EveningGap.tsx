import { styled } from '@mui/material/styles';
import type { OwnPlace } from '../../../../../shared/domain/results/ownEvening';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import { formatCountdown } from '../../../../ui/format';
import { eveningTexts } from './texts';

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(2),
  '& > strong': { fontSize: '2.5rem', lineHeight: 1, fontWeight: 700, letterSpacing: '-0.02em', whiteSpace: 'nowrap' },
  '& > strong small': { fontSize: '1.25rem' },
  '& p': { lineHeight: 1.35 },
}));

const MINUTE_S = 60;

const nameOf = (row: ResultRow): string => row.boat_name || competitorLabel(row);

/** "12 s", and "1:07" from a minute on. */
function Seconds({ seconds }: { seconds: number }) {
  return (
    <strong>
      {seconds < MINUTE_S ? seconds : formatCountdown(seconds)}
      {seconds < MINUTE_S && <small> s</small>}
    </strong>
  );
}

/** How far it was to the next better place, and for the winner to the second. */
export function EveningGap({ placed: { ahead, behind } }: { placed: OwnPlace }) {
  const { toPlace, onWater, before, won, alone } = eveningTexts;
  if (!ahead) {
    return (
      <Line className="whole">
        {behind && <Seconds seconds={behind.gapS} />}
        <p>{behind ? won(nameOf(behind.row)) : alone}</p>
      </Line>
    );
  }
  return (
    <Line className="whole">
      <Seconds seconds={ahead.gapS} />
      <div>
        <p>{toPlace(ahead.place, nameOf(ahead.row))}</p>
        <p className="soft">
          {[
            ...(ahead.waterS === null ? [] : [onWater(ahead.waterS)]),
            ...(behind ? [before(behind.place, nameOf(behind.row), behind.gapS)] : []),
          ].join(' ')}
        </p>
      </div>
    </Line>
  );
}
