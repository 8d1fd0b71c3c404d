import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What a screen of the race gets where somebody has come for one evening, and has no other pages. */
export interface OfEvening {
  modes?: ReactNode;
  /** In place of the page that it is left for otherwise. */
  onLeave?: () => void;
}

const Row = styled('nav')(({ theme }) => ({
  flex: 'none',
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  gap: theme.spacing(1),
  padding: theme.spacing(0.75, 2),
  borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  '& .MuiButton-root': { minHeight: 44, fontSize: '1rem' },
}));

export interface EveningMode {
  name: string;
  to: string;
  isOpen: boolean;
}

/** One press from one screen of the evening to the other. */
export function EveningModes({ label, modes }: { label: string; modes: readonly EveningMode[] }) {
  return (
    <Row aria-label={label}>
      {modes.map(({ name, to, isOpen }) => (
        <Button
          key={to}
          component={Link}
          nativeButton={false}
          to={to}
          replace
          variant={isOpen ? 'contained' : 'outlined'}
          aria-current={isOpen ? 'page' : undefined}
        >
          {name}
        </Button>
      ))}
    </Row>
  );
}
