import type { ColorSystemOptions } from '@mui/material/styles';
import type {} from './themeTypes';
import { tokens, type Scheme } from './tokens';

/** A scheme's tokens in the places where MUI looks for them. */
export function schemePalette(scheme: Scheme): NonNullable<ColorSystemOptions['palette']> {
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
