import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { selectConnection, reconnectAsked, type ConnectionPhase } from '../../state/connection';
import { useAppDispatch, useAppSelector } from '../../state/hooks';
import { formatClock } from '../../ui/format';
import { texts } from '../texts';

type Shown = Exclude<ConnectionPhase, 'closed'>;

/** Beside the menu. What does not fit there on a phone, the button with which to try again, takes a line of its own. */
const Line = styled('div')<{ phase: Shown }>(({ theme, phase }) => ({
  order: 1,
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  fontSize: '0.875rem',
  lineHeight: 1.2,
  [theme.breakpoints.up('sm')]: { whiteSpace: 'nowrap' },
  [theme.breakpoints.down('sm')]:
    phase === 'gaveUp' ? { order: 4, flexBasis: '100%', paddingBottom: theme.spacing(0.5) } : { maxWidth: '7.5rem' },
}));

const Lamp = styled('span')<{ phase: Shown }>(({ theme, phase }) => {
  const { bar, signal } = theme.vars.palette;
  const lit = { background: bar.accent, border: `2px solid ${bar.accent}` };
  const waiting = { background: 'transparent', border: `2px solid ${signal.bg}` };
  const out = { background: 'transparent', border: `2px dashed ${bar.text}` };
  const looks: Record<Shown, typeof lit> = {
    connected: lit,
    connecting: waiting,
    checking: waiting,
    reconnecting: waiting,
    offline: out,
    gaveUp: out,
  };
  return { width: 12, height: 12, borderRadius: '50%', flex: 'none', ...looks[phase] };
});

function words(phase: Shown, since: number): string {
  if (phase === 'connected') return texts.live;
  if (phase === 'connecting') return texts.connecting;
  if (phase === 'checking') return texts.checking;
  if (phase === 'reconnecting') return texts.reconnecting;
  return texts.offlineSince(formatClock(since));
}

/** How fresh the club's pages are: always said, so that an old table is never taken for a new one. */
export function ConnectionIndicator() {
  const { phase, since } = useAppSelector(selectConnection);
  const dispatch = useAppDispatch();
  if (phase === 'closed') return null;
  return (
    <Line phase={phase}>
      <Lamp phase={phase} aria-hidden="true" />
      <span role="status">{words(phase, since)}</span>
      {phase === 'gaveUp' ? (
        <Button size="small" variant="outlined" color="inherit" onClick={() => dispatch(reconnectAsked())}>
          {texts.connectAgain}
        </Button>
      ) : null}
    </Line>
  );
}
