import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Ground = styled('section')(({ theme }) => ({
  marginTop: theme.spacing(5),
  paddingTop: theme.spacing(3),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
}));

interface PartProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** One kind of thing, what it is for, and the thing itself. */
export function Part({ title, text, children }: PartProps) {
  return (
    <Ground>
      <Typography variant="h2">{title}</Typography>
      {text === undefined ? null : <Typography sx={{ mt: 0.5, mb: 2, maxWidth: '68ch' }}>{text}</Typography>}
      {children}
    </Ground>
  );
}

/** Things beside each other, as many as there is room for. */
export const Shelf = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: theme.spacing(1.5),
}));
