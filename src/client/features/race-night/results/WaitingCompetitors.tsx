import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ResultRow } from '../../../../shared/contract/sailings';
import { competitorLabel } from '../../../../shared/domain/sailNumber';
import { BoatNeed } from './StillOpen';
import type { OpenNeeds } from '../../../changes/needs';

const List = styled('ul')(({ theme }) => ({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(14rem, 1fr))',
  gap: theme.spacing(0, 3),
  '& li': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: theme.spacing(1),
    paddingBlock: theme.spacing(1),
    borderBottom: `var(--stroke) solid ${theme.vars.palette.divider}`,
  },
  '& .need': { flexBasis: '100%', fontVariantNumeric: 'tabular-nums' },
  '& small': { fontSize: '0.875rem', color: theme.vars.palette.text.secondary },
}));

interface WaitingCompetitorsProps {
  title: string;
  rows: readonly ResultRow[];
  needs: OpenNeeds;
}

/** Boats that nothing has been written down for: still racing, as far as anybody knows, and what each of them needs. */
export function WaitingCompetitors({ title, rows, needs }: WaitingCompetitorsProps) {
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
            <BoatNeed needs={needs} row={row} />
          </li>
        ))}
      </List>
    </section>
  );
}
