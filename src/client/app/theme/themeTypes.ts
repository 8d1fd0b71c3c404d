import type { CssVarsThemeOptions } from '@mui/material/styles';
import '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';

interface Additions {
  /** The app bar, dark in every scheme but sunlight. */
  bar: { bg: string; text: string; soft: string; line: string; accent: string };
  /** Lines: round what can be filled in. (`divider` is the hairline.) */
  line: string;
  /** Ground that is sunk into the page. */
  sunken: string;
  /** Quiet grounds behind what is chosen, wrong, or asks for attention. */
  tint: { starboard: string; port: string; signal: string };
  signal: { bg: string; on: string; text: string };
  /** Discs below the first three places. */
  medal: Record<'on' | 'gold' | 'goldEdge' | 'silver' | 'silverEdge' | 'bronze' | 'bronzeEdge', string>;
  scene: { sky: string; farShore: string; sea: string; wave: string; sail: string };
}

declare module '@mui/material/styles' {
  interface ColorSchemeOverrides {
    sunlight: true;
  }
  interface Palette extends Additions {}
  interface PaletteOptions extends Additions {}
  interface TypographyVariants {
    display: CSSProperties;
  }
  interface TypographyVariantsOptions {
    display: CSSProperties;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    display: true;
  }
}

/** As `createTheme` takes it. To compare it with `Components<Theme>` takes a compiler seconds. */
export type ThemeComponents = NonNullable<CssVarsThemeOptions['components']>;
