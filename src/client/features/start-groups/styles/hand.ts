import type { Theme } from '@mui/material/styles';

/** Boats in hand, the chips that take them, and what can be done with chosen ones. */
export const hand = (theme: Theme) => ({
  '.preview': {
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    width: 'fit-content',
    maxWidth: '100%',
    height: '100%',
    marginInline: 'auto',
    padding: theme.spacing(0, 1.5),
    background: theme.vars.palette.background.paper,
    border: `2px solid ${theme.vars.palette.primary.main}`,
    borderRadius: `${theme.shape.borderRadius}px`,
    boxShadow: theme.vars.shadows[6],
    cursor: 'grabbing',
    '&[data-many]': { boxShadow: `4px 4px 0 ${theme.vars.palette.background.paper}, 4px 4px 0 2px ${theme.vars.palette.primary.main}` },
  },
  '.many': {
    flex: 'none',
    padding: theme.spacing(0.25, 1),
    borderRadius: '99px',
    background: theme.vars.palette.primary.main,
    color: theme.vars.palette.primary.contrastText,
    fontSize: '0.875rem',
  },
  '.selection': {
    position: 'absolute',
    zIndex: 2,
    insetInline: 0,
    bottom: theme.spacing(1.5),
    marginInline: 'auto',
    width: 'min(28rem, calc(100% - 16px))',
    [theme.breakpoints.down('sm')]: { position: 'fixed', bottom: theme.spacing(0.5), zIndex: theme.zIndex.fab + 1 },
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1),
    padding: theme.spacing(1, 1, 1, 2),
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
  },
  ...chips(theme),
});

const chips = (theme: Theme) => ({
  '.chips': {
    gridArea: 'chips',
    display: 'flex',
    gap: theme.spacing(1),
    overflowX: 'auto',
    scrollbarWidth: 'none',
    padding: theme.spacing(0.5, 0.25, 1),
  },
  '.chip': {
    flex: 'none',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(0.75),
    minHeight: 44,
    padding: theme.spacing(0, 1.5),
    font: 'inherit',
    fontSize: '0.875rem',
    color: 'inherit',
    background: theme.vars.palette.background.paper,
    border: `var(--stroke) solid ${theme.vars.palette.line}`,
    borderRadius: '99px',
    '&[aria-current]': {
      background: theme.vars.palette.text.primary,
      color: theme.vars.palette.background.default,
      borderColor: 'transparent',
    },
    '&[data-over]': {
      background: theme.vars.palette.tint.starboard,
      color: theme.vars.palette.text.primary,
      boxShadow: `0 0 0 2px ${theme.vars.palette.primary.main}`,
    },
  },
});
