import type { CSSObject, Theme } from '@mui/material/styles';
import { TOUCH } from './frameStyles';

/** A column of the board: a header with a heavy edge, and the boats of the group below. */
export const columnStyles = (theme: Theme): CSSObject => ({
  '.column': {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    minWidth: 0,
    scrollSnapAlign: 'start',
    // However hard the swipe, it shows the next group and none further.
    scrollSnapStop: 'always',
    userSelect: 'none',
    WebkitUserSelect: 'none',
    // Columns beside the window are not laid out until they are scrolled to.
    contentVisibility: 'auto',
    containIntrinsicSize: '280px 400px',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    overflow: 'hidden',
    '&[data-place=none]': { background: theme.vars.palette.sunken },
    '&[data-over]': {
      // Above the rows, which would cover an outline.
      '&::after': {
        content: '""',
        position: 'absolute',
        zIndex: 1,
        inset: 0,
        border: `2px solid ${theme.vars.palette.primary.main}`,
        borderRadius: 'inherit',
        pointerEvents: 'none',
      },
      '& .head': { background: theme.vars.palette.tint.starboard },
    },
  },
  ...head(theme),
  '.count': {
    ...theme.typography.body2,
    lineHeight: '44px',
    paddingRight: theme.spacing(0.5),
    color: theme.vars.palette.text.secondary,
  },
  '.boats': { flex: 1, minHeight: 0, overflowY: 'auto', touchAction: 'manipulation', position: 'relative' },
  '.boats ul': { listStyle: 'none', margin: 0, padding: 0, position: 'relative' },
  '.none': { padding: theme.spacing(3, 2), color: theme.vars.palette.text.secondary, textAlign: 'center' },
});

const head = (theme: Theme): CSSObject => ({
  '.head': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: theme.spacing(1.25),
    padding: theme.spacing(0, 0.5, 0.75, 1.5),
    borderBottom: `3px solid ${theme.vars.palette.text.primary}`,
    ...theme.applyStyles('dark', { borderBottomColor: theme.vars.palette.line }),
    '& h2': {
      ...theme.typography.subtitle1,
      flex: 1,
      lineHeight: '44px',
      [TOUCH]: { lineHeight: '48px' },
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
  },
  '.facts': {
    flexBasis: '100%',
    display: 'flex',
    flexWrap: 'wrap',
    minHeight: 21,
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    paddingRight: theme.spacing(1),
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
    '& b': { color: theme.vars.palette.text.primary },
  },
});
