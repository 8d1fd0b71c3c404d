import { styled } from '@mui/material/styles';

const Grey = styled('span')(({ theme }) => ({
  color: theme.vars.palette.text.secondary,
  textDecoration: 'underline dotted',
  textUnderlineOffset: 3,
  cursor: 'not-allowed',
}));

interface DisabledLinkProps {
  children: string;
  /** Id of the sentence that says why. */
  reason: string;
}

export function DisabledLink({ children, reason }: DisabledLinkProps) {
  return (
    <Grey role="link" aria-disabled="true" aria-describedby={reason}>
      {children}
    </Grey>
  );
}
