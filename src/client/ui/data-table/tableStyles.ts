import type { CSSObject, Theme } from '@mui/material/styles';
import { STICKY_COLUMN_PX } from '../../../shared/limits';

const TOUCH = '@media (pointer: coarse)';
const CALM = '@media (prefers-reduced-motion: no-preference)';

/** One style sheet for the whole table, so that cells are plain elements. */
export const tableStyles = (theme: Theme): CSSObject => ({
  '--row': '36px',
  '--bar': '57px',
  [TOUCH]: { '--row': '48px' },
  [theme.breakpoints.down('sm')]: { '--bar': '102px' },
  // What is hidden but read out lies within, not beside the page.
  position: 'relative',
  '&[data-scrolls]': {
    overflow: 'auto',
    // An opaque background, so that the browser scrolls a bitmap of it instead of repainting it.
    background: theme.vars.palette.background.paper,
    maxHeight: 'max(20rem, calc(100dvh - var(--bar) - 16px))',
    border: `var(--stroke) solid ${theme.vars.palette.divider}`,
    borderRadius: `${theme.shape.borderRadius}px`,
  },
  table: {
    borderCollapse: 'separate',
    fontSize: '0.875rem',
    [TOUCH]: { fontSize: '1rem' },
    fontVariantNumeric: 'lining-nums tabular-nums',
    lineHeight: 1.25,
    // News above the window must not make the browser scroll after a row.
    overflowAnchor: 'none',
  },
  'th, td': {
    height: 'var(--row)',
    padding: theme.spacing(0, 1.25),
    textAlign: 'left',
    fontWeight: 'inherit',
    background: 'inherit',
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.down('xl')]: { paddingInline: 6 },
  },
  '[data-align=end]': { textAlign: 'right', whiteSpace: 'nowrap' },
  '[data-align=center]': { textAlign: 'center' },
  // Rows are of one height. Figures are never cut, and each cut cell costs the browser a clip of its own.
  'tbody tr:not(.details) > *': { whiteSpace: 'nowrap' },
  'tbody tr:not(.details) > :not([data-align])': { maxWidth: '15rem', overflow: 'hidden', textOverflow: 'ellipsis' },
  '.widest > *, .gap > *': { height: 0, paddingBlock: 0, border: 0 },
  '.widest > * > div': { height: 0, overflow: 'hidden' },
  '.whole::after': { content: '",0"', visibility: 'hidden' },
  ...medals(theme),
  ...stays(theme),
  ...head(theme),
  ...rows(theme),
  ...buttons(theme),
});

/** The head and the first column stay where they are while the rest scrolls, and never hide what has the focus. */
const stays = (theme: Theme): CSSObject => ({
  'thead > tr > th': { position: 'sticky', top: 'calc(var(--bar) - 1px)', zIndex: 2 },
  '&[data-scrolls] thead > tr > th': { top: 0 },
  'tr:not(.details) > :first-child': {
    position: 'sticky',
    left: 0,
    zIndex: 1,
    width: STICKY_COLUMN_PX,
    minWidth: STICKY_COLUMN_PX,
    maxWidth: STICKY_COLUMN_PX,
    boxSizing: 'border-box',
    paddingInline: theme.spacing(0.5),
  },
  'thead tr:not(.details) > :first-child': { zIndex: 3 },
  // Each cell that stays costs the browser something in every frame: only where there is something to stay from.
  '&[data-scrolls=down] tbody > tr > *': { position: 'static' },
  'tbody button': { scrollMargin: `calc(var(--bar) + 52px) 8px 72px ${STICKY_COLUMN_PX + 8}px` },
  '&[data-scrolls] tbody button': { scrollMargin: `52px 8px 8px ${STICKY_COLUMN_PX + 8}px` },
});

const medals = (theme: Theme): CSSObject => ({
  '.place': {
    display: 'inline-grid',
    placeItems: 'center',
    minWidth: 28,
    height: 28,
    borderRadius: '14px',
    fontWeight: 'var(--weight-strong)',
  },
  '[data-medal]': { color: theme.vars.palette.medal.on, border: '2px solid' },
  '[data-medal=guld]': { background: theme.vars.palette.medal.gold, borderColor: theme.vars.palette.medal.goldEdge },
  '[data-medal=silver]': {
    background: theme.vars.palette.medal.silver,
    borderColor: theme.vars.palette.medal.silverEdge,
  },
  '[data-medal=brons]': {
    background: theme.vars.palette.medal.bronze,
    borderColor: theme.vars.palette.medal.bronzeEdge,
  },
});

const head = (theme: Theme): CSSObject => ({
  'thead th': {
    height: 44,
    background: theme.vars.palette.background.default,
    borderBottom: `2px solid ${theme.vars.palette.text.primary}`,
    ...theme.applyStyles('dark', { borderBottomColor: theme.vars.palette.line }),
    whiteSpace: 'nowrap',
  },
  // The arrow stands on the side where it leaves the head in line with the figures.
  'thead [data-align=end] button': { flexDirection: 'row-reverse', justifyContent: 'flex-start' },
  'thead [data-align=center] button': { justifyContent: 'center' },
});

const rows = (theme: Theme): CSSObject => ({
  'tbody tr': { background: theme.vars.palette.background.paper },
  'tbody tr[data-row]:hover': { background: theme.vars.palette.sunken },
  'tbody tr[data-mark=own]': {
    background: theme.vars.palette.tint.starboard,
    '& > :first-child': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.primary.main}` },
    '@media (forced-colors: active)': { outline: '2px solid Highlight', outlineOffset: -2 },
  },
  // The mark stays as long as the row is said to be new; the tint fades away, unless motion is unwelcome.
  'tbody tr[data-changed]': {
    background: theme.vars.palette.tint.signal,
    '& > :first-child': { boxShadow: `inset 4px 0 0 ${theme.vars.palette.signal.bg}` },
    [CALM]: { animation: 'news 2s ease-in' },
  },
  '@keyframes news': {
    '60%': { background: theme.vars.palette.tint.signal },
    to: { background: theme.vars.palette.background.paper },
  },
  '.details > td': {
    padding: theme.spacing(1, 2, 2),
    background: theme.vars.palette.sunken,
    // Stays within the window when the table is wider.
    '& > *': { position: 'sticky', left: 16, maxWidth: 'calc(100vw - 72px)' },
  },
});

/** A button fills its cell: the whole of it can be hit. */
const buttons = (theme: Theme): CSSObject => ({
  '& :is(th, td):has(> button)': { padding: 0 },
  '& :is(th, td) > button': {
    display: 'block',
    width: '100%',
    height: 'calc(var(--row) - var(--stroke))',
    padding: theme.spacing(0, 1.25),
    [theme.breakpoints.down('xl')]: { paddingInline: 6 },
    border: 0,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    whiteSpace: 'inherit',
    background: 'none',
    cursor: 'pointer',
    '&:focus-visible': { outlineOffset: -2 },
  },
  '& thead th > button': { display: 'inline-flex', alignItems: 'center', gap: 4, height: 44, whiteSpace: 'nowrap' },
  '& tr > :first-child > button': { paddingInline: theme.spacing(0.5) },
  'tbody button[data-column]': {
    textDecoration: 'underline dotted',
    textDecorationColor: theme.vars.palette.line,
    textUnderlineOffset: 4,
    '&:hover': { textDecoration: 'underline' },
  },
  '.toggle': { width: 48 },
  '& .toggle > button': {
    display: 'grid',
    placeItems: 'center',
    padding: 0,
    minWidth: 44,
    color: theme.vars.palette.text.secondary,
  },
});
