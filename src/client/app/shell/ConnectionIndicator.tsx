import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { selectKeptAt } from '../../api/reads/shownReads';
import { selectConnection, reconnectAsked, type ConnectionPhase, type ConnectionState } from '../../state/connection';
import { useAppDispatch, useAppSelector } from '../../state/rootState';
import { formatReadAt } from '../../ui/format';
import { useOfflineSince } from '../../ui/useOfflineSince';
import { memberTexts } from './memberTexts';

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

const isOut = (phase: Shown): boolean => phase === 'offline' || phase === 'gaveUp';

/** Kept answers are on screen: from when the oldest of them is. */
function wordsOfKept(phase: Shown, at: number): string {
  const readAt = formatReadAt(at);
  if (phase === 'connected') return memberTexts.readFrom(readAt);
  return isOut(phase) ? memberTexts.offlineFrom(readAt) : memberTexts.returningFrom(readAt);
}

function words(phase: Shown, since: number): string {
  if (phase === 'connected') return memberTexts.live;
  if (phase === 'connecting') return memberTexts.connecting;
  if (phase === 'checking') return memberTexts.checking;
  if (phase === 'reconnecting') return memberTexts.reconnecting;
  return memberTexts.offlineSince(formatReadAt(since));
}

/** Outside of a club there is no push connection, and only stale data is reported. */
function shownPhase({ phase }: ConnectionState, isStale: boolean): Shown | null {
  if (phase !== 'closed') return phase;
  return isStale ? 'offline' : null;
}

/**
 * How fresh the page is. On a club's pages always said, so that an old table is never taken for a new one; elsewhere
 * when it is old.
 */
export function ConnectionIndicator() {
  const connection = useAppSelector(selectConnection);
  const keptAt = useAppSelector(selectKeptAt);
  const offlineSince = useOfflineSince();
  const dispatch = useAppDispatch();
  const phase = shownPhase(connection, keptAt !== null || offlineSince !== null);
  if (phase === null) return null;
  const since = connection.phase === 'closed' ? (offlineSince ?? 0) : connection.since;
  return (
    <Line phase={phase}>
      <Lamp phase={phase === 'connected' && keptAt !== null ? 'checking' : phase} aria-hidden="true" />
      <span role="status">{keptAt === null ? words(phase, since) : wordsOfKept(phase, keptAt)}</span>
      {phase === 'gaveUp' ? (
        <Button size="small" variant="outlined" color="inherit" onClick={() => dispatch(reconnectAsked())}>
          {memberTexts.connectAgain}
        </Button>
      ) : null}
    </Line>
  );
}
