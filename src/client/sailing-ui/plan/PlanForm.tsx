import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageFormActions } from '../../ui/form/FormActions';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 34rem) minmax(0, 1fr)',
    gap: theme.spacing(6),
    alignItems: 'start',
  },
}));

const Written = styled('div')(({ theme }) => ({ display: 'grid', gap: theme.spacing(2.5) }));

interface PlanFormProps {
  fields: ReactNode;
  /** The preview, beside the fields where there is room. */
  preview: ReactNode;
  actions: ReactNode;
}

/** The content of a form that previews what it will create. Its buttons stay visible however long the list is. */
export function PlanForm({ fields, preview, actions }: PlanFormProps) {
  return (
    <>
      <Columns>
        <Written>{fields}</Written>
        {preview}
      </Columns>
      <PageFormActions>{actions}</PageFormActions>
    </>
  );
}
