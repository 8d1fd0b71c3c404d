import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { lazyPart } from '../dialogs/lazyPart';
import type { EmptyDrawingName } from './EmptyDrawing';

/** Few places are empty, so that what is drawn there is fetched then; its room is kept. */
const EmptyDrawing = lazyPart(
  async () => (await import('./EmptyDrawing')).EmptyDrawing,
  <div style={{ height: 150 }} />,
);

const Ground = styled('section')(({ theme }) => ({
  border: `var(--stroke) solid ${theme.vars.palette.divider}`,
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.background.paper,
  padding: theme.spacing(4, 3),
  display: 'grid',
  gap: theme.spacing(1),
  justifyItems: 'center',
  textAlign: 'center',
  '& > svg': { marginBottom: theme.spacing(1) },
}));

export interface EmptyStateProps {
  /** The picture above the words, where the place is large enough for one. */
  drawing?: EmptyDrawingName;
  title: string;
  /** A sentence about the purpose of the place. */
  text: string;
  /** The action for the next step. */
  action?: ReactNode;
}

export function EmptyState({ drawing, title, text, action }: EmptyStateProps) {
  return (
    <Ground>
      {drawing === undefined ? null : <EmptyDrawing name={drawing} onMissing={() => true} />}
      <Typography variant="h2">{title}</Typography>
      <Typography sx={{ maxWidth: '56ch', textWrap: 'balance', mb: action === undefined ? 0 : 1 }}>{text}</Typography>
      {action}
    </Ground>
  );
}
