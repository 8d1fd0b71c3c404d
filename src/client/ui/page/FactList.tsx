import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

/** A list of facts; its children are `Fact`s. */
export const FactList = styled('dl')(({ theme }) => ({
  margin: 0,
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& > div': {
    display: 'grid',
    gridTemplateColumns: 'minmax(8.5rem, 2fr) 3fr',
    alignItems: 'baseline',
    gap: theme.spacing(2),
    paddingBlock: theme.spacing(1.25),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, fontWeight: 'var(--weight-strong)' },
}));

interface FactProps {
  term: string;
  children: ReactNode;
}

export function Fact({ term, children }: FactProps) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  );
}
