import type { TypographyVariantsOptions } from '@mui/material/styles';
import type {} from './themeTypes';
import { FONT_FAMILY, TYPE } from '../../../shared/tokens';

export const BODY_WEIGHT = 'var(--weight-body)';
export const STRONG_WEIGHT = 'var(--weight-strong)';

const rem = (px: number): string => `${px / 16}rem`;
const heading = (px: number, lineHeight: number) => ({
  fontSize: rem(px),
  lineHeight,
  fontWeight: STRONG_WEIGHT,
  letterSpacing: 0,
});
const running = (px: number) => ({ fontSize: rem(px), lineHeight: 1.5, fontWeight: BODY_WEIGHT, letterSpacing: 0 });

export const typography: TypographyVariantsOptions = {
  fontFamily: FONT_FAMILY,
  display: { ...heading(TYPE.display, 1.1), letterSpacing: '-0.01em' },
  h1: { ...heading(TYPE.title, 1.2), letterSpacing: '-0.005em' },
  h2: heading(TYPE.heading, 1.3),
  h3: heading(TYPE.body, 1.4),
  h4: heading(TYPE.body, 1.4),
  h5: heading(TYPE.body, 1.4),
  h6: heading(TYPE.body, 1.4),
  subtitle1: heading(TYPE.body, 1.4),
  subtitle2: heading(TYPE.note, 1.4),
  body1: running(TYPE.body),
  body2: running(TYPE.note),
  caption: running(TYPE.small),
  overline: { ...heading(TYPE.note, 1.4), textTransform: 'none' },
  button: { ...heading(TYPE.body, 1.25), textTransform: 'none' },
};
