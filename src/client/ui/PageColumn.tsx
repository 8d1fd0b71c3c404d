import { styled } from '@mui/material/styles';

/** The measure of an ordinary page, in the middle of a wide screen. */
export const PageColumn = styled('div')({ width: '100%', maxWidth: 1120, marginInline: 'auto' });
