import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Ground = styled('section')(({ theme }) => ({
  paddingBlock: theme.spacing(4),
  '&:first-of-type': { paddingTop: theme.spacing(1) },
}));

/** Sections between hairlines, also those of others. */
export const AccountSections = styled('div')(({ theme }) => ({
  '& > section + section': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`, maxWidth: 'none' },
  '& > section > form': { maxWidth: 720 },
}));

interface AccountSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

export function AccountSection({ title, lead, children }: AccountSectionProps) {
  const heading = useId();
  return (
    <Ground aria-labelledby={heading}>
      <Typography id={heading} variant="h2">
        {title}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 2.5, maxWidth: '60ch' }}>{lead}</Typography>
      {children}
    </Ground>
  );
}
