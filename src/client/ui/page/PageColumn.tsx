import { styled } from '@mui/material/styles';

interface PageColumnProps {
  /** Fills a large screen, for pages of work. */
  wide?: boolean;
}

/** The column of a page, centred on a wide screen. */
export const PageColumn = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<PageColumnProps>(
  ({ wide = false }) => ({
    width: '100%',
    maxWidth: wide ? 1680 : 1120,
    marginInline: 'auto',
  }),
);
