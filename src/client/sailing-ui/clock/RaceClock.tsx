import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { readDeviceClocks, serverClock, serverNow } from '../../lib/serverClock';
import { useDialog } from '../../ui/dialogs/useDialog';
import { lazyDialog } from '../../ui/dialogs/lazyDialog';
import { formatClockSeconds } from '../../ui/format';
import { PlainButton } from '../../ui/PlainButton';
import { clockTexts, clockWords, type ClockWords } from './clockWords';

const SECOND_MS = 1000;

const CompareDialog = lazyDialog(async () => (await import('./CompareDialog')).CompareDialog);

const Line = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(0, 1.5),
  '& time': { fontSize: '1.75rem', lineHeight: 1.3, fontWeight: 700, fontVariantNumeric: 'tabular-nums' },
  '& button': { display: 'inline-flex', alignItems: 'center', gap: theme.spacing(1), minHeight: 44, textAlign: 'left' },
  '& p': { flexBasis: '100%', color: theme.vars.palette.text.secondary },
}));

/** Round for a clock that is known, a square turned on its corner for one that is not: colour alone says nothing. */
const Mark = styled('span')<{ 'data-state': ClockWords['state'] }>(({ theme }) => ({
  flex: 'none',
  width: 10,
  height: 10,
  borderRadius: '50%',
  background: theme.vars.palette.primary.main,
  '&:not([data-state=good])': {
    borderRadius: 1,
    transform: 'rotate(45deg)',
    background: theme.vars.palette.signal.bg,
    outline: `1px solid ${theme.vars.palette.text.primary}`,
  },
}));

const look = () => ({ now: serverNow(), words: clockWords(serverClock(), readDeviceClocks()) });

/** The clock and what is said about it, at each second of the server's clock. */
function useSeconds(): ReturnType<typeof look> {
  const [seen, setSeen] = useState(look);
  useEffect(() => {
    const timer = setTimeout(() => setSeen(look()), SECOND_MS - (serverNow() % SECOND_MS));
    return () => clearTimeout(timer);
  }, [seen]);
  return seen;
}

interface RaceClockProps {
  /** Where there is little room: how well the clock is known in a word or two. */
  isShort?: boolean;
}

/** The server's time as this device knows it, and how well it does. A press compares it with another device's. */
export function RaceClock({ isShort = false }: RaceClockProps) {
  const { now, words } = useSeconds();
  const { dialog, show, close } = useDialog<'compare'>('clock');
  const { state, text, short, remark } = words;
  return (
    <Line role="group" aria-label={clockTexts.clock}>
      <time>{formatClockSeconds(now)}</time>
      <PlainButton
        look="text"
        aria-haspopup="dialog"
        aria-label={isShort ? text : undefined}
        aria-description={clockTexts.compare}
        onClick={() => show('compare')}
      >
        <Mark data-state={state} />
        <Typography component="span" variant="body2">
          {isShort ? short : text}
        </Typography>
      </PlainButton>
      {remark !== null && <Typography variant="body2">{remark}</Typography>}
      {dialog && <CompareDialog onClose={close} />}
    </Line>
  );
}
