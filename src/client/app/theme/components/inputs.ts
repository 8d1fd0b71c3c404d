import { STRONG_WEIGHT } from '../typography';
import type { ThemeComponents } from '../themeTypes';
import { COARSE_TARGET_PX, TARGET_PX } from '../../../../shared/tokens';

/** Fields: the label stands above the field and never moves, so that it is read while one types. */
export const inputs: ThemeComponents = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: ({ theme }) => ({
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        marginBottom: 4,
        whiteSpace: 'normal',
        fontSize: '0.875rem',
        lineHeight: 1.4,
        fontWeight: STRONG_WEIGHT,
        color: theme.vars.palette.text.primary,
        '&.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.vars.palette.text.primary },
      }),
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: ({ theme }) => ({
        minHeight: TARGET_PX,
        backgroundColor: theme.vars.palette.background.paper,
        '@media (pointer: coarse)': { minHeight: COARSE_TARGET_PX },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: theme.vars.palette.text.primary },
      }),
      notchedOutline: ({ theme }) => ({
        top: 0,
        borderWidth: 'var(--stroke)',
        borderColor: theme.vars.palette.line,
        '& legend': { display: 'none' },
      }),
      input: ({ theme }) => ({
        paddingBlock: 10,
        height: '1.5em',
        '&::placeholder': { color: theme.vars.palette.text.secondary, opacity: 0.8 },
      }),
      multiline: { paddingBlock: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: ({ theme }) => ({
        marginInline: 0,
        fontSize: '0.875rem',
        color: theme.vars.palette.text.secondary,
        '&.Mui-error': { color: theme.vars.palette.error.main, fontWeight: STRONG_WEIGHT },
      }),
    },
  },
  MuiFormControlLabel: { styleOverrides: { root: { minHeight: TARGET_PX, alignItems: 'center' } } },
  MuiCheckbox: { styleOverrides: { root: ({ theme }) => ({ padding: 11, color: theme.vars.palette.line }) } },
  MuiSwitch: {
    styleOverrides: {
      switchBase: ({ theme }) => ({
        '&.Mui-checked + .MuiSwitch-track': { backgroundColor: theme.vars.palette.primary.main },
      }),
      track: ({ theme }) => ({ backgroundColor: theme.vars.palette.line }),
      thumb: ({ theme }) => ({
        boxShadow: 'none',
        border: `1px solid ${theme.vars.palette.line}`,
        backgroundColor: theme.vars.palette.background.paper,
      }),
    },
  },
};
