import { createColorScheme, createTheme } from '@mui/material/styles';
import type {} from './themeTypes';
import { baseline } from './baseline';
import { actions } from './components/actions';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';
import { schemePalette } from './palette';
import { MOTION, RADIUS_PX } from './tokens';
import { typography } from './typography';

/** Calm and legible: sailcloth by day, a night bridge in the dark, black on white in low sun. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-color-scheme' },
  colorSchemes: {
    light: { palette: schemePalette('light') },
    dark: { palette: schemePalette('dark') },
    // MUI fills in only its own two schemes.
    sunlight: createColorScheme({ palette: schemePalette('sunlight') }),
  },
  focusVisible: true,
  shape: { borderRadius: RADIUS_PX },
  typography,
  transitions: {
    duration: {
      shortest: MOTION.short,
      shorter: MOTION.short,
      short: MOTION.short,
      standard: MOTION.long,
      complex: MOTION.long,
    },
  },
  components: { MuiCssBaseline: baseline, ...actions, ...inputs, ...surfaces },
});
