import { styled } from '@mui/material/styles';

interface PageColumnProps {
  /** For pages of work, which fill a large screen. */
  wide?: boolean;
}

/** The measure of a page, in the middle of a wide screen. */
export const PageColumn = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<PageColumnProps>(
  ({ wide = false }) => ({
    width: '100%',
    maxWidth: wide ? 1680 : 1120,
    marginInline: 'auto',
  }),
);
