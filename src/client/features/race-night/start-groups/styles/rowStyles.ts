import type { CSSObject, Theme } from '@mui/material/styles';
import { CALM, TOUCH } from './frameStyles';

/** Dense where there is a mouse, wide enough for a thumb where there is none. */
export const rowStyles = (theme: Theme): CSSObject => ({
  '.boat': {
    display: 'flex',
    alignItems: 'center',
    height: 'var(--row)',
    paddingRight: theme.spacing(0.5),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
    background: theme.vars.palette.background.paper,
    WebkitTouchCallout: 'none',
    '&:hover': { background: theme.vars.palette.sunken },
    '&[data-selected]': {
      background: theme.vars.palette.tint.starboard,
      boxShadow: `inset 3px 0 0 ${theme.vars.palette.primary.main}`,
    },
    '&[data-held]': { opacity: 0.4 },
    [CALM]: { '&[data-new]': { animation: 'arrive 200ms ease-out' } },
  },
  '@keyframes arrive': { from: { background: theme.vars.palette.tint.signal, transform: 'translateY(-4px)' } },
  '&[data-reader] .boat': { paddingInline: theme.spacing(1.5) },
  ...controls(theme),
  ...words(theme),
});

const controls = (theme: Theme): CSSObject => ({
  '.handle, .more': {
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    alignSelf: 'stretch',
    width: 28,
    padding: 0,
    border: 0,
    borderRadius: '4px',
    background: 'none',
    color: theme.vars.palette.text.secondary,
    cursor: 'pointer',
    [TOUCH]: { width: 48 },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '.helm': {
    flex: 'none',
    alignSelf: 'stretch',
    minWidth: 44,
    maxWidth: 96,
    padding: theme.spacing(0, 0.75),
    border: 0,
    borderRadius: '4px',
    background: 'none',
    font: 'inherit',
    fontSize: '0.75rem',
    lineHeight: 1.2,
    color: theme.vars.palette.text.secondary,
    textDecoration: 'underline dotted',
    textUnderlineOffset: '0.2em',
    cursor: 'pointer',
    [TOUCH]: { maxWidth: 76 },
    '&:hover': { color: theme.vars.palette.text.primary },
    '&:focus-visible': { outlineOffset: -2 },
  },
  '.handle': { touchAction: 'none' },
  // Said when it is true: what drags comes a moment after the board.
  '[data-takeable] :is(.boat, .handle)': { cursor: 'grab' },
  ...pick(theme),
});

/** The browser's own box is a grey patch at night. The one that is hit is larger than the one that is seen. */
const pick = (theme: Theme): CSSObject => ({
  '.pick': {
    appearance: 'none',
    flex: 'none',
    display: 'grid',
    placeItems: 'center',
    width: 24,
    height: 24,
    margin: theme.spacing(0, 0.75, 0, 0),
    cursor: 'pointer',
    '&::before': {
      content: '""',
      gridArea: '1 / 1',
      width: 18,
      height: 18,
      border: `2px solid ${theme.vars.palette.line}`,
      borderRadius: '4px',
    },
    '&:checked::before': { background: theme.vars.palette.primary.main, borderColor: theme.vars.palette.primary.main },
    '&:checked::after': {
      content: '""',
      gridArea: '1 / 1',
      width: 6,
      height: 11,
      marginTop: -3,
      border: `solid ${theme.vars.palette.primary.contrastText}`,
      borderWidth: '0 2px 2px 0',
      transform: 'rotate(45deg)',
    },
    [TOUCH]: { display: 'none', marginRight: theme.spacing(1.5) },
    '@media (forced-colors: active)': { appearance: 'auto', '&::before, &:checked::after': { display: 'none' } },
  },
  '[data-selecting] .pick': { display: 'grid' },
});

const words = (theme: Theme): CSSObject => ({
  '.who': {
    flex: 1,
    minWidth: 0,
    display: 'grid',
    lineHeight: 1.2,
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
  '.first': { fontSize: '0.875rem', '& b': { fontWeight: 700, marginRight: '0.25em' }, [TOUCH]: { fontSize: '1rem' } },
  '.below': { fontSize: '0.75rem', color: theme.vars.palette.text.secondary },
  '.srs': {
    flex: 'none',
    minWidth: 44,
    paddingLeft: theme.spacing(1),
    fontSize: '0.875rem',
    fontVariantNumeric: 'tabular-nums',
    textAlign: 'right',
  },
  '.own': {
    flex: 'none',
    padding: theme.spacing(0, 0.75),
    borderRadius: '4px',
    fontSize: '0.75rem',
    fontWeight: 'var(--weight-strong)',
    color: theme.vars.palette.text.primary,
    background: theme.vars.palette.tint.starboard,
    border: `var(--stroke) solid ${theme.vars.palette.primary.main}`,
  },
  '.outside': { color: theme.vars.palette.signal.text, fontWeight: 'var(--weight-strong)' },
  '.waiting': { flex: 'none', display: 'grid', color: theme.vars.palette.signal.text },
});
