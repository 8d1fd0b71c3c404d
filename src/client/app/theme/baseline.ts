import { BODY_WEIGHT } from './typography';
import type { ThemeComponents } from './themeTypes';
import { SCHEMES, tokens, type Scheme } from '../../../shared/tokens';

const rootOf = (scheme: Scheme): string => (scheme === 'light' ? ':root' : `[data-color-scheme="${scheme}"]`);

const strokes = Object.fromEntries(
  SCHEMES.map((scheme) => {
    const { stroke, bodyWeight, strongWeight } = tokens[scheme];
    return [rootOf(scheme), { '--stroke': stroke, '--weight-body': bodyWeight, '--weight-strong': strongWeight }];
  }),
);

export const baseline: ThemeComponents['MuiCssBaseline'] = {
  styleOverrides: (theme) => ({
    ...strokes,
    html: { scrollPaddingTop: 72, scrollPaddingBottom: 72, textSizeAdjust: '100%' },
    body: { fontWeight: BODY_WEIGHT, fontVariantNumeric: 'lining-nums tabular-nums', overflowWrap: 'break-word' },
    '::selection': { backgroundColor: theme.vars.palette.signal.bg, color: theme.vars.palette.signal.on },
    ':focus-visible': { outline: `2px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 },
    // A page with a bar of its own at the lower edge lifts the toasts above it.
    '.notistack-SnackbarContainer': { marginBottom: 'var(--toast-lift, 0px)' },
    // A dialog has its buttons at its lower edge: while it is open toasts stand at the top, and beside it where there is
    // room. On a phone, where it fills the screen, they stand above the two rows that its buttons may take.
    'body:has(.MuiDialog-root) .notistack-SnackbarContainer': {
      top: theme.spacing(2),
      bottom: 'auto',
      marginBottom: 0,
      [theme.breakpoints.down('sm')]: { top: 'auto', bottom: 140 },
      '@media (min-width: 1280px)': { maxWidth: `calc((100vw - ${theme.breakpoints.values.sm}px) / 2 - 40px)` },
    },
    'h1:focus, main:focus': { outline: 'none' },
    'h1, h2, h3, h4, p, dl, dd, figure': { margin: 0 },
    // Backgrounds and shadows are not drawn there: what is chosen, and what is a button, is shown by edges and the
    // system's own colours.
    '@media (forced-colors: active)': {
      '.MuiButton-contained': { border: '1px solid !important' },
      'a[aria-current]': { borderBottom: '3px solid Highlight' },
      '[aria-pressed=true], [aria-selected=true], button[aria-current]': {
        forcedColorAdjust: 'none',
        background: 'Highlight !important',
        color: 'HighlightText !important',
        '& *': { color: 'inherit !important' },
      },
      '[data-over]': { outline: '3px solid Highlight' },
    },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': {
        animationDuration: '0.01ms !important',
        // None, however short: a new scheme would reach each element a frame after the one around it.
        transitionDuration: '0s !important',
        scrollBehavior: 'auto !important',
      },
    },
  }),
};
