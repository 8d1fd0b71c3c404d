import type { Theme } from '@mui/material/styles';
import { DENSE_ROW_PX, TOUCH_ROW_PX } from '../rows/useRowHeight';
import { TOUCH } from './media';

/** Columns side by side; on a phone one at a time, with the edge of the next in sight. */
export const frame = (theme: Theme) => ({
  '--row': `${DENSE_ROW_PX}px`,
  [TOUCH]: { '--row': `${TOUCH_ROW_PX}px` },
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  gap: theme.spacing(1),
  height: 'max(26rem, calc(100dvh - var(--board-top, 12rem)))',
  '.tools': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: theme.spacing(1) },
  '.hits': { flex: 1, ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '.choose': { display: 'none', [TOUCH]: { display: 'inline-flex' } },
  '.notices:not(:empty)': { display: 'grid', gap: theme.spacing(1) },
  '.columns': {
    flex: 1,
    minHeight: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(300px, 1fr)',
    gridTemplateRows: '100%',
    gap: theme.spacing(1.5),
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
    paddingBottom: theme.spacing(1),
    [theme.breakpoints.down('sm')]: {
      gridAutoColumns: 'calc(100% - 28px)',
      gap: theme.spacing(1),
      scrollSnapType: 'x mandatory',
      scrollbarWidth: 'none',
    },
    // The pull of the snap points would fight the scrolling at the edge.
    '&[data-dragging]': { scrollSnapType: 'none' },
  },
});
