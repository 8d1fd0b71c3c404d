import type { CSSObject, Theme } from '@mui/material/styles';
import { domRoot } from '../../../ui/domRoots';
import { STRONG_WEIGHT } from '../typography';
import type { ThemeComponents } from '../themeTypes';
import { RADIUS_PX, TARGET_PX } from '../../../../shared/tokens';

const container = () => domRoot('modals');
const edge = (theme: Theme): CSSObject => ({
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  boxShadow: '0 12px 32px rgb(5 15 25 / 0.18)',
  '[data-color-scheme="sunlight"] &': { boxShadow: 'none' },
});

/** The ground of a notice, and the colour of its edge and sign. */
const news = (ground: string, accent: string): CSSObject => ({
  backgroundColor: ground,
  borderLeftColor: accent,
  '& .MuiAlert-icon': { opacity: 1, color: accent },
});

/** Dialogs, menus, notices and tables: hairlines before shadows. */
export const surfaces: ThemeComponents = {
  // Everything that opens lies in a sibling of the app, so that toasts and the live region are read while it is open.
  MuiModal: { defaultProps: { container } },
  // A menu lies above the toasts: what was said of the last thing must not cover what is chosen for the next.
  MuiPopover: {
    defaultProps: { container },
    styleOverrides: { root: ({ theme }) => ({ zIndex: theme.zIndex.snackbar + 1 }), paper: ({ theme }) => edge(theme) },
  },
  MuiPopper: { defaultProps: { container } },
  MuiPaper: { defaultProps: { elevation: 0 }, styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiDialog: {
    styleOverrides: {
      // On a phone it lies at the bottom, by the thumb, and is as high as what it holds.
      container: ({ theme }) => ({ [theme.breakpoints.down('sm')]: { alignItems: 'flex-end' } }),
      paper: ({ theme }) => ({
        ...edge(theme),
        [theme.breakpoints.down('sm')]: {
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100% - 24px)',
          margin: 0,
          paddingBottom: 'env(safe-area-inset-bottom)',
          borderWidth: 'var(--stroke) 0 0',
          borderBottomLeftRadius: 0,
          borderBottomRightRadius: 0,
        },
      }),
      paperFullScreen: { border: 0, maxHeight: 'none' },
    },
  },
  MuiDialogTitle: { defaultProps: { variant: 'h2' }, styleOverrides: { root: { padding: '20px 24px 12px' } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 24px 16px' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 24px 20px', gap: 8 } } },
  // MUI's own Swedish has the words of every component, and rules of numbers that hold up a slow phone at its first
  // page.
  MuiAutocomplete: {
    defaultProps: {
      clearText: 'Rensa',
      closeText: 'Stäng',
      openText: 'Öppna',
      loadingText: 'Hämtar…',
      noOptionsText: 'Inga träffar',
    },
    styleOverrides: {
      paper: ({ theme }) => edge(theme),
      option: { minHeight: 44 },
      // As high as the other fields.
      inputRoot: { '&.MuiOutlinedInput-root': { paddingBlock: 0, '& .MuiAutocomplete-input': { paddingBlock: 10 } } },
    },
  },
  MuiAlert: {
    defaultProps: { closeText: 'Stäng' },
    styleOverrides: {
      root: ({ theme }) => ({
        color: theme.vars.palette.text.primary,
        backgroundColor: theme.vars.palette.sunken,
        border: `var(--stroke) solid ${theme.vars.palette.divider}`,
        borderLeft: `4px solid ${theme.vars.palette.text.primary}`,
        borderRadius: RADIUS_PX,
        fontSize: '1rem',
        '& .MuiAlert-icon': { opacity: 1, color: theme.vars.palette.text.primary },
        variants: [
          { props: { severity: 'error' }, style: news(theme.vars.palette.tint.port, theme.vars.palette.error.main) },
          {
            props: { severity: 'success' },
            style: news(theme.vars.palette.tint.starboard, theme.vars.palette.primary.main),
          },
          {
            props: { severity: 'warning' },
            style: news(theme.vars.palette.tint.signal, theme.vars.palette.signal.text),
          },
        ],
      }),
    },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: ({ theme }) => ({
        fontSize: '0.875rem',
        fontWeight: 'inherit',
        color: theme.vars.palette.background.default,
      }),
    },
  },
  MuiTableSortLabel: {
    styleOverrides: {
      root: {
        gap: 4,
        minHeight: TARGET_PX,
        font: 'inherit',
        '&, &:hover, &:focus, &.Mui-active': { color: 'inherit' },
        // What can be sorted says so where there is no mouse to ask with, too.
        '&, &:hover': { '& .MuiTableSortLabel-icon': { opacity: 0.55, color: 'inherit' } },
        '&.Mui-active .MuiTableSortLabel-icon': { opacity: 1, color: 'inherit' },
        '[data-color-scheme="sunlight"] & .MuiTableSortLabel-icon': { opacity: 1 },
        '& .MuiTableSortLabel-icon': { flex: 'none', margin: 0 },
        '&:focus-visible': { outlineOffset: -2 },
      },
    },
  },
  MuiTableCell: {
    styleOverrides: {
      root: ({ theme }) => ({ padding: '8px 12px', borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}` }),
      body: { fontSize: '1rem' },
      head: { fontWeight: STRONG_WEIGHT, fontSize: '0.875rem' },
    },
  },
};
