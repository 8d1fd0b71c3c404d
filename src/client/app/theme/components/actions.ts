import type { ThemeComponents } from '../themeTypes';
import { COARSE_TARGET_PX, RADIUS_PX, TARGET_PX } from '../../../../shared/tokens';

const target = { minHeight: TARGET_PX, '@media (pointer: coarse)': { minHeight: COARSE_TARGET_PX } };
const square = {
  minWidth: TARGET_PX,
  minHeight: TARGET_PX,
  '@media (pointer: coarse)': { minWidth: COARSE_TARGET_PX, minHeight: COARSE_TARGET_PX },
};

/** Buttons, links and tabs: what is pressed. */
export const actions: ThemeComponents = {
  MuiButtonBase: { defaultProps: { disableRipple: true } },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        ...target,
        borderRadius: RADIUS_PX,
        paddingInline: 20,
        '&.Mui-disabled': { color: theme.vars.palette.text.secondary, borderColor: theme.vars.palette.divider },
      }),
      sizeSmall: { ...target, paddingInline: 12, fontSize: '0.875rem' },
      text: { paddingInline: 12, '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 } },
      outlined: ({ theme }) => ({
        borderWidth: 'var(--stroke)',
        borderColor: theme.vars.palette.line,
        '&:hover': { borderColor: 'currentColor', borderWidth: 'var(--stroke)' },
      }),
      contained: ({ theme }) => ({
        '&.Mui-disabled': { backgroundColor: theme.vars.palette.divider },
        // There lines are as black as text.
        '[data-color-scheme="sunlight"] &.Mui-disabled': {
          backgroundColor: 'transparent',
          border: 'var(--stroke) dashed',
        },
      }),
    },
  },
  MuiIconButton: { styleOverrides: { root: { ...square, borderRadius: RADIUS_PX, color: 'inherit' } } },
  MuiLink: {
    styleOverrides: { root: { textUnderlineOffset: 3, fontWeight: 'inherit', textDecorationColor: 'currentcolor' } },
  },
  MuiTabs: { styleOverrides: { root: { minHeight: COARSE_TARGET_PX }, indicator: { height: 3 } } },
  MuiTab: {
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: COARSE_TARGET_PX,
        minWidth: 0,
        paddingInline: 16,
        color: theme.vars.palette.text.secondary,
        '&.Mui-selected': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiMenuItem: { styleOverrides: { root: { ...target, gap: 12 } } },
  MuiListItemButton: { styleOverrides: { root: { ...target } } },
  MuiToggleButton: {
    styleOverrides: {
      root: ({ theme }) => ({
        ...target,
        paddingInline: 16,
        borderWidth: 'var(--stroke)',
        borderColor: theme.vars.palette.line,
        color: theme.vars.palette.text.primary,
        '&.Mui-selected, &.Mui-selected:hover': {
          backgroundColor: theme.vars.palette.tint.starboard,
          boxShadow: `inset 0 -3px 0 ${theme.vars.palette.primary.main}`,
        },
      }),
    },
  },
};
