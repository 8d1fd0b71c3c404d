import { styled } from '@mui/material/styles';
import type { ResultRow } from '../../../../../shared/contract/sailings';
import type { TextColumn } from '../../../../lib/csv';

const Facts = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))',
  gap: theme.spacing(1, 2),
  whiteSpace: 'normal',
  '& dt': { ...theme.typography.caption, color: theme.vars.palette.text.secondary },
}));

interface ResultDetailsProps {
  row: ResultRow;
  columns: readonly TextColumn<ResultRow>[];
}

/** Everything about a boat that the narrow table has no column for. */
export function ResultDetails({ row, columns }: ResultDetailsProps) {
  const facts = columns
    .map(({ label, name = label, text }) => ({ name, value: text(row) }))
    .filter(({ value }) => value !== '');
  return (
    <Facts>
      {facts.map(({ name, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Facts>
  );
}
