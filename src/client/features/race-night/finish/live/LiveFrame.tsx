import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { liveTexts } from './texts';

/**
 * The whole screen, in five parts from top to bottom: only the tiles give way, and what is above them has the same
 * height whatever it says, so that no tile moves.
 */
export const Frame = styled('div')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: '20rem',
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
}));

const Go = styled(Button)({
  // Twice, since a theme's buttons are lower where they are hit by thumbs.
  '&&': { minHeight: 108, borderRadius: 12, fontSize: '2.5rem', fontWeight: 700, touchAction: 'manipulation' },
  '@media (max-height: 640px)': { '&&': { minHeight: 96 } },
});

interface GoButtonProps {
  /** At a moment of the monotonic clock. */
  onGo: (moment: number) => void;
  children?: ReactNode;
}

/** One press for each boat that crosses the line: it counts when the finger comes down. */
export function GoButton({ onGo }: GoButtonProps) {
  return (
    <Go
      variant="contained"
      fullWidth
      onPointerDown={({ timeStamp, button }) => {
        if (button > 0) return;
        onGo(timeStamp);
      }}
      // Of the keyboard, and of programs that press for somebody: no pointer has gone down.
      onClick={({ detail, timeStamp }) => detail === 0 && onGo(timeStamp)}
    >
      {liveTexts.go}
    </Go>
  );
}
