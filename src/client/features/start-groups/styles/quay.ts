import type { Theme } from '@mui/material/styles';

/** A quay: header with a heavy edge, boats moored below. */
export const quay = (theme: Theme) => ({
  '.quay': {
    display: 'flex',
    flexDirection: 'column',
    minHeight: 0,
    minWidth: 0,
    scrollSnapAlign: 'start',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    overflow: 'hidden',
    '&[data-place=none]': { background: theme.vars.palette.sunken },
    '&[data-over]': {
      borderColor: theme.vars.palette.primary.main,
      boxShadow: `inset 0 0 0 2px ${theme.vars.palette.primary.main}`,
      '& .head': { background: theme.vars.palette.tint.starboard },
    },
  },
  '.head': {
    display: 'grid',
    gridTemplateColumns: 'auto 1fr auto',
    alignItems: 'center',
    columnGap: theme.spacing(1.25),
    minHeight: 92,
    padding: theme.spacing(1, 1, 1, 1.5),
    borderBottom: `3px solid ${theme.vars.palette.text.primary}`,
    '& h2': { ...theme.typography.subtitle1, overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '.facts': {
    gridColumn: '1 / -1',
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: theme.spacing(1),
    paddingRight: theme.spacing(0.5),
    ...theme.typography.body2,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.secondary,
    '& b': { color: theme.vars.palette.text.primary },
  },
  '.boats': { flex: 1, minHeight: 0, overflowY: 'auto', touchAction: 'manipulation', position: 'relative' },
  '.boats ul': { listStyle: 'none', margin: 0, padding: 0, position: 'relative' },
  '.none': { padding: theme.spacing(3, 2), color: theme.vars.palette.text.secondary, textAlign: 'center' },
});
