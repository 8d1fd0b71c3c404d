import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useAppSelector } from '../../../../state/rootState';
import { selectNow } from '../../../../state/clock';
import { formatClockSeconds } from '../../../../ui/format';
import { pursuitTexts } from '../texts';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';
import type { StartLine } from './startList';
import { Countdown } from './StartPhase';

const HOURS_SHOWN = 12;
const HOUR_MS = 3_600_000;

const Panel = styled('section')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: theme.spacing(0.5, 3),
  padding: theme.spacing(2, 2.5),
  marginBottom: theme.spacing(3),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  border: `var(--stroke) solid ${theme.vars.palette.primary.main}`,
  borderLeftWidth: 6,
}));

const Clock = styled('p')(({ theme }) => ({
  ...theme.typography.display,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
}));
const Left = styled('p')(({ theme }) => ({
  ...theme.typography.h1,
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: theme.vars.palette.text.secondary,
}));

/** On the day; afterwards that the boat has started. */
function Remaining({ at }: { at: number }) {
  const phase = useAppSelector((state) => {
    const left = at - selectNow(state);
    if (left > HOURS_SHOWN * HOUR_MS || left < -HOURS_SHOWN * HOUR_MS) return null;
    return left > 0 ? 'waits' : 'started';
  });
  if (phase === null) return null;
  return <Left>{phase === 'waits' ? <Countdown at={at} /> : pursuitTexts.ownStarted}</Left>;
}

/** The reader's own start: what they came for, and how long it is until then. */
export function OwnStart({ line: { boat: competitor, startsAt } }: { line: StartLine }) {
  const title = useId();
  return (
    <Panel aria-labelledby={title}>
      <div>
        <Typography id={title} component="h2" variant="body1" sx={{ fontWeight: 'var(--weight-strong)' }}>
          {pursuitTexts.ownStart}
        </Typography>
        <Clock>{formatClockSeconds(startsAt)}</Clock>
        <Typography>{competitorLabel(competitor)}</Typography>
      </div>
      <Remaining at={startsAt} />
    </Panel>
  );
}
