import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Competitor } from '../../../../../shared/contract/competitors';
import { competitorLabel } from '../../../../../shared/domain/sailNumber';

const Notice = styled('section')(({ theme }) => ({
  borderLeft: `4px solid ${theme.vars.palette.signal.bg}`,
  background: theme.vars.palette.tint.signal,
  padding: theme.spacing(1.5, 2),
  marginBottom: theme.spacing(3),
  '& ul': { margin: theme.spacing(1, 0, 0), paddingLeft: theme.spacing(2.5) },
}));

interface MissingCompetitorsProps {
  title: string;
  /** What to do about it. */
  text: string;
  competitors: readonly Competitor[];
  action?: ReactNode;
}

/** Boats that are entered and have no start. */
export function MissingCompetitors({ title, text, competitors, action }: MissingCompetitorsProps) {
  if (competitors.length === 0) return null;
  return (
    <Notice>
      <Typography variant="body1" component="h2" sx={{ fontWeight: 'var(--weight-strong)' }}>
        {title}
      </Typography>
      <Typography>{text}</Typography>
      <ul>
        {competitors.map((competitor) => (
          <li key={competitor.id}>
            {competitorLabel(competitor)}
            {competitor.skipper_name === '' ? null : `, ${competitor.skipper_name}`}
          </li>
        ))}
      </ul>
      {action}
    </Notice>
  );
}
