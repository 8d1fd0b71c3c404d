import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Ground = styled('section')(({ theme }) => ({
  border: `var(--stroke) dashed ${theme.vars.palette.line}`,
  borderRadius: theme.shape.borderRadius,
  padding: theme.spacing(4, 3),
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'start',
}));

interface EmptyStateProps {
  title: string;
  /** A sentence about the purpose of the place. */
  text: string;
  /** The action for the next step. */
  action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Ground>
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ maxWidth: '60ch', mb: action === undefined ? 0 : 1 }}>{text}</Typography>
      {action}
    </Ground>
  );
}
