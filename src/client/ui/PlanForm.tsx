import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)', gap: theme.spacing(6), alignItems: 'start' },
}));

const Written = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

const Actions = styled('div')(({ theme }) => ({
  position: 'sticky',
  bottom: 0,
  zIndex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(1),
  paddingBlock: theme.spacing(1.5),
  borderTop: `var(--stroke) solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.default,
}));

interface PlanFormProps {
  fields: ReactNode;
  /** What will come of it, beside the fields where there is room. */
  preview: ReactNode;
  actions: ReactNode;
}

/** The inside of a form that shows what it will make. Its buttons are in sight however long the list is. */
export function PlanForm({ fields, preview, actions }: PlanFormProps) {
  return (
    <>
      <Columns>
        <Written>{fields}</Written>
        {preview}
      </Columns>
      <Actions>{actions}</Actions>
    </>
  );
}
