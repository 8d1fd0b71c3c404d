import { createColorScheme, createTheme, type ColorSystemOptions } from '@mui/material/styles';
import { baseline } from './baseline';
import { actions } from './components/actions';
import { inputs } from './components/inputs';
import { surfaces } from './components/surfaces';
import type {} from './themeTypes';
import { MOTION, RADIUS_PX, tokens, type Scheme } from '../../../shared/tokens';
import { typography } from './typography';

/** A scheme's tokens in the places where MUI looks for them. */
function schemePalette(scheme: Scheme): NonNullable<ColorSystemOptions['palette']> {
  const t = tokens[scheme];
  return {
    mode: scheme === 'dark' ? 'dark' : 'light',
    primary: { main: t.starboard, dark: t.starboardDeep, light: t.starboard, contrastText: t.onStarboard },
    secondary: { main: t.text, dark: t.text, light: t.textSoft, contrastText: t.page },
    error: { main: t.port, dark: t.portDeep, light: t.port, contrastText: t.onPort },
    warning: { main: t.signal, dark: t.signal, light: t.signal, contrastText: t.onSignal },
    success: { main: t.starboard, dark: t.starboardDeep, light: t.starboard, contrastText: t.onStarboard },
    info: { main: t.text, dark: t.text, light: t.textSoft, contrastText: t.page },
    text: { primary: t.text, secondary: t.textSoft, disabled: t.textSoft },
    background: { default: t.page, paper: t.surface },
    action: { active: t.textSoft },
    divider: t.hairline,
    bar: { bg: t.bar, text: t.onBar, soft: t.onBarSoft, line: t.barLine, accent: t.barAccent },
    line: t.line,
    sunken: t.sunken,
    tint: { starboard: t.starboardTint, port: t.portTint, signal: t.signalTint },
    signal: { bg: t.signal, on: t.onSignal, text: t.signalText },
    medal: {
      on: t.onMedal,
      gold: t.gold,
      goldEdge: t.goldEdge,
      silver: t.silver,
      silverEdge: t.silverEdge,
      bronze: t.bronze,
      bronzeEdge: t.bronzeEdge,
    },
    scene: { sky: t.sky, farShore: t.farShore, sea: t.sea, wave: t.wave, sail: t.sail },
    Skeleton: { bg: t.hairline },
    Tooltip: { bg: t.text },
  };
}

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
