import { styled, type CSSObject, type Theme } from '@mui/material/styles';
import type { MouseEvent } from 'react';
import { Link } from 'react-router-dom';

interface Looking {
  theme: Theme;
  look: 'contained' | 'outlined' | 'text';
}

const looks = ({ vars: { palette } }: Theme): Record<Looking['look'], CSSObject> => ({
  contained: {
    color: palette.primary.contrastText,
    background: palette.primary.main,
    borderColor: 'transparent',
    '&:hover': { background: palette.primary.dark },
  },
  outlined: { color: palette.primary.main, borderColor: palette.line, '&:hover': { borderColor: 'currentColor' } },
  text: {
    color: 'inherit',
    borderColor: 'transparent',
    paddingInline: 12,
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
});

const style = ({ theme, look }: Looking): CSSObject => ({
  ...(theme.typography.button as CSSObject),
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 44,
  padding: '6px 20px',
  border: 'var(--stroke) solid',
  borderRadius: theme.shape.borderRadius,
  background: 'transparent',
  textDecoration: 'none',
  cursor: 'pointer',
  '@media (pointer: coarse)': { minHeight: 48 },
  ...looks(theme)[look],
});

const own = { shouldForwardProp: (prop: string) => prop !== 'look' };

/**
 * A button without MUI that looks like the others, for the first page and error pages, which load as little as
 * possible.
 */
export const PlainButton = styled('button', own)<Pick<Looking, 'look'>>(style);

/** The same button as a link to a page. */
export const PlainButtonLink = styled(Link, own)<Pick<Looking, 'look'>>(style);

/**
 * Returns the click handler of a link whose plain click calls `open`. Clicks for a new tab or window are left to the
 * browser.
 */
export const onPlainClick =
  (href: string, open: ((href: string) => void) | undefined) =>
  (event: MouseEvent): void => {
    if (!open || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    open(href);
  };
