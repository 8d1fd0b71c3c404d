import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { useId, type ReactNode } from 'react';

const Ground = styled('section')(({ theme }) => ({
  maxWidth: 720,
  paddingBlock: theme.spacing(4),
  '&:first-of-type': { paddingTop: theme.spacing(1) },
  '& + &': { borderTop: `var(--stroke) solid ${theme.vars.palette.divider}` },
}));

interface SettingsSectionProps {
  title: string;
  lead: string;
  children: ReactNode;
}

/** One setting on a page of several. */
export function SettingsSection({ title, lead, children }: SettingsSectionProps) {
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
