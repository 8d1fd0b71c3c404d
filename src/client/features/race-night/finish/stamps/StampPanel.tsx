import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useExactClock } from '../../../../api/serverTime';
import { RaceClock } from '../../../../sailing-ui/clock/RaceClock';
import { formatClockSeconds } from '../../../../ui/format';
import { Close } from '../../../../ui/icons';
import type { Stamps } from './useStamps';

/** What stamped times say. */
const stampTexts = {
  stamp: 'Målgång nu',
  list: 'Stämplade tider utan båt',
  waiting: (count: number) =>
    count === 1
      ? '1 stämplad tid väntar på sin båt. Tryck på båten, eller skriv numret och Enter två gånger.'
      : `${count} stämplade tider väntar på sina båtar. Tryck på båtarna i ordning, eller skriv numret och Enter två gånger.`,
  choose: (clock: string) => `Nästa båt får ${clock}`,
  remove: (clock: string) => `Ta bort stämpeln ${clock}`,
} as const;

const STAMP_HEIGHT_PX = 72;

/** Large enough to be hit without looking, and quieter than the one that saves. */
const StampButton = styled(Button)(({ theme }) => ({
  // Twice, since a theme's buttons are lower where they are hit by thumbs.
  '&&': { minHeight: STAMP_HEIGHT_PX },
  fontSize: '1.25rem',
  borderWidth: 2,
  borderColor: theme.vars.palette.primary.main,
  background: theme.vars.palette.tint.starboard,
  color: theme.vars.palette.text.primary,
  '&:hover, &:active': { borderWidth: 2, background: theme.vars.palette.background.paper },
}));

const List = styled('ol')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  margin: 0,
  padding: 0,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
  '& li': {
    display: 'flex',
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: theme.shape.borderRadius,
    background: theme.vars.palette.background.paper,
    overflow: 'hidden',
  },
  '& li[data-next]': { background: theme.vars.palette.tint.signal, borderColor: 'currentColor' },
  '& button': {
    minWidth: 44,
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontWeight: 'var(--weight-strong)',
    cursor: 'pointer',
    '@media (pointer: coarse)': { minWidth: 48, minHeight: 48 },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& .remove': { display: 'grid', placeItems: 'center', padding: 0 },
}));

interface StampPanelProps {
  /** At a moment of the monotonic clock. */
  onStamp: (moment: number) => void;
}

/** One press for each boat that crosses the line; which boat it was is entered when there is time. */
export function StampPanel({ onStamp }: StampPanelProps) {
  useExactClock();
  return (
    <div>
      <RaceClock />
      <StampButton
        variant="outlined"
        fullWidth
        onPointerDown={({ timeStamp }) => onStamp(timeStamp)}
        // Of the keyboard, and of programs that press for somebody: no pointer has gone down.
        onClick={({ detail, timeStamp }) => detail === 0 && onStamp(timeStamp)}
      >
        {stampTexts.stamp}
      </StampButton>
    </div>
  );
}

/** The times that wait for their boats. */
export function StampList({ stamps: { stamps, next, choose, remove } }: { stamps: Stamps }) {
  return (
    <div>
      <div role="status">
        {stamps.length > 0 && (
          <Typography variant="body2" sx={{ mb: 1 }}>
            {stampTexts.waiting(stamps.length)}
          </Typography>
        )}
      </div>
      <List aria-label={stampTexts.list}>
        {stamps.map((stamp) => {
          const clock = formatClockSeconds(stamp.at);
          const isNext = stamp.id === next?.id;
          return (
            <li key={stamp.id} data-next={isNext ? '' : undefined}>
              <button
                type="button"
                aria-pressed={isNext}
                aria-label={stampTexts.choose(clock)}
                onClick={() => choose(stamp)}
              >
                {clock}
              </button>
              <button
                type="button"
                className="remove"
                aria-label={stampTexts.remove(clock)}
                onClick={() => remove(stamp)}
              >
                <Close fontSize="small" />
              </button>
            </li>
          );
        })}
      </List>
    </div>
  );
}
