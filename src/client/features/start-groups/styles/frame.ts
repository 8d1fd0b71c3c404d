import type { Theme } from '@mui/material/styles';
import { DENSE_ROW_PX, TOUCH_ROW_PX } from '../rows/useRowHeight';
import { TOUCH } from './media';

const WIDE = ['search tools', 'notices notices', 'empty empty', 'chips chips', 'columns columns'];
const NARROW = ['search', 'notices', 'empty', 'chips', 'columns', 'tools'];
const areas = (rows: readonly string[]) => rows.map((row) => `"${row}"`).join(' ');

/** Search and tools above the columns; on a phone the tools lie below them, where a thumb reaches. */
export const frame = (theme: Theme) => ({
  '--row': `${DENSE_ROW_PX}px`,
  [TOUCH]: { '--row': `${TOUCH_ROW_PX}px` },
  position: 'relative',
  display: 'grid',
  gridTemplateAreas: areas(WIDE),
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gridTemplateRows: 'auto auto auto auto minmax(0, 1fr)',
  // What is above the board scrolls away on a phone, so there it may take the whole window below the app bar.
  height: 'max(26rem, calc(100dvh - var(--board-top, 12rem) - 8px))',
  [theme.breakpoints.down('sm')]: {
    gridTemplateAreas: areas(NARROW),
    gridTemplateColumns: 'minmax(0, 1fr)',
    gridTemplateRows: 'auto auto auto auto minmax(0, 1fr) auto',
    height: 'calc(100dvh - 104px)',
  },
  '.search': { gridArea: 'search', display: 'flex', alignItems: 'center', gap: theme.spacing(1.5), paddingBottom: theme.spacing(1) },
  '.hits': { ...theme.typography.body2, color: theme.vars.palette.text.secondary },
  '.notices': { gridArea: 'notices', '& .MuiAlert-root': { marginBottom: theme.spacing(1) } },
  '.empty': { gridArea: 'empty', paddingBottom: theme.spacing(1.5) },
  ...tools(theme),
  ...columns(theme),
});

const tools = (theme: Theme) => ({
  '.tools': {
    gridArea: 'tools',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingBottom: theme.spacing(1),
    [theme.breakpoints.down('sm')]: { justifyContent: 'space-between', padding: theme.spacing(1, 0, 0) },
  },
  '.tools .choose': { display: 'none', [TOUCH]: { display: 'inline-flex' } },
});

/** Side by side; on a phone one at a time, with the edge of the next in sight. */
const columns = (theme: Theme) => ({
  '.columns': {
    gridArea: 'columns',
    minHeight: 0,
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(280px, 1fr)',
    gridTemplateRows: '100%',
    gap: theme.spacing(1.5),
    overflowX: 'auto',
    overflowY: 'hidden',
    overscrollBehaviorX: 'contain',
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
