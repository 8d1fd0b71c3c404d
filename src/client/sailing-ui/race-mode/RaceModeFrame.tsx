import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled, useColorScheme } from '@mui/material/styles';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { Close } from '../../ui/icons';
import { visuallyHidden } from '../../ui/styles';
import { RaceClock } from '../clock/RaceClock';

const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  height: '100%',
  background: theme.vars.palette.background.default,
  color: theme.vars.palette.text.primary,
  fontVariantNumeric: 'tabular-nums',
  '& > .top': {
    flex: 'none',
    display: 'grid',
    gridTemplateColumns: 'auto 1fr 48px',
    gridTemplateRows: '1fr 1fr',
    alignItems: 'center',
    columnGap: theme.spacing(1.5),
    height: 68,
    padding: theme.spacing(0.75, 0.5, 0.75, 2),
    background: theme.vars.palette.bar.bg,
    color: theme.vars.palette.bar.text,
    '& [role=group]': { display: 'contents' },
    '& time': {
      gridArea: '1 / 1 / 3 / 2',
      fontSize: 'clamp(1.75rem, 11.5vw, 2.875rem)',
      lineHeight: 1,
      fontWeight: 700,
    },
    '& [role=group] > button': {
      gridArea: '2 / 2 / 3 / 3',
      justifySelf: 'start',
      maxWidth: '100%',
      minHeight: 24,
      padding: 0,
      gap: theme.spacing(1),
      minWidth: 0,
    },
    '& [role=group] > button > span:last-of-type': {
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.875rem',
    },
    '& [role=group] > p': { display: 'none' },
    '& [data-state=good]': { background: theme.vars.palette.bar.accent },
    '& h1': {
      gridArea: '1 / 2 / 2 / 3',
      alignSelf: 'end',
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      fontSize: '0.875rem',
      fontWeight: 'var(--weight-strong)',
    },
    '& > button': { gridArea: '1 / 3 / 3 / 4', width: 48, height: 56 },
  },
  '& > .body': { flex: 1, minHeight: 0, display: 'flex', flexDirection: 'column', overflowY: 'auto' },
  '& > .foot': {
    flex: 'none',
    padding: theme.spacing(1.25, 2),
    paddingBottom: `max(${theme.spacing(1.5)}, env(safe-area-inset-bottom))`,
    borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '&:not([data-wide]) > .body > *, & > .foot > *': { width: '100%', maxWidth: '40rem', marginInline: 'auto' },
  '@media (max-height: 640px)': { '& > .top': { height: 56 }, '& > .foot': { paddingBlock: theme.spacing(1) } },
}));

/** Keeps the screen lit from the first press on, where the browser can. Returns what that press calls. */
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

/** Black on white is read in the sun; who has chosen the dark keeps it. */
function useWaterScheme(): 'sunlight' | 'dark' {
  const { mode, systemMode } = useColorScheme();
  return (mode === 'system' ? systemMode : mode) === 'dark' ? 'dark' : 'sunlight';
}

interface RaceModeFrameProps {
  /** The mode: the accessible name of the screen. */
  label: string;
  /** What the evening is called. */
  title: string;
  /** What the way out is called. */
  leave: string;
  onLeave: () => void;
  children: ReactNode;
  /** Ways to other screens of the evening. */
  modes?: ReactNode;
  /** Stays at the lower edge, under the thumb. */
  foot?: ReactNode;
  /** Uses the whole width of a large screen. */
  isWide?: boolean;
}

/** A screen for the minutes on the water: the clock, no bars and no tabs, and a way out. */
export function RaceModeFrame({
  label,
  isWide = false,
  title,
  leave,
  onLeave,
  children,
  modes,
  foot,
}: RaceModeFrameProps) {
  const labelId = useId();
  const scheme = useWaterScheme();
  const keepLit = useLitScreen();
  return (
    <Dialog
      open
      fullScreen
      transitionDuration={0}
      onClose={onLeave}
      aria-labelledby={labelId}
      data-color-scheme={scheme}
      onPointerDown={keepLit}
    >
      <Frame data-wide={isWide || undefined}>
        <div className="top">
          <RaceClock isShort />
          <Box component="span" id={labelId} sx={visuallyHidden}>
            {label}
          </Box>
          <h1>{title}</h1>
          <IconButton aria-label={leave} onClick={onLeave} color="inherit">
            <Close />
          </IconButton>
        </div>
        {modes}
        <div className="body">{children}</div>
        {foot !== undefined && <div className="foot">{foot}</div>}
      </Frame>
    </Dialog>
  );
}
