import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ResultRow } from '../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../shared/domain/sailNumber';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: theme.spacing(0, 3),
  '& li': {
    display: 'flex',
    alignItems: 'baseline',
    gap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface WaitingCompetitorsProps {
  title: string;
  rows: readonly ResultRow[];
}

/** Boats that nothing has been written down for: still racing, as far as anybody knows. */
export function WaitingCompetitors({ title, rows }: WaitingCompetitorsProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <Typography variant="h2" sx={{ mt: 4, mb: 1 }}>
        {`${title} (${rows.length})`}
      </Typography>
      <List>
        {rows.map((row) => (
          <li key={row.competitor}>
            <b>{competitorLabel(row)}</b>
            <small>{row.skipper_name}</small>
          </li>
        ))}
      </List>
    </section>
  );
}
