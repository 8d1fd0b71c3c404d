import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { boatLabel } from '../../../../../shared/domain/sailNumber';

const Notice = styled('section')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.tint.signal,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(3),
  '& ul': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(2.5) },
}));

interface MissingBoatsProps {
  title: string;
  /** What to do about it. */
  text: string;
  boats: readonly Competitor[];
  action?: ReactNode;
}

/** Boats that are entered and have no start. */
export function MissingBoats({ title, text, boats, action }: MissingBoatsProps) {
  if (boats.length === 0) return null;
  return (
    <Notice>
      <Typography variant="body1" component="h2" sx={{ fontWeight: 'var(--weight-strong)' }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <ul>
        {boats.map((boat) => (
          <li key={boat.id}>
            {boatLabel(boat)}
            {boat.skipper_name === '' ? null : `, ${boat.skipper_name}`}
          </li>
        ))}
      </ul>
      {action}
    </Notice>
  );
}
