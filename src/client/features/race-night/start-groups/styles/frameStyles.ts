import type { CSSObject, Theme } from '@mui/material/styles';
import { sunlightOutline } from '../../../../ui/styles';
import { DENSE_ROW_PX, TOUCH_ROW_PX } from '../../../../ui/useRowHeight';

export const TOUCH = '@media (pointer: coarse)';
export const CALM = '@media (prefers-reduced-motion: no-preference)';

/** The bar of tools at the lower edge of a phone. */
export const BOTTOM_BAR_PX = 64;

const WIDE = ['search tools', 'notice notice', 'empty empty', 'chips chips', 'columns columns'];
const NARROW = ['search', 'notice', 'empty', 'chips', 'columns'];
const areas = (rows: readonly string[]) => rows.map((row) => `"${row}"`).join(' ');

/**
 * Search and tools above the columns; on a phone the tools lie at the lower edge of the window, where a thumb reaches.
 */
export const frameStyles = (theme: Theme): CSSObject => ({
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
    height: 'calc(100dvh - 58px)',
    paddingBottom: `${BOTTOM_BAR_PX}px`,
    '&[data-reader]': { paddingBottom: 0 },
  },
  '.search': {
    gridArea: 'search',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: theme.spacing(0.5, 1.5),
    paddingBottom: theme.spacing(1),
    [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap' },
  },
  // What is said of the connection finds room beside the field, or below the summary, or in its place: the board does
  // not move.
  '.status': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0, 1.5),
    minHeight: 28,
    ...theme.typography.body2,
    lineHeight: 1.25,
    color: theme.vars.palette.text.secondary,
    '& > :empty': { marginRight: theme.spacing(-1.5) },
    [theme.breakpoints.up('lg')]: { flexWrap: 'wrap' },
    [theme.breakpoints.down('sm')]: { '&:has(.trouble) > :not([role])': { display: 'none' } },
  },
  '.trouble': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    padding: theme.spacing(0.25, 1),
    borderRadius: `${theme.shape.borderRadius}px`,
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.tint.signal,
    ...sunlightOutline,
  },
  '.notice': { gridArea: 'notice', marginBottom: theme.spacing(1) },
  '.empty': { gridArea: 'empty', paddingBottom: theme.spacing(1.5) },
  ...field(theme),
  ...tools(theme),
  ...columns(theme),
});

const field = (theme: Theme): CSSObject => ({
  '.field': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    flex: 'none',
    width: '18rem',
    [theme.breakpoints.down('sm')]: { width: '100%' },
    height: 44,
    [TOUCH]: { height: 48 },
    padding: theme.spacing(0, 1.5),
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    '&:hover': { borderColor: theme.vars.palette.text.primary },
    '&:focus-within': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 1px ${theme.vars.palette.primary.main}`,
    },
  },
  '.field input': {
    flex: 1,
    minWidth: 0,
    padding: 0,
    border: 0,
    outline: 'none',
    font: 'inherit',
    color: 'inherit',
    background: 'none',
    '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 1 },
    '&::-webkit-search-cancel-button': { display: 'none' },
  },
});

const tools = (theme: Theme): CSSObject => ({
  '.tools': {
    gridArea: 'tools',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    paddingBottom: theme.spacing(1),
    [theme.breakpoints.down('sm')]: {
      position: 'fixed',
      zIndex: theme.zIndex.fab,
      insetInline: 0,
      bottom: 0,
      justifyContent: 'space-between',
      padding: theme.spacing(1, 2),
      paddingBottom: `max(${theme.spacing(1)}, env(safe-area-inset-bottom))`,
      background: theme.vars.palette.background.default,
      borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
      '& .MuiButton-root': { paddingInline: theme.spacing(1.25), fontSize: '0.875rem', lineHeight: 1.15 },
      '@media (max-width: 359px)': { gap: 0, '& .MuiButton-startIcon': { display: 'none' } },
    },
  },
  '.tools .choose': { display: 'none', [TOUCH]: { display: 'inline-flex' } },
});

/** Side by side; on a phone one at a time, with the edge of the next in sight. */
const columns = (theme: Theme): CSSObject => ({
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
