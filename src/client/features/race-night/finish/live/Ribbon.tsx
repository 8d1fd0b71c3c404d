import Button from '@mui/material/Button';
import { keyframes, styled } from '@mui/material/styles';
import { formatClockSeconds } from '../../../../ui/format';
import { Close } from '../../../../ui/icons';
import type { Stamp } from '../stamps/useStamps';
import { nameOf } from '../words';
import { liveTexts } from './texts';
import type { Tile } from './useFinishLive';

/** A new time slides in from the side of the thumb. */
const slideIn = keyframes({ from: { transform: 'translateX(24px)' } });

const HOUR_LENGTH = 'hh:'.length;

const Row = styled('div')(({ theme }) => ({
  flex: 'none',
  height: 76,
  display: 'flex',
  alignItems: 'center',
  gap: theme.spacing(1),
  paddingInline: theme.spacing(2),
  borderBlock: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.sunken,
  '@media (max-height: 640px)': { height: 64 },
  '& ol': {
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    overflowX: 'auto',
  },
  '& li': {
    flex: 'none',
    display: 'flex',
    border: `max(1.5px, var(--stroke)) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    color: theme.vars.palette.text.primary,
    '@media (prefers-reduced-motion: no-preference)': { animation: `${slideIn} 0.2s ease-out` },
  },
  '& li[data-next]': {
    border: `2.5px solid ${theme.vars.palette.text.primary}`,
    background: theme.vars.palette.signal.bg,
    color: theme.vars.palette.signal.on,
  },
  '& li button': {
    minWidth: 48,
    height: 48,
    padding: theme.spacing(0, 1),
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '1.25rem',
    fontWeight: 600,
    cursor: 'pointer',
    touchAction: 'manipulation',
  },
  '& li[data-next] button:first-of-type': { fontSize: '1.75rem', fontWeight: 700 },
  '& p': { flex: 1, margin: 0, minWidth: 0, lineHeight: 1.3 },
}));

interface RibbonProps {
  stamps: readonly Stamp[];
  next: Stamp | null;
  armed: Tile | null;
  onChoose: (stamp: Stamp) => void;
  onStrike: (stamp: Stamp) => void;
  /** The armed boat is to get a code instead. */
  onCode: (tile: Tile) => void;
}

/** Times that wait for their boats, or what is to be done while none does. */
export function Ribbon({ stamps, next, armed, onChoose, onStrike, onCode }: RibbonProps) {
  if (stamps.length === 0) {
    return (
      <Row>
        <p role="status">
          <strong>{armed ? liveTexts.armed(nameOf(armed.boat)) : liveTexts.hint}</strong>
          <br />
          {armed ? liveTexts.armedMore : liveTexts.hintMore}
        </p>
        {armed && (
          <Button variant="outlined" sx={{ flex: 'none' }} onClick={() => onCode(armed)}>
            {liveTexts.code}
          </Button>
        )}
      </Row>
    );
  }
  return (
    <Row>
      <ol aria-label={liveTexts.ribbon}>
        {stamps.map((stamp) => {
          const clock = formatClockSeconds(stamp.at);
          const isNext = stamp.id === next?.id;
          return (
            <li key={stamp.id} data-next={isNext ? '' : undefined}>
              <button
                type="button"
                aria-pressed={isNext}
                aria-label={liveTexts.next(clock)}
                onClick={() => onChoose(stamp)}
              >
                {isNext ? clock : clock.slice(HOUR_LENGTH)}
              </button>
              {isNext && (
                <button type="button" aria-label={liveTexts.strike(clock)} onClick={() => onStrike(stamp)}>
                  <Close fontSize="small" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </Row>
  );
}
