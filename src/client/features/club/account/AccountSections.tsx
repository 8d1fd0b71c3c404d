import { styled } from '@mui/material/styles';

/** Sections as wide as the page, since one of them is a list; what is typed is not. */
export const AccountSections = styled('div')({
  '& > section': { maxWidth: 'none' },
  '& > section > form': { maxWidth: 720 },
});
