import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useExactClock } from '../../../../api/serverTime';
import { RaceClock } from '../../../../sailing-ui/clock/RaceClock';
import { liveTexts } from './texts';

/**
 * The whole screen, in five parts from top to bottom: only the tiles give way, and what is above them has the same
 * height whatever it says, so that no tile moves.
 */
export const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  minHeight: '24rem',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '& .top': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    height: 68,
    overflow: 'hidden',
    padding: theme.spacing(0, 0.5, 0, 2),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.bar.line}`,
    background: theme.vars.palette.bar.bg,
    color: theme.vars.palette.bar.text,
    '& [role=group]': { flex: 1, minWidth: 0, flexWrap: 'nowrap' },
    '& time': { flex: 'none', fontSize: 'clamp(1.75rem, 11vw, 2.875rem)', lineHeight: 1.1 },
    // As much as there is room for: what the clock says grows when it is not sure.
    '& [role=group] button': { minWidth: 0, maxHeight: 64, overflow: 'hidden', padding: 0, lineHeight: 1.2 },
    '& [role=group] button span': { lineHeight: 'inherit' },
    '& [role=group] p': { display: 'none' },
    '& [data-state=good]': { background: theme.vars.palette.bar.accent },
  },
  '& .status': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(1),
    height: 36,
    padding: theme.spacing(0, 2),
    overflow: 'hidden',
    whiteSpace: 'nowrap',
    '& .news': { minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' },
    '&[data-offline]': { background: theme.vars.palette.signal.bg, color: theme.vars.palette.signal.on },
  },
  '& .doubts': { flex: 'none', maxHeight: '30%', overflowY: 'auto', paddingInline: theme.spacing(2) },
  '& .bottom': {
    flex: 'none',
    display: 'flex',
    gap: theme.spacing(1),
    '& > .MuiButton-outlined': { flex: 'none', width: 84, paddingInline: 0 },
    padding: theme.spacing(1, 2),
    paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '@media (max-height: 640px)': { '& .top': { height: 56 } },
}));

const Go = styled(Button)({
  // Twice, since a theme's buttons are lower where they are hit by thumbs.
  '&&': { minHeight: 108, borderRadius: 12, fontSize: '2.5rem', fontWeight: 700, touchAction: 'manipulation' },
  '@media (max-height: 640px)': { '&&': { minHeight: 96 } },
});

/** Keeps the screen lit from the first press on, where the browser can. */
function useLitScreen(): () => void {
  const lock = useRef<WakeLockSentinel | null>(null);
  const isWanted = useRef(false);
  const hold = async () => {
    isWanted.current = true;
    if (!('wakeLock' in navigator) || lock.current?.released === false) return;
    // Refused by a device that saves its battery: it is a help and no more.
    lock.current = await navigator.wakeLock.request('screen').catch(() => null);
  };
  useEffect(() => {
    const again = () => {
      if (isWanted.current && document.visibilityState === 'visible') void hold();
    };
    document.addEventListener('visibilitychange', again);
    return () => {
      document.removeEventListener('visibilitychange', again);
      void lock.current?.release();
    };
  }, []);
  return () => void hold();
}

/** The clock that the times are taken by. */
export function LiveClock() {
  useExactClock();
  return <RaceClock />;
}

interface GoButtonProps {
  /** At a moment of the monotonic clock. */
  onGo: (moment: number) => void;
  children?: ReactNode;
}

/** One press for each boat that crosses the line: it counts when the finger comes down. */
export function GoButton({ onGo }: GoButtonProps) {
  const keepLit = useLitScreen();
  return (
    <Go
      variant="contained"
      fullWidth
      onPointerDown={({ timeStamp, button }) => {
        if (button > 0) return;
        keepLit();
        onGo(timeStamp);
      }}
      // Of the keyboard, and of programs that press for somebody: no pointer has gone down.
      onClick={({ detail, timeStamp }) => detail === 0 && onGo(timeStamp)}
    >
      {liveTexts.go}
    </Go>
  );
}
